import type { AnsweredPaymentMemory } from "./answered-payments";
import type { Facilitated } from "./facilitated";
import { type PersistDeps, persist } from "./persist";
import type { PaymentStore } from "./ports";

export interface DeliveredDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "releaseWaiterPlace">;
  readonly answered: AnsweredPaymentMemory;
}

/** Longer than a database outage usually takes, shorter than the time in which a success can be given back. */
const giveBackForMs = 45_000;

/**
 * Handles whether an answer reached its caller. An answer written to its end is final. If the connection closed before
 * that, the success is unclaimed again: the request that has waited longest gets it, or the next one.
 */
export async function delivered(deps: DeliveredDeps, ended: Facilitated, isWritten: boolean): Promise<void> {
  if (!("kind" in ended) || ended.kind !== "settled") return;
  if (isWritten) return deps.answered.note(ended.payment, { isFinal: true });
  const { waiter } = ended;
  if (waiter === null) return;
  const giveBack = () => deps.payments.releaseWaiterPlace(waiter);
  await persist(deps, giveBack, { untilMs: deps.clock.now() + giveBackForMs });
}
