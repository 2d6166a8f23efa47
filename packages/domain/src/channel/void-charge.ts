import type { PaymentScope } from "../payment/ports";
import type { ChargeId } from "../shared/id";
import type { Refusal } from "../shared/refusal";
import type { StoredCharge } from "./charge";
import type { ChargeStore } from "./ports";
import { chargeNotFound, chargeNotVoidable } from "./refusals";

interface VoidDeps {
  readonly charges: Pick<ChargeStore, "void">;
}

const voidWithinMs = 24 * 3_600_000;

/** Takes a charge back that the merchant could not serve. A repeat changes nothing. */
export async function voidCharge(
  { charges }: VoidDeps,
  scope: PaymentScope,
  id: ChargeId,
): Promise<StoredCharge | Refusal> {
  const outcome = await charges.void(scope, id, voidWithinMs);
  if (outcome.kind === "voided") return outcome.charge;
  return outcome.kind === "not_found" ? chargeNotFound() : chargeNotVoidable(outcome.kind);
}
