import type { FailureCode, Settled } from "../payment/stored-payment";
import { isSettlementOf } from "../settlement/confirm/what-next";
import type { Outcome } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import type { PaymentFile } from "./operator-payments";
import type { CountedFor, Judgement, NamedTransaction, Resolution, ResolutionEvidence } from "./resolution";

export interface Question {
  readonly file: PaymentFile;
  readonly wanted: Resolution;
  readonly evidence: ResolutionEvidence;
  readonly countedFor: CountedFor;
  /** The operator's argument for a claim that the chain cannot prove; null: none given. */
  readonly because: string | null;
}

/**
 * Whether an operator may end a payment like this. If the chain contradicts it, it is refused; if the chain proves it,
 * no argument is needed; otherwise the operator's argument counts. Pure.
 */
export function judgeResolution(question: Question): Judgement {
  const { file, wanted } = question;
  if (file.status !== "pending") return refused(`it is ${file.status}, and an ended payment never changes`);
  return wanted.kind === "confirmed" ? judgeConfirmed(question, wanted) : judgeFailed(question, wanted.code);
}

type Confirmed = Extract<Resolution, { kind: "confirmed" }>;

function judgeConfirmed(question: Question, wanted: Confirmed): Judgement {
  const { file, evidence } = question;
  const { named } = evidence;
  if (named === null) return refused(`the node knows no transaction ${wanted.txHash} in the chain`);
  const fault = faultOf(question, named, wanted);
  if (fault !== null) return refused(fault);
  const { blockNumber, blockHash, blockTimestampSeconds } = named.receipt;
  const settled: Settled = {
    ...{ txHash: wanted.txHash, logIndex: wanted.logIndex },
    ...{ blockNumber, blockHash, blockTimestampSeconds },
  };
  const outcome = { kind: "confirmed", paymentId: file.order.paymentId, settled } as const;
  return judgeProof(question, outcome, wanted);
}

type Confirmation = Extract<Outcome, { readonly kind: "confirmed" }>;

/** A matching log exists: decides whether it is this payment's own. */
function judgeProof(question: Question, outcome: Confirmation, wanted: Confirmed): Judgement {
  const { nonceOutcome } = question.evidence;
  switch (nonceOutcome.kind) {
    case "settled": {
      const { settlement } = nonceOutcome;
      const isNamed = sameHash(settlement.txHash, wanted.txHash) && settlement.logIndex === wanted.logIndex;
      if (!isNamed) return refused(`the chain shows it settled elsewhere: ${placeText(settlement)}`);
      return { kind: "may", outcome, proof: "the chain shows this log as its settlement" };
    }
    case "cancelled":
    case "used_elsewhere":
      return refused("the chain shows that this log is another payment's, and its nonce was used without a settlement");
    default:
      return byWord(question, outcome, "that this log is this payment's and not a similar payment's");
  }
}

/** The reason in the chain or the rows why a log is not this payment's; null: none. */
function faultOf({ file, evidence, countedFor }: Question, named: NamedTransaction, wanted: Confirmed): string | null {
  const { receipt, usedBefore, usedInBlock } = named;
  if (receipt.blockNumber > evidence.block.number) {
    return `block ${receipt.blockNumber} is not deep enough yet: ${evidence.block.number} is the newest that counts`;
  }
  if (receipt.status !== "success") return "the transaction reverted";
  const log = receipt.settlements.find(({ logIndex }) => logIndex === wanted.logIndex);
  if (log === undefined) {
    const there = receipt.settlements.map(({ logIndex }) => logIndex).join(", ");
    return `log ${wanted.logIndex} is no Transfer followed by the proxy's Settled; such logs in it: ${there || "none"}`;
  }
  if (!isSettlementOf(file.order, log)) return "the Transfer at that log has another token, payer, payee or amount";
  const counted = countedFor(wanted.txHash, wanted.logIndex);
  if (counted !== null) return `that log counts for ${counted}`;
  if (!evidence.nonceIsUsed) return "Permit2 has its nonce as unused: nothing has settled it";
  if (usedBefore === true) return "its nonce was used before that block";
  return usedInBlock === false ? "its nonce was still unused after that block" : null;
}

type Proof = "deadline" | "used_nonce" | "never";

