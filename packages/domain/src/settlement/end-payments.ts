import type { PaymentId } from "../shared/id";
import type { LaneLease } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { ClosedTransaction, Outcome } from "./ports";

interface Endings {
  readonly closed: readonly ClosedTransaction[];
  readonly outcomes: readonly Outcome[];
}

/**
 * Closes nonces and ends payments, in one transaction. A settlement that counts for another payment leaves its own
 * pending; where the chain shows several that it may be, the next one is tried, for as long as there are any.
 */
export async function endPayments(
  deps: EngineDeps,
  lane: LaneLease | null,
  { closed, outcomes }: Endings,
): Promise<readonly PaymentId[]> {
  const all: PaymentId[] = [];
  let told: Endings = { closed, outcomes };
  while (told.closed.length > 0 || told.outcomes.length > 0) {
    const { ended } = await deps.settlements.finish(lane, told.closed, told.outcomes);
    const news = new Set(ended);
    for (const outcome of told.outcomes) if (news.has(outcome.paymentId)) deps.observe.ended(outcome);
    all.push(...ended);
    const left = told.outcomes.filter(({ paymentId }) => !news.has(paymentId));
    told = { closed: [], outcomes: left.flatMap(nextOf) };
  }
  return all;
}

function nextOf(outcome: Outcome): Outcome[] {
  if (outcome.kind === "failed") return [];
  const [settled, ...otherwise] = outcome.otherwise ?? [];
  return settled === undefined ? [] : [{ ...outcome, settled, otherwise }];
}
