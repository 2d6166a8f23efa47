import type { Claim } from "../payment/claim";
import type { Holding } from "../payment/facilitate";
import type { WaitLimit } from "../payment/facilitated";
import { signedAmountOf } from "../settlement/kinds/all";
import { holdIdOf } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import { type CaptureDeps, type Captured, captureHold } from "./capture-hold";
import { createHold } from "./create-hold";
import { captureExceedsHold } from "./refusals";
import { releaseHold } from "./release-hold";

/**
 * A hold and its capture in one call. `amount`: what is charged, in base units; 0 releases the hold. A repeat goes on where the
 * first request stopped: the hold is found again, and its capture joined.
 */
export async function holdAndCapture(
  deps: CaptureDeps,
  { claim, amount }: { readonly claim: Claim; readonly amount: bigint },
  waitLimit: WaitLimit & Holding,
): Promise<Captured> {
  const maximum = signedAmountOf(claim.authorization);
  if (amount > maximum) return captureExceedsHold(maximum);
  const created = await createHold(deps, claim);
  if (isRefusal(created)) return created;
  const scope = { merchantId: claim.merchant.id, environment: claim.chain.environment };
  const id = holdIdOf(created.hold.id);
  const captured = await captureHold(
    deps,
    { scope, id, amount, approval: claim.approval, receivedAtMs: claim.receivedAtMs, idempotency: claim.idempotency },
    waitLimit,
  );
  // The caller gets a refusal and knows of no hold: nothing of the payer's balance stays reserved for it.
  if (isRefusal(captured) && created.isNew && isFinal(captured)) await releaseHold(deps, scope, id);
  return captured;
}

/** A refusal that a repeat of the request would not change. */
function isFinal({ refused }: Refusal): boolean {
  return refused !== "chain_unavailable" && refused !== "service_unavailable";
}
