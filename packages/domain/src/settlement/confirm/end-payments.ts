import type { PaymentId } from "../../shared/id";
import type { LaneLease } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { ClosedTransaction, Outcome } from "../ports";
import { unprovenBy } from "./conclude";

interface Endings {
  readonly closed: readonly ClosedTransaction[];
  readonly outcomes: readonly Outcome[];
}

/**
 * Closes nonces and ends payments, in one transaction. A settlement counts for one payment at most. If it already
 * counts for another payment, this payment ends as unproven with that hash, and an operator decides. Returns the ids of
 * the ended payments.
 */
export async function endPayments(
  deps: EngineDeps,
  lane: LaneLease | null,
  { closed, outcomes }: Endings,
): Promise<readonly PaymentId[]> {
  const ended = await finish(deps, lane, { closed, outcomes });
  const isEnded = new Set(ended);
  const left = outcomes.filter(isConfirmed).filter(({ paymentId }) => !isEnded.has(paymentId));
  if (left.length === 0) return ended;
  const counted = new Set(await deps.settlements.countedElsewhere(left));
  const unproven = left
    .filter(({ paymentId }) => counted.has(paymentId))
    .map(({ paymentId, settled }) => unprovenBy(paymentId, settled.txHash));
  if (unproven.length === 0) return ended;
  return [...ended, ...(await finish(deps, null, { closed: [], outcomes: unproven }))];
}

async function finish(deps: EngineDeps, lane: LaneLease | null, { closed, outcomes }: Endings) {
  const { ended } = await deps.settlements.finish(lane, closed, outcomes);
  const news = new Set(ended);
  for (const outcome of outcomes) if (news.has(outcome.paymentId)) deps.observe.ended(outcome);
  return ended;
}

type Confirmed = Extract<Outcome, { kind: "confirmed" }>;

function isConfirmed(outcome: Outcome): outcome is Confirmed {
  return outcome.kind === "confirmed";
}
