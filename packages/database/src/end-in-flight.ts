import type { Outcome, SettlementStore } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { ChainResetStore } from "./chain-reset-store";

export interface EndInFlightDeps {
  readonly resets: Pick<ChainResetStore, "pending" | "expireHolds">;
  readonly settlements: Pick<SettlementStore, "finish">;
}

const batch = 500;

/**
 * Ends all pending payments of a chain that begins anew as `chain_reset`, and all its holds as expired; returns how many payments. Its
 * lanes must be fenced.
 */
export async function endInFlight({ resets, settlements }: EndInFlightDeps, chainId: number): Promise<number> {
  // Holds first: a capture at this moment makes a pending payment, which ends below.
  while ((await resets.expireHolds(chainId, batch)) === batch);
  for (let ended = 0; ; ) {
    const ids = await resets.pending(chainId, batch);
    await settlements.finish(null, [], ids.map(failed));
    ended += ids.length;
    if (ids.length < batch) return ended;
  }
}

function failed(paymentId: PaymentId): Outcome {
  const message = "The sandbox chain was reset while the payment was in flight.";
  return { kind: "failed", paymentId, code: "chain_reset", message, txHash: null };
}
