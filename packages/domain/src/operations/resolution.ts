import type { FailureCode } from "../payment/stored-payment";
import type { Receipt } from "../settlement/head";
import type { NonceOutcome } from "../settlement/nonce-outcome";
import type { Outcome } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

/** How an operator says that a payment ended. */
export type Resolution =
  | { readonly kind: "confirmed"; readonly txHash: Hex; readonly logIndex: number }
  | { readonly kind: "failed"; readonly code: FailureCode };

/** What a chain says about it, read at the moment. */
export interface ResolutionEvidence {
  /** The newest block of the chain's depth: nothing younger is believed. */
  readonly block: { readonly number: number; readonly timestampSeconds: number };
  /** Whether Permit2 has the authorization's nonce as used at that block. */
  readonly nonceIsUsed: boolean;
  /** As the settler would judge it; `unreadable`: no node tells. */
  readonly nonceOutcome: NonceOutcome | { readonly kind: "unreadable"; readonly reason: string };
  /** Of the transaction that is named, if it is in the chain; null otherwise, and where none is named. */
  readonly named: NamedTransaction | null;
}

export interface NamedTransaction {
  readonly receipt: Receipt;
  /** Whether the nonce is used in its block, and in the one before; null: no node has that state any more. */
  readonly usedInBlock: boolean | null;
  readonly usedBefore: boolean | null;
}

/** What the rows count of the transactions in question: which log of which is whose. */
export type CountedFor = (txHash: Hex, logIndex: number) => PaymentId | null;

export type Judgement =
  | { readonly kind: "refused"; readonly reason: string }
  /** `proof`: what the chain shows; null: it rests on the operator's word alone where the chain shows nothing. */
  | { readonly kind: "may"; readonly outcome: Outcome; readonly proof: string | null };
