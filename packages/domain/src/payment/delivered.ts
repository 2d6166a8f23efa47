import type { AnsweredPaymentMemory } from "./answered-payments";
import type { Facilitated } from "./facilitate";
import { type PersistDeps, persist } from "./persist";
import type { PaymentStore } from "./ports";

export interface DeliveredDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "releaseWaiterPlace">;
  readonly answered: AnsweredPaymentMemory;
}

/** Longer than a database takes to come back, shorter than a success can be given back. */
const giveBackForMs = 45_000;

/**
 * What follows from whether an answer reached its caller: written to its end, it is given for good; where the connection was seen to
 * close before, the success is free again, for the request that has waited longest, or the next one.
 */
export async function delivered(deps: DeliveredDeps, ended: Facilitated, isWritten: boolean): Promise<void> {
  if (!("kind" in ended) || ended.kind !== "settled") return;
  if (isWritten) return deps.answered.note(ended.payment, { isFinal: true });
  const { waiter } = ended;
  if (waiter === null) return;
  const giveBack = () => deps.payments.releaseWaiterPlace(waiter);
  await persist(deps, giveBack, { untilMs: deps.clock.now() + giveBackForMs });
}
