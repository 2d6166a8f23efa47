import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelId, ChannelOnChain } from "@lunas/domain/channel/channel";
import type { ChannelProblem } from "@lunas/domain/channel/shop/problem";
import type { Refusal } from "@lunas/domain/shared/refusal";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { X402Reason, X402SettleResponse } from "@lunas/protocol/x402/facade";
import { channelReason, channelStateOf } from "../../../translate/channel-reason";
import { reasonOf } from "../../../translate/x402-reason";
import type { X402Deps } from "../deps";
import type { ChannelEnd } from "./settling";

/** Whose settlement it is; the payer of a deposit or refund. */
export interface Names {
  readonly network: string;
  readonly payer?: Address;
}

export function notSettled(reason: X402Reason, message: string, names: Names): X402SettleResponse {
  return { success: false, errorReason: reason, errorMessage: message, ...names, transaction: "" };
}

export function problemAnswer({ problem, message }: ChannelProblem, names: Names): X402SettleResponse {
  return notSettled(channelReason(problem), message, names);
}

/** A refusal that says nothing about the request stays an HTTP error. */
export function refusalAnswer(
  refusal: Refusal,
  names: Names,
  reasonFor: (refusal: Refusal) => X402Reason | null = reasonOf,
): X402SettleResponse | Refusal {
  const reason = reasonFor(refusal);
  return reason === null ? refusal : notSettled(reason, refusal.message, names);
}

/** A proven failure, or an open end. What failed without a transaction would have failed in one. */
export function unsettledAnswer(
  ended: Exclude<ChannelEnd, { kind: "settled" }>,
  names: Names,
  of: "deposit" | "claim" | "settle" | "refund",
): X402SettleResponse {
  const transaction = ended.txHash ?? "";
  if (ended.kind === "failed") {
    const how = ended.txHash === null ? "simulation" : "transaction";
    const errorReason = `invalid_batch_settlement_evm_${of}_${how}_failed` as const;
    return { success: false, errorReason, errorMessage: ended.message, ...names, transaction };
  }
  const errorMessage = "The outcome is still open: settle the same again.";
  return { success: false, errorReason: "settlement_pending", errorMessage, ...names, transaction };
}

/** As long as stock facilitators wait for a node that has not seen the transaction's block. */
const readWaitMs = 2_000;
const readEveryMs = 100;

/** The channel after a transaction, for the shop's books. Left out where it cannot be read: the settlement stands. */
export async function stateAfter(
  { channelFace: { reader }, facilitate: { clock, timer } }: X402Deps,
  chain: Chain,
  { channelId, blockNumber }: { readonly channelId: ChannelId; readonly blockNumber: number },
): Promise<Pick<X402SettleResponse, "extra">> {
  const untilMs = clock.now() + readWaitMs;
  for (;;) {
    const channel = await readOne(() => reader.readChannels(chain, [channelId]));
    if (channel !== null && channel.readAtBlock >= blockNumber)
      return { extra: { channelState: channelStateOf(channelId, channel) } };
    if (clock.now() >= untilMs) return {};
    await timer.sleep(readEveryMs);
  }
}

async function readOne(read: () => Promise<readonly ChannelOnChain[] | null>): Promise<ChannelOnChain | null> {
  try {
    return (await read())?.[0] ?? null;
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}
