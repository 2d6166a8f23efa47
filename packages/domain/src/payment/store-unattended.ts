import { newId } from "../shared/id";
import type { Claim } from "./claim";
import type { Facts } from "./facts";
import type { PersistDeps } from "./persist";
import type { NewPayment, PaymentStore } from "./ports";
import { reservationOf } from "./reservation";
import { type StoreOutcome, storeOnce } from "./store-once";

interface StoreDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "accept">;
}

/** How long storing is tried while the database is unavailable. */
const persistMs = 3_000;

/** Stores what no request waits for: a hold or a refund. */
export async function storeUnattended(
  deps: StoreDeps,
  { claim, facts }: { readonly claim: Claim; readonly facts: Facts },
  payment: NewPayment,
): Promise<StoreOutcome> {
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 1 };
  const request = { payment, reservation: reservationOf(claim, facts), lease };
  return storeOnce(deps, request, { untilMs: deps.clock.now() + persistMs });
}
