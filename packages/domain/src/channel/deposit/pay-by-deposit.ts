import type { Claim } from "../../payment/claim";
import { type FacilitateDeps, facilitate, type Holding } from "../../payment/facilitate";
import type { Facilitated, WaitLimit } from "../../payment/facilitated";
import { readDepositTerms } from "../../settlement/kinds/deposit/terms";
import type { ChargeId } from "../../shared/id";
import { isRefusal, type Refusal } from "../../shared/refusal";
import type { DepositChannel, DepositChannels } from "./ports";
import { outOfStep } from "./refusals";

export interface PayByDepositDeps extends FacilitateDeps {
  readonly deposits: DepositChannels;
}

/** The channel after a confirmed deposit, and the charge of its voucher: null where none was wanted. Base units. */
export interface Deposited {
  readonly channel: DepositChannel;
  readonly charge: { readonly id: ChargeId; readonly amount: bigint } | null;
}

/** How a request of a deposit ended, and what it made of its channel: null unless it is confirmed. */
export interface DepositEnd {
  readonly ended: Facilitated;
  readonly deposited: Deposited | Refusal | null;
}

/**
 * Makes a deposit as any payment is made, and waits for its outcome. A deposit whose voucher does not follow the channel's sum any
 * more counts all the same: its money is in the channel, and nothing was charged, so the caller gets a refusal.
 */
export async function payByDeposit(
  deps: PayByDepositDeps,
  claim: Claim,
  waitLimit: WaitLimit & Holding,
): Promise<DepositEnd> {
  const ended = await facilitate(deps, claim, waitLimit);
  if (isRefusal(ended) || ended.kind !== "settled") return { ended, deposited: null };
  const { id, authorization } = ended.payment;
  const { channelId, charge } = readDepositTerms(authorization.terms);
  const found = await deps.deposits.deposited(channelId, charge?.id ?? null);
  if (found === null) throw new Error(`the deposit ${id} is confirmed, and its channel ${channelId} is not stored`);
  const { channel, isCharged } = found;
  if (charge !== null && !isCharged) return { ended, deposited: outOfStep(channel) };
  return { ended, deposited: { channel, charge: charge && { id: charge.id, amount: charge.amount } } };
}
