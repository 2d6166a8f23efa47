import type { FailureCode } from "../payment/stored-payment";
import type { NonceOutcome } from "../settlement/confirm/nonce-outcome";
import type { Receipt } from "../settlement/head";
import type { Outcome } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

/** The outcome that an operator gives a payment. */
export type Resolution =
  | { readonly kind: "confirmed"; readonly txHash: Hex; readonly logIndex: number }
  | { readonly kind: "failed"; readonly code: FailureCode };

/** The chain's evidence, read now. */
export interface ResolutionEvidence {
  /** The newest block of the chain's depth; younger blocks do not count. */
  readonly block: { readonly number: number; readonly timestampSeconds: number };
  /** Whether Permit2 has the authorization's nonce as used at that block. */
  readonly nonceIsUsed: boolean;
  /** The settler's verdict; `unreadable`: no node answers. */
  readonly nonceOutcome: NonceOutcome | { readonly kind: "unreadable"; readonly reason: string };
  /** The named transaction, if it is in the chain; null otherwise, and if none is named. */
  readonly named: NamedTransaction | null;
}

export interface NamedTransaction {
  readonly receipt: Receipt;
  /** Whether the nonce is used in its block, and in the block before; null: no node has that state any more. */
  readonly usedInBlock: boolean | null;
  readonly usedBefore: boolean | null;
}

/** Which payment a log of a transaction counts for, by the rows. */
export type CountedFor = (txHash: Hex, logIndex: number) => PaymentId | null;

export type Judgement =
  | { readonly kind: "refused"; readonly reason: string }
  /** `proof`: the chain's evidence; null: the chain shows none, and only the operator's argument supports it. */
  | { readonly kind: "may"; readonly outcome: Outcome; readonly proof: string | null };
