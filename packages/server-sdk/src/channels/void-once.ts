import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { GiveBackDeps } from "../payments/give-back";
import { voidCharge } from "./channel-requests";

const FOR_MS = 60_000;
const LEAST_MS = 250;
const MOST_MS = 5_000;

/** Takes a charge back; resolves to whether it is taken back. Never throws, and works once. A repeated request is harmless. */
export function voidOnce(deps: GiveBackDeps, chargeId: string | null): () => Promise<boolean> {
  let begun: Promise<boolean> | undefined;
  return () => {
    begun ??= chargeId === null ? Promise.resolve(true) : undo(deps, chargeId).catch(() => false);
    return begun;
  };
}

async function undo(deps: GiveBackDeps, chargeId: string): Promise<boolean> {
  const untilMs = deps.now() + FOR_MS;
  for (let waitMs = LEAST_MS; ; waitMs = Math.min(waitMs * 2, MOST_MS)) {
    try {
      await voidCharge(deps.connection, chargeId);
      return true;
    } catch (error) {
      if (!mayHelpAgain(error) || deps.now() + waitMs > untilMs) return false;
    }
    await deps.sleep(waitMs);
  }
}

function mayHelpAgain(error: unknown): boolean {
  if (!(error instanceof LunasError)) return false;
  return (
    error.code === "unreachable" || error.code === "connection_lost" || error.status >= 500 || error.status === 429
  );
}
