import { isAway, type PersistDeps, type Persistence, persist } from "./persist";
import type { AcceptOutcome, NewPayment, PaymentStore, Reservation, WaiterLease } from "./ports";
import type { StoredPayment } from "./stored-payment";

export interface StoreRequest {
  readonly payment: NewPayment;
  readonly reservation: Reservation;
  readonly lease: WaiterLease;
}

export type StoreOutcome =
  | AcceptOutcome
  /** Whether the payment is stored could not be learned; `payment` as it then is. Never a reason to say that it is not. */
  | { readonly kind: "unknown"; readonly payment: StoredPayment };

interface StoreDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "accept">;
}

/**
 * Stores a payment, whatever becomes of the answer: where that is lost, the same is asked again, under the same id, until it is known
 * whether the row is there. The authorization is stored once, so that asking again stores nothing twice.
 */
export async function storeOnce(
  deps: StoreDeps,
  wanted: StoreRequest,
  persistence: Persistence,
): Promise<StoreOutcome> {
  const store = () => deps.payments.accept(wanted.payment, wanted.reservation, wanted.lease);
  try {
    return await store();
  } catch (error) {
    // What was not done can be told as such.
    if (!isAway(error) || !error.mayBeDone) throw error;
  }
  try {
    return asFirst(await persist(deps, store, persistence), wanted.payment);
  } catch (error) {
    if (!isAway(error)) throw error;
    return { kind: "unknown", payment: asStored(wanted.payment, deps.clock.now()) };
  }
}

/** The row that the first try wrote is found under the id that it was given. */
function asFirst(outcome: AcceptOutcome, { id }: NewPayment): AcceptOutcome {
  return outcome.kind === "taken" && outcome.payment.id === id ? { kind: "stored", payment: outcome.payment } : outcome;
}

/** A payment as it stands just after it was stored. */
export function asStored({ payerHasCode: _, ...payment }: NewPayment, createdAtMs: number): StoredPayment {
  return {
    ...payment,
    ...{ status: "pending", failure: null, txHash: null, settled: null, lateSettlement: null },
    ...{ answeredAtMs: null, preconfirmedAtMs: null },
    createdAtMs,
  };
}