/** The proof that the chain must show before an operator may use this code. */
const proofs: Readonly<Record<FailureCode, Proof>> = {
  expired: "deadline",
  nonce_cancelled: "used_nonce",
  nonce_used_elsewhere: "used_nonce",
  settlement_unproven: "used_nonce",
  tx_failed: "never",
  chain_reset: "never",
};

/** The codes by which an operator may end a payment. */
export const resolvableCodes = (Object.keys(proofs) as FailureCode[]).filter((code) => proofs[code] !== "never");

const messages: Readonly<Partial<Record<FailureCode, string>>> = {
  expired: "The authorization's deadline passed before it was settled.",
  nonce_cancelled: "The payer cancelled the authorization's nonce.",
  nonce_used_elsewhere: "The authorization's nonce was used for something else.",
  settlement_unproven: "A transaction used the nonce, and no proof was found whether it settled this payment.",
};

function judgeFailed(question: Question, code: FailureCode): Judgement {
  const { file, evidence } = question;
  const message = messages[code] ?? "The payment was not settled.";
  const outcome = {
    kind: "failed",
    paymentId: file.order.paymentId,
    code,
    message,
    txHash: unprovenHash(question, code),
  } as const;
  switch (proofs[code]) {
    case "never":
      return refused(`${code} is not a code that an operator can set`);
    case "deadline": {
      if (evidence.nonceIsUsed) return refused("its nonce is used: it did not expire");
      if (BigInt(evidence.block.timestampSeconds) <= file.order.deadlineSeconds) return refused(stillOpen(file));
      return { kind: "may", outcome, proof: "its nonce is unused in a deep block past its deadline" };
    }
    case "used_nonce": {
      if (!evidence.nonceIsUsed) return refused(stillOpen(file));
      const settlement = freeSettlement(question);
      if (settlement !== null) return refused(`the chain shows it settled: ${placeText(settlement)}`);
      if (isShown(evidence, code)) return { kind: "may", outcome, proof: "the chain shows it" };
      return byWord(question, outcome, `that its nonce is used and its end was ${code}`);
    }
  }
}

/** Whether the chain shows exactly this code; a case that a later trace may still prove does not count. */
function isShown({ nonceOutcome }: ResolutionEvidence, code: FailureCode): boolean {
  switch (nonceOutcome.kind) {
    case "cancelled":
      return code === "nonce_cancelled";
    case "used_elsewhere":
      return code === "nonce_used_elsewhere";
    case "unproven":
      return code === "settlement_unproven" && !nonceOutcome.mayBeProven;
    default:
      return false;
  }
}

/** The settlement that the chain shows for this payment, unless it counts for another one. */
function freeSettlement({ evidence: { nonceOutcome }, countedFor }: Question): Settled | null {
  if (nonceOutcome.kind !== "settled") return null;
  const { settlement } = nonceOutcome;
  return countedFor(settlement.txHash, settlement.logIndex) === null ? settlement : null;
}

/** The transaction that may have settled the payment is stored with the failure. */
function unprovenHash({ evidence: { nonceOutcome } }: Question, code: FailureCode): Hex | null {
  return code === "settlement_unproven" && nonceOutcome.kind === "unproven" ? nonceOutcome.txHash : null;
}

function stillOpen({ order }: PaymentFile): string {
  const until = new Date(Number(order.deadlineSeconds) * 1_000).toISOString();
  return `its nonce is unused, and a block of the chain's depth past its deadline (${until}) is not there yet: it may still be settled`;
}

function byWord(
  { because }: Question,
  outcome: Extract<Judgement, { kind: "may" }>["outcome"],
  claim: string,
): Judgement {
  if (because === null) return refused(`the chain does not prove ${claim}: give your evidence with --because "…"`);
  return { kind: "may", outcome, proof: null };
}

function placeText({ txHash, logIndex }: { readonly txHash: Hex; readonly logIndex: number }): string {
  return `${txHash} log ${logIndex}`;
}

function sameHash(one: Hex, other: Hex): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function refused(reason: string): Judgement {
  return { kind: "refused", reason };
}

/** Which payment a log counts for, by the rows of its transaction. */
export function countedBy(counted: ReadonlyMap<Hex, ReadonlyMap<number, PaymentId>>): CountedFor {
  return (txHash, logIndex) => counted.get(txHash.toLowerCase() as Hex)?.get(logIndex) ?? null;
}
