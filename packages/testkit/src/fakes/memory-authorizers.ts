import type { AuthorizerReport, AuthorizerStore } from "@lunas/domain/channel/authorizers";

/** Authorizers in memory, by this clock. */
export function memoryAuthorizers(now: () => number = Date.now): AuthorizerStore {
  const rows = new Map<string, AuthorizerReport & { readonly currentSinceMs: number; readonly seenAtMs: number }>();
  return {
    async report(authorizers) {
      for (const each of authorizers) {
        const key = `${each.chainId} ${each.address}`;
        const currentSinceMs = rows.get(key)?.currentSinceMs ?? now();
        rows.set(key, { ...each, currentSinceMs, seenAtMs: now() });
      }
    },
    reported: async (chainIds) =>
      chainIds.map((requested) =>
        [...rows.values()].flatMap(({ chainId, address, isCurrent, currentSinceMs, seenAtMs }) =>
          chainId === requested ? [{ address, isCurrent, currentSinceMs, seenMsAgo: now() - seenAtMs }] : [],
        ),
      ),
  };
}
