import type { Address, Chain, Environment } from "@lunas/catalog/chain";
import type { PageRequest } from "../payment/books";
import { gasRefusalFor } from "../payment/checks/gas-is-within-bounds";
import type { GasReason } from "../payment/gas";
import type { Hex } from "../shared/hex";
import { type ChannelActionId, type MerchantId, newId, type PayoutId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import type { Signal } from "../shared/signal";
import type { Timer } from "../shared/timer";
import type { PayoutSnapshot } from "../webhook/event";
import { availableIn, baseOf, type ChannelId, type StoredChannel } from "./channel";
import { booksOfTheShop, tooManyRefunds } from "./refusals";

export interface ChannelScope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

/** What became of an action that was asked for. */
export interface RequestedAction {
  readonly status: "planned" | "sent" | "confirmed" | "failed";
  readonly amount: bigint | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** What merchants and payers ask the settler to send. A gateway writes no calldata and signs nothing. */
export interface ActionRequests {
  /**
   * Marks the merchant's channels with something to claim; returns how many, or the bound of gas where it leaves room for none. A channel
   * whose payer withdraws is always marked.
   */
  askClaims(scope: ChannelScope): Promise<number | GasReason>;
  /**
   * Asks for a payout, and for the claims before it. The one under way, if there is one; the bound of gas that leaves no room for it; null:
   * there is nothing to pay out.
   */
  askPayout(scope: ChannelScope, id: PayoutId): Promise<PayoutSnapshot | GasReason | null>;
  /** False: a refund of the channel is under way. Else true, or the bound that leaves no room for it. */
  askRefund(request: {
    readonly id: ChannelActionId;
    readonly channelId: ChannelId;
    /** Null: all that is unused. */
    readonly amount: bigint | null;
    readonly cause: "merchant" | "payer";
    /** So many refunds the channel's payer may have caused within 24 hours. Default: any number. */
    readonly mostInADay?: number | undefined;
  }): Promise<boolean | GasReason | "payer_daily_refunds">;
  find(id: ChannelActionId): Promise<RequestedAction | null>;
  payouts(scope: ChannelScope, page: PageRequest): Promise<PayoutPage>;
}

/** What the next payouts are made of, in base units. */
export interface Waiting {
  /** Charged, not claimed, and covered by the balance of its channel. */
  readonly unclaimed: bigint;
  /** Claimed, and not paid out. */
  readonly unpaid: bigint;
}

export interface PayoutPage {
  readonly payouts: readonly PayoutSnapshot[];
  readonly total: number;
  readonly waiting: Waiting;
}

/** When there may be room in the merchant's gas again. */
export const gasRetrySeconds = 30;

export async function claimAll(
  { requests }: { readonly requests: Pick<ActionRequests, "askClaims"> },
  scope: ChannelScope,
): Promise<number | Refusal> {
  const channels = await requests.askClaims(scope);
  if (typeof channels === "string") return gasRefusalFor(channels, gasRetrySeconds);
  return channels > 0 ? channels : nothing("There is nothing to claim.");
}

export async function payOut(
  { requests }: { readonly requests: Pick<ActionRequests, "askPayout"> },
  scope: ChannelScope,
): Promise<PayoutSnapshot | Refusal> {
  const payout = await requests.askPayout(scope, newId("pyo"));
  if (typeof payout === "string") return gasRefusalFor(payout, gasRetrySeconds);
  return payout ?? nothing("There is nothing to pay out.");
}

export interface RefundDeps {
  readonly requests: Pick<ActionRequests, "askRefund" | "find">;
  readonly timer: Timer;
}

export interface RefundTerms {
  readonly channel: StoredChannel;
  readonly amount: bigint | null;
  readonly cause: "merchant" | "payer";
  readonly mostInADay?: number | undefined;
  readonly waitMs: number;
  readonly signal: Signal;
}

export interface RefundedChannel {
  readonly txHash: Hex;
  readonly amount: bigint;
}

const pollEveryMs = 250;

/** Asks for a refund and waits for its end. After the wait it goes on, and a repeat is told that one is under way. */
export async function refundChannel(
  { requests, timer }: RefundDeps,
  { channel, amount, cause, mostInADay, waitMs, signal }: RefundTerms,
): Promise<RefundedChannel | Refusal> {
  // The shop's own books have charges that these lack.
  if (channel.managedBy !== "lunas") return booksOfTheShop();
  if (availableIn(channel) === 0n) return nothing("Nothing of the channel is unused.");
  const id = newId("chr");
  const requested = await requests.askRefund({ id, channelId: channel.id, amount, cause, mostInADay });
  if (requested === "payer_daily_refunds") return tooManyRefunds(mostInADay);
  if (typeof requested === "string") return gasRefusalFor(requested, gasRetrySeconds);
  if (!requested) return refuse("payout_refused", "A refund of the channel is under way.", { reason: "under_way" });
  for (let waitedMs = 0; waitedMs < waitMs && !signal.aborted; waitedMs += pollEveryMs) {
    await timer.sleep(pollEveryMs, signal);
    const action = await requests.find(id);
    const answer = action === null ? null : answerOf(action);
    if (answer !== null) return answer;
  }
  return refuse("settlement_pending", "The refund is under way: the channel shows its end.", {});
}

/** Null: it has not ended. */
function answerOf({ status, amount, txHash, failure }: RequestedAction): RefundedChannel | Refusal | null {
  if (status === "confirmed" && txHash !== null && amount !== null) return { txHash, amount };
  if (status !== "failed" || failure === null) return null;
  if (failure.code === "nothing_to_refund") return nothing(failure.message);
  return refuse("tx_failed", failure.message, { reason: failure.code, ...(txHash !== null && { txHash }) });
}

function nothing(message: string): Refusal {
  return refuse("payout_refused", message, { reason: "nothing" });
}

/** The x402 state of a channel beside an answer. */
export function channelState(channel: Pick<StoredChannel, "id" | "onChain" | "charged">) {
  const { id, onChain } = channel;
  return {
    channelId: id,
    balance: onChain.balance.toString(),
    totalClaimed: onChain.claimed.toString(),
    withdrawRequestedAt: onChain.withdrawRequestedAt,
    refundNonce: onChain.refundNonce.toString(),
    chargedCumulativeAmount: baseOf(channel).toString(),
  };
}

/** What a refund's answer says of the settlement. */
export function refundSettlement(chain: Pick<Chain, "caip2Network">, payer: Address, refunded: RefundedChannel) {
  const { txHash, amount } = refunded;
  return { success: true, transaction: txHash, network: chain.caip2Network, payer, amount: amount.toString() } as const;
}
