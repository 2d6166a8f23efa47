import type { Settled } from "../../payment/stored-payment";
import type { Hex } from "../../shared/hex";
import type { Head, MinedIn } from "../head";

export type BlockTime = Pick<Head, "number" | "timestampSeconds">;

/** The nonce outcome: how an authorization's nonce was used on chain, read at a block of at least the chain's depth. */
export type NonceOutcome =
  | { readonly kind: "unused"; readonly block: BlockTime }
  | { readonly kind: "settled"; readonly settlement: Settled }
  | { readonly kind: "cancelled" }
  | { readonly kind: "used_elsewhere" }
  | {
      /**
       * A matching settlement exists in this transaction, and nothing proves which payment it belongs to. Null: the node
       * has forgotten the blocks in which the nonce was used.
       */
      readonly kind: "unproven";
      readonly txHash: Hex | null;
      /** An endpoint that can trace, or that has the blocks, may prove it later. */
      readonly mayBeProven: boolean;
      readonly block: BlockTime;
    };

/** What the chain shows about a nonce without any trace. */
export interface NonceUse {
  /** The block, at the chain's depth, at which the nonce was read. */
  readonly block: BlockTime;
  readonly isUsed: boolean;
  /**
   * Transactions with matching logs, in the block where the nonce's bit changed, or in all blocks where it may have
   * changed.
   */
  readonly candidates: readonly Candidate[];
  /** Permit2's `UnorderedNonceInvalidation` covers the nonce in one of those blocks. */
  readonly isCancelled: boolean;
  /** The node has forgotten some of those blocks: that it shows no candidate and no cancellation proves nothing. */
  readonly isForgotten?: true;
}

/** A successful transaction with logs that match the payment: its `Transfer`, followed by the proxy's `Settled`. */
export interface Candidate extends MinedIn {
  readonly txHash: Hex;
  /** The log indexes of the matching logs in the block, in order. A log does not carry the nonce. */
  readonly likeLogs: readonly number[];
  /**
   * The distinct nonces that the transaction's own calls settle with the payment's terms, in call order. Null when a
   * call does not go directly to the proxy: it may contain other settlements.
   */
  readonly calls: readonly NonceCall[] | null;
}

export interface NonceCall {
  readonly nonce: bigint;
  /** Whether the bit was set at the block before, and at the block itself; null: the node does not report it. */
  readonly wasSet: boolean | null;
  readonly isSet: boolean | null;
}

/** `failed`: an endpoint can trace, but failed this time. `unsupported`: no endpoint can trace. */
export type TracedNonces =
  | { readonly kind: "read"; readonly nonces: readonly bigint[] }
  | { readonly kind: "failed" | "unsupported" };

/** Which settlement of a candidate belongs to a nonce: the settlement itself, none of them, or unknown. */
export type Proof = Settled | "other" | "unknown";

/**
 * Proof by calls that all go to the proxy. Each matching log comes from a successful call with a nonce of its own,
 * because a nonce is used once. If there are as many matching logs as nonces that may have been used here, each nonce
 * has its log, in the same order. With one log more or less all of them are unknown: nothing is proven by exclusion.
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

/** @param traced the nonces of the proxy calls that have the payment's terms and did not fail, in order. */
export function proveByTrace(nonce: bigint, candidate: Candidate, traced: readonly bigint[]): Proof {
  const place = traced.indexOf(nonce);
  return place === -1 ? "other" : settledAt(candidate, place);
}

function settledAt({ txHash, blockNumber, blockHash, blockTimestampSeconds, likeLogs }: Candidate, at: number): Proof {
  const logIndex = likeLogs[at];
  return logIndex === undefined ? "unknown" : { txHash, logIndex, blockNumber, blockHash, blockTimestampSeconds };
}
