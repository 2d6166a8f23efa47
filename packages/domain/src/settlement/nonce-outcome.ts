import type { Settled } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { Head } from "./head";

export type BlockTime = Pick<Head, "number" | "timestampSeconds">;

/** What became of an authorization's nonce on chain, judged at a block of at least the chain's depth. */
export type NonceOutcome =
  | { readonly kind: "unused"; readonly block: BlockTime }
  | { readonly kind: "settled"; readonly settlement: Settled }
  | { readonly kind: "cancelled" }
  | { readonly kind: "used_elsewhere" }
  | {
      /** A like settlement stands in this transaction, and nothing proves whose it is. */
      readonly kind: "unproven";
      readonly txHash: Hex;
      /** An endpoint can trace and did not manage to: a later trace may prove it. */
      readonly mayBeProven: boolean;
      readonly block: BlockTime;
    };

/** What the chain shows about a nonce without any trace. */
export interface NonceUse {
  /** The block, at the chain's depth, at which the nonce was read. */
  readonly block: BlockTime;
  readonly isUsed: boolean;
  /** Transactions with like logs, in the block where the nonce's bit turned, or in all blocks where it may have. */
  readonly candidates: readonly Candidate[];
  /** Permit2's `UnorderedNonceInvalidation` covers the nonce in one of those blocks. */
  readonly isCancelled: boolean;
}

/** A successful transaction with logs like the payment's: its `Transfer`, followed by the proxy's `Settled`. */
export interface Candidate {
  readonly txHash: Hex;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly blockTimestampSeconds: number;
  /** Their places in the block, in order. A log does not carry the nonce. */
  readonly likeLogs: readonly number[];
  /**
   * The distinct nonces that the transaction's own calls settle with the payment's terms, in the order of the calls; null
   * where not every call goes to the proxy directly, so that other settlements may hide in it.
   */
  readonly calls: readonly NonceCall[] | null;
}

export interface NonceCall {
  readonly nonce: bigint;
  /** Whether the bit was set at the block before, and at the block itself; null: the node does not tell. */
  readonly wasSet: boolean | null;
  readonly isSet: boolean | null;
}

/** `failed`: an endpoint can trace, and did not manage to this time. `unsupported`: no endpoint can. */
export type TracedNonces =
  | { readonly kind: "read"; readonly nonces: readonly bigint[] }
  | { readonly kind: "failed" | "unsupported" };

/** Which of a candidate's settlements belongs to a nonce: the settlement, none of them, or not known. */
export type Proof = Settled | "other" | "unknown";

/**
 * Proof by calls that go to the proxy alone. Each like log stands for a successful call with a nonce of its own, as a nonce
 * is used once. So where there are as many like logs as nonces that can have been used here, each of these has its log, and
 * both are in the same order. Nothing is proven by exclusion: with one log more or less all of them are unknown.
 */
export function proveByCalls(nonce: bigint, candidate: Candidate): Proof {
  const { calls, likeLogs } = candidate;
  const own = calls?.find((call) => call.nonce === nonce);
  if (calls === null) return "unknown";
  if (own === undefined || own.wasSet === true || own.isSet === false) return "other";
  const used = calls.length === likeLogs.length ? calls : calls.filter(isUsedHere);
  if (used.length !== likeLogs.length) return "unknown";
  return settledAt(candidate, used.indexOf(own));
}

function isUsedHere({ wasSet, isSet }: NonceCall): boolean {
  return wasSet === false && isSet === true;
}

/** @param traced the nonces of the calls of the proxy with the payment's terms that did not fail, in order. */
export function proveByTrace(nonce: bigint, candidate: Candidate, traced: readonly bigint[]): Proof {
  const place = traced.indexOf(nonce);
  return place === -1 ? "other" : settledAt(candidate, place);
}

function settledAt({ txHash, blockNumber, blockHash, blockTimestampSeconds, likeLogs }: Candidate, at: number): Proof {
  const logIndex = likeLogs[at];
  return logIndex === undefined ? "unknown" : { txHash, logIndex, blockNumber, blockHash, blockTimestampSeconds };
}
