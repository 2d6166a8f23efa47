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
  /**
   * It is unknown whether the payment is stored; `payment` is how it would be stored. Do not report it as not stored.
   */
  | { readonly kind: "unknown"; readonly payment: StoredPayment };

interface StoreDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "accept">;
}

/**
 * Stores a payment even if an answer is lost: repeats the same statement under the same id until it is known whether
 * the row exists. An authorization is stored only once, so a repeat stores nothing twice.
 */
export async function storeOnce(
  deps: StoreDeps,
  wanted: StoreRequest,
  persistence: Persistence,
): Promise<StoreOutcome> {
  const store = () => deps.payments.accept(wanted.payment, wanted.reservation, wanted.lease);
  try {
    return asFirst(await store(), wanted.payment);
  } catch (error) {
    // An error that certainly stored nothing is reported as such.
    if (!isAway(error) || !error.mayBeDone) throw error;
  }
  try {
    return asFirst(await persist(deps, store, persistence), wanted.payment);
  } catch (error) {
    if (!isAway(error)) throw error;
    return { kind: "unknown", payment: asStored(wanted.payment, deps.clock.now()) };
  }
}

/** The row of a first attempt has the same id; also that of a group whose answer was lost. */
function asFirst(outcome: AcceptOutcome, { id }: NewPayment): AcceptOutcome {
  return outcome.kind === "taken" && outcome.payment.id === id ? { kind: "stored", payment: outcome.payment } : outcome;
}

/** A payment as it is right after it was stored. */
export function asStored(wanted: NewPayment, createdAtMs: number): StoredPayment {
  const { payerHasCode: _, onlySender: __, holdUntilMs, ...payment } = wanted;
  return Object.assign(payment, {
    status: holdUntilMs === undefined ? ("pending" as const) : ("held" as const),
    hold: holdUntilMs === undefined ? null : { heldAtMs: createdAtMs, expiresAtMs: holdUntilMs },
    ...{ failure: null, txHash: null, settled: null, lateSettlement: null },
    ...{ answeredAtMs: null, preconfirmedAtMs: null },
    createdAtMs,
  });
}
