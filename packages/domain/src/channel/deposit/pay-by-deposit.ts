import { stillOpen } from "../../payment/await-outcome";
import type { Claim } from "../../payment/claim";
import { delivered } from "../../payment/delivered";
import { type FacilitateDeps, facilitate, type Holding } from "../../payment/facilitate";
import type { Facilitated, WaitLimit } from "../../payment/facilitated";
import { isAway, persistAfterFirst } from "../../payment/persist";
import { readDepositTerms } from "../../settlement/kinds/deposit/terms";
import type { ChargeId } from "../../shared/id";
import { isRefusal, type Refusal } from "../../shared/refusal";
import type { ChannelId } from "../channel";
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
  const { authorization } = ended.payment;
  const { channelId, charge } = readDepositTerms(authorization.terms);
  const found = await readDeposited(deps, channelId, charge?.id ?? null).catch((error: unknown) => {
    // The success is this request's, and its answer cannot be made: the next request gets it.
    void delivered(deps, ended, false).catch(() => undefined);
    if (isAway(error)) return null;
    throw error;
  });
  if (found === null) return { ended: stillOpen(ended.payment), deposited: null };
  const { channel, isCharged } = found;
  if (charge !== null && !isCharged) return { ended, deposited: outOfStep(channel) };
  return { ended, deposited: { channel, charge: charge && { id: charge.id, amount: charge.amount } } };
}

/** How long the channel is read while the database is unavailable. */
const persistMs = 3_000;

async function readDeposited(deps: PayByDepositDeps, channelId: ChannelId, chargeId: ChargeId | null) {
  const found = await persistAfterFirst(deps, () => deps.deposits.deposited(channelId, chargeId), persistMs);
  if (found === null) throw new Error(`a deposit into ${channelId} is confirmed, and that channel is not stored`);
  return found;
}
