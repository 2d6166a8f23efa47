import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";

/** The first of these that any endpoint told counts. */
const strongestFirst = ["accepted", "known", "nonce_too_low", "underpriced"] as const;

/**
 * What became of a transaction that several endpoints were handed. One acceptance is enough, and a refusal is one only where
 * every endpoint refused for good: of one that did not answer it is not known whether it took the transaction.
 */
export function combineOutcomes(outcomes: readonly BroadcastOutcome[]): BroadcastOutcome {
  for (const kind of strongestFirst) if (outcomes.some((outcome) => outcome.kind === kind)) return { kind };
  const unknown = outcomes.filter(({ kind }) => kind === "unknown");
  const [refusal] = outcomes;
  if (unknown.length === 0 && refusal !== undefined) return refusal;
  return { kind: "unknown", reason: reasonsOf(outcomes) };
}

/** Whether a node has it: nobody needs to be waited for. */
export function isTaken({ kind }: BroadcastOutcome): boolean {
  return kind === "accepted" || kind === "known";
}

function reasonsOf(outcomes: readonly BroadcastOutcome[]): string {
  return [...new Set(outcomes.flatMap((outcome) => ("reason" in outcome ? [outcome.reason] : [])))].join("; ");
}
