import type { PaymentScope } from "../payment/ports";
import type { StoredPayment } from "../payment/stored-payment";
import { type HoldId, paymentIdOf } from "../shared/id";
import type { Refusal } from "../shared/refusal";
import type { HoldStore } from "./ports";
import { holdStatusOf } from "./record";
import { alreadyCaptured, holdNotFound } from "./refusals";

interface ReleaseDeps {
  readonly holds: Pick<HoldStore, "release">;
}

/** Gives a hold up: its authorization stays used up here. A repeat changes nothing, and an expired hold stays expired. */
export async function releaseHold(
  { holds }: ReleaseDeps,
  scope: PaymentScope,
  id: HoldId,
): Promise<StoredPayment | Refusal> {
  const stored = await holds.release(scope, paymentIdOf(id));
  if (stored === null) return holdNotFound();
  return holdStatusOf(stored) === "captured" ? alreadyCaptured(stored) : stored;
}
