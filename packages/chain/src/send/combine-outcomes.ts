import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";

/** The first of these that any endpoint reported counts. */
const strongestFirst = ["accepted", "known", "nonce_too_low", "underpriced"] as const;

/**
 * The outcome of a transaction that was sent to several endpoints. One acceptance is enough. A refusal needs all
 * endpoints to refuse finally: one without an answer may have accepted the transaction.
 */
export function combineOutcomes(outcomes: readonly BroadcastOutcome[]): BroadcastOutcome {
  for (const kind of strongestFirst) if (outcomes.some((outcome) => outcome.kind === kind)) return { kind };
  const unknown = outcomes.filter(({ kind }) => kind === "unknown");
  const [refusal] = outcomes;
  if (unknown.length === 0 && refusal !== undefined) return refusal;
  const isAhead = unknown.some((outcome) => outcome.kind === "unknown" && outcome.isAhead === true);
  return { kind: "unknown", reason: reasonsOf(outcomes), ...(isAhead && { isAhead }) };
}

/** Whether a node has it: no other answer needs to be awaited. */
export function isTaken({ kind }: BroadcastOutcome): boolean {
  return kind === "accepted" || kind === "known";
}

function reasonsOf(outcomes: readonly BroadcastOutcome[]): string {
  return [...new Set(outcomes.flatMap((outcome) => ("reason" in outcome ? [outcome.reason] : [])))].join("; ");
}
