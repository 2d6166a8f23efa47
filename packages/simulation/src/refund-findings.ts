import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { refundSumsIn } from "@lunas/testkit/fakes/memory-refunds";
import type { Harness } from "./harness";
import { isMiscounted, mayBeUnproven, useOf } from "./settlement-proofs";

/** What must never be of refunds: beside what must never be of any settlement. */
export function refundFindings(harness: Harness): string[] {
  const payments = [...harness.database.payments.values()].map(({ payment }) => payment);
  const refunds = payments.filter(({ refundOf }) => refundOf !== undefined);
  const paid = payments.filter(({ refundOf }) => refundOf === undefined);
  return [...paid.flatMap((payment) => sums(harness, payment, refunds)), ...twins(harness)];
}

/** What payers got back on the chain, against the payment and against the rows. */
function sums(
  harness: Harness,
  { id, authorization: { amount }, ...paid }: StoredPayment,
  all: readonly StoredPayment[],
) {
  const refunds = all.filter(({ refundOf }) => refundOf === id);
  if (refunds.length === 0) return [];
  const found: string[] = [];
  const onChain = sumOf(refunds.filter((each) => useOf(harness, each)?.kind === "settled"));
  // What counts for another payment in the rows cannot count for its own: more is refunded than is left.
  const isCounted = !refunds.some((each) => isMiscounted(harness, each));
  if (isCounted && onChain > amount) found.push(`${id} is worth ${amount}, and its payer got ${onChain} back`);
  if (paid.status !== "confirmed" && paid.lateSettlement === null)
    found.push(`${id} is ${paid.status}, and is refunded`);
  const { refunded, pending } = refundSumsIn(harness.database, id);
  // What was final and is gone, or what nobody can prove, stays in the rows as it was told.
  const isUnproven = (refund: StoredPayment) =>
    refund.failure?.code === "settlement_unproven" || mayBeUnproven(harness, refund);
  const isClear = !harness.spoiled.isBelowDepth && !refunds.some(isUnproven);
  if (isClear && refunded !== onChain)
    found.push(`${id} has ${refunded} refunded in the rows, ${onChain} on the chain`);
  if (isClear && pending > 0n && refunds.every((each) => isOver(harness, each)))
    found.push(`${pending} of ${id} are still kept for refunds that ended`);
  return found;
}

/** The deadline passed so long ago that every settler has seen a final block after it. */
function isOver({ node }: Harness, { authorization }: StoredPayment): boolean {
  return BigInt(node.ledger.tip().head.timestampSeconds) > authorization.deadlineSeconds + watchSeconds;
}

const watchSeconds = 15n;

const sumOf = (refunds: readonly StoredPayment[]) =>
  refunds.reduce((sum, { authorization }) => sum + authorization.amount, 0n);

/** The same request is the same refund, and what was answered is stored. */
function twins({ refunds, database }: Harness): string[] {
  const known = new Map<number, string>();
  return refunds.flatMap(({ refund, answer }) => {
    if ("refused" in answer) return [];
    const { id } = answer.refund;
    if (!database.payments.has(id)) return [`request ${refund} was told of ${id}, which is not stored`];
    const first = known.get(refund) ?? id;
    known.set(refund, first);
    return first === id ? [] : [`the refund of request ${refund} is ${first} and ${id}`];
  });
}
