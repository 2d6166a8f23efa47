import type { AuthorizerReport, AuthorizerStore } from "@lunas/domain/channel/authorizers";

/** Authorizers in memory, by this clock. */
export function memoryAuthorizers(now: () => number = Date.now): AuthorizerStore {
  const rows = new Map<string, AuthorizerReport & { readonly reportedSinceMs: number; readonly seenAtMs: number }>();
  return {
    async report(authorizers) {
      for (const each of authorizers) {
        const key = `${each.chainId} ${each.address}`;
        const reportedSinceMs = rows.get(key)?.reportedSinceMs ?? now();
        rows.set(key, { ...each, reportedSinceMs, seenAtMs: now() });
      }
    },
    reported: async (chainIds) =>
      chainIds.map((requested) =>
        [...rows.values()].flatMap(({ chainId, address, isCurrent, reportedSinceMs, seenAtMs }) =>
          chainId === requested ? [{ address, isCurrent, reportedSinceMs, seenMsAgo: now() - seenAtMs }] : [],
        ),
      ),
  };
}
