import type { Hex } from "../shared/hex";
import type { GasUsage } from "./gas";
import type { PauseScope } from "./pause";
import type { StoredPayment } from "./stored-payment";

/** A block in which something happened or at which something was read. */
export interface BlockRef {
  readonly number: number;
  readonly hash: Hex;
  readonly timestampSeconds: number;
}

/** The facts of one JSON-RPC batch about a claim, all read at `block` or later. */
export interface ChainFacts {
  readonly block: Omit<BlockRef, "hash">;
  /** EIP-7702 delegates count: Permit2 uses EIP-1271 wherever there is code. */
  readonly payerHasCode: boolean;
  readonly signatureIsValid: boolean;
  /** The signature as it is sent to the chain: normalised for a payer without code, unchanged for one with code. */
  readonly settleSignature: Hex;
  readonly nonceIsUsed: boolean;
  readonly balance: bigint;
  /** The payer's allowance for Permit2; 2^256-1 never decreases in most tokens and counts as unlimited. */
  readonly allowance: bigint;
  /** null: the simulated settlement passed. Else the name of the revert, e.g. `InvalidSigner`, `token_paused`. */
  readonly simulationFailure: string | null;
  /** Read only for a claim that offers an approval; null: none was offered, or this network sponsors none. */
  readonly sponsoring: SponsoringFacts | null;
}

/** The chain's facts about an approval to be sponsored. */
export interface SponsoringFacts {
  /** The nonce of the payer's account, mined and with the transactions in the node's pool. */
  readonly payerNonce: number;
  readonly payerPendingNonce: number;
  readonly payerBalanceWei: bigint;
  readonly baseFeeWei: bigint;
  /** The base fee plus the tip that the node suggests. */
  readonly currentFeeWei: bigint;
  /** A rollup's present L1 fee for the approval's data; 0 on other chains. */
  readonly l1FeeWei: bigint;
  /** The simulation of fund, approve and settle, in this order; null: all passed. */
  readonly simulationFailure: string | null;
}

/** The database's facts about a claim. */
export interface StoreFacts {
  /** The stored payment of this authorization. */
  readonly stored: StoredPayment | null;
  /** The payment of the request's Idempotency-Key; null without a key, and after 24 hours. */
  readonly underKey: StoredPayment | null;
  /** Base units of this token that the payer has in flight here and that `block` does not show yet. */
  readonly payerInFlight: bigint;
  readonly gas: GasUsage;
  /** The widest operator's pause that applies to this payment; null: none. */
  readonly paused: PauseScope | null;
}

/** All facts that the checks use, read once. */
export interface Facts {
  readonly chain: ChainFacts;
  readonly store: StoreFacts;
  /** The later of our clock and the chain's (last head's time plus the time since). */
  readonly nowSeconds: number;
  /**
   * The earlier of the two, but not before the block that was read: at this time the chain would not refuse it as too
   * early.
   */
  readonly earliestNowSeconds: number;
}

/** Most ERC-20 tokens never reduce an allowance of 2^256-1. */
const unlimited = 2n ** 256n - 1n;

/** The allowance in base units if payments reduce it, else null (unlimited). */
export function finiteAllowance(facts: ChainFacts): bigint | null {
  return facts.allowance === unlimited ? null : facts.allowance;
}

/**
 * A payment that may or may not be stored: the database's answer was lost. It counts as stored until the rows show
 * otherwise.
 */
export interface Unknown {
  readonly kind: "unknown";
  readonly payment: StoredPayment;
}
