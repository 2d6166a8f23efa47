import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Part } from "@lunas/runtime/parts";

export interface MarkKeyUsesDeps {
  readonly keys: ApiKeyStore;
  readonly clock: Clock;
  readonly flushEveryMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Collects the last use of each key and writes many of them later in one statement. */
export function markKeyUses(deps: MarkKeyUsesDeps): Part & { readonly keys: Pick<ApiKeyStore, "authenticate"> } {
  const uses = new Map<Hex, number>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    if (uses.size === 0) return;
    const batch = [...uses].map(([hash, usedAtMs]) => ({ hash, usedAtMs }));
    uses.clear();
    // A lost use does no harm: the next one is written.
    await deps.keys.markUsed(batch).catch(deps.onFault);
  };

  return {
    name: "key-uses",
    keys: {
      async authenticate(hash) {
        const found = await deps.keys.authenticate(hash);
        if (found !== null && found !== "suspended") uses.set(hash, deps.clock.now());
        return found;
      },
    },
    async start() {
      timer = setInterval(() => void flush(), deps.flushEveryMs);
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
