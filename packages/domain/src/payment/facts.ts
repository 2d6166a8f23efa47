import type { Hex } from "../shared/hex";
import type { GasUsage } from "./gas";
import type { PauseScope } from "./pause";
import type { StoredPayment } from "./stored-payment";

/** A block by which something was read or in which something happened. */
export interface BlockRef {
  readonly number: number;
  readonly hash: Hex;
  readonly timestampSeconds: number;
}

/** What one JSON-RPC batch tells about a claim; everything in it was read at `block` or later. */
export interface ChainFacts {
  readonly block: Omit<BlockRef, "hash">;
  /** EIP-7702 delegates count: Permit2 asks EIP-1271 wherever there is code. */
  readonly payerHasCode: boolean;
  readonly signatureIsValid: boolean;
  /** The signature as it will be sent: normalised for a payer without code, untouched for one with code. */
  readonly settleSignature: Hex;
  readonly nonceIsUsed: boolean;
  readonly balance: bigint;
  /** The payer's allowance for Permit2; 2^256-1 never decreases in most tokens and counts as unlimited. */
  readonly allowance: bigint;
  /** null: the settlement went through in simulation. Else the revert by name, e.g. `InvalidSigner`, `token_paused`. */
  readonly simulationFailure: string | null;
  /** Read only for a claim that offers an approval; null: none was offered, or this network pays for none. */
  readonly sponsoring: SponsoringFacts | null;
}

/** What the chain says of an approval that is to be paid for. */
export interface SponsoringFacts {
  /** Of the payer's account, mined and with what waits in the node's pool. */
  readonly payerNonce: number;
  readonly payerPendingNonce: number;
  readonly payerBalanceWei: bigint;
  readonly baseFeeWei: bigint;
  /** Base fee and the tip that the node suggests. */
  readonly currentFeeWei: bigint;
  /** What a rollup would charge for the approval's data now; 0 elsewhere. */
  readonly l1FeeWei: bigint;
  /** Of fund, approve and settle, one after another; null: all went through. */
  readonly simulationFailure: string | null;
}

/** What the database tells about a claim. */
export interface StoreFacts {
  /** The payment that holds this authorization already. */
  readonly stored: StoredPayment | null;
  /** The payment that the request's Idempotency-Key stands for; null without one, and after 24 hours. */
  readonly underKey: StoredPayment | null;
  /** Base units of this token that the payer has in flight here and that `block` cannot show yet. */
  readonly payerInFlight: bigint;
  readonly gas: GasUsage;
  /** What an operator has paused that this payment falls under, the widest first; null: nothing. */
  readonly paused: PauseScope | null;
}

/** Everything that the checks judge by, gathered once. */
export interface Facts {
  readonly chain: ChainFacts;
  readonly store: StoreFacts;
  /** The later of our clock and the chain's (last head's time + what elapsed since). */
  readonly nowSeconds: number;
  /** The earlier of the two, and never before the block that was read: by this the chain would not refuse it as too early. */
  readonly earliestNowSeconds: number;
}

/** ERC-20 tokens commonly never count an allowance of 2^256-1 down. */
const unlimited = 2n ** 256n - 1n;

/** The allowance as something that is used up, or null where it is not. */
export function finiteAllowance(facts: ChainFacts): bigint | null {
  return facts.allowance === unlimited ? null : facts.allowance;
}
