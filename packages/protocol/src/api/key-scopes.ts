/** What a secret key may be limited to. */
export const keyScopes = [
  "payments:settle",
  "payments:read",
  "refunds:write",
  "links:write",
  "events:read",
  "sandbox",
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** The scope that a key needs for each operation that takes one. An operation that takes a key and is not named here answers nobody. */
const scopes: Readonly<Record<string, KeyScope>> = {
  facilitate: "payments:settle",
  getX402Supported: "payments:settle",
  verifyX402: "payments:settle",
  settleX402: "payments:settle",
  listPayments: "payments:read",
  getPayment: "payments:read",
  getPaymentTimeline: "payments:read",
  verifyPayment: "payments:read",
  listEvents: "events:read",
  fundWallet: "sandbox",
  resetSandbox: "sandbox",
  listSandboxWallets: "sandbox",
};

/** Undefined: the operation takes no key. */
export function scopeOf({ id }: { readonly id: string }): KeyScope | undefined {
  return Object.hasOwn(scopes, id) ? scopes[id] : undefined;
}

export const operationsWithScope: readonly string[] = Object.keys(scopes);
