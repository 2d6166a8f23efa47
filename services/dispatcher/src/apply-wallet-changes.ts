import type { DueWalletChanges } from "@lunas/domain/merchant/wallet-change";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

const everyMs = 5_000;

/**
 * Applies wallet changes whose time has come, with their events. Nothing waits for it: gateways decide by the time, and
 * the next dispatcher applies a change that was missed.
 */
export function applyWalletChanges(changes: DueWalletChanges, observe: DispatcherObserver): Part {
  return repeat({
    name: "wallet-changes",
    everyMs,
    async step() {
      const applied = await changes.apply();
      if (applied > 0) observe.walletsChanged(applied);
      return applied > 0;
    },
    onFault: (error) => observe.fault("wallets", error),
  });
}
