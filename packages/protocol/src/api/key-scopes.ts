/** The scopes that a secret key can be limited to. */
export const keyScopes = [
  "payments:settle",
  "payments:read",
  "refunds:write",
  "links:write",
  "events:read",
  "sandbox",
] as const;

export type KeyScope = (typeof keyScopes)[number];

/**
 * The scope of each operation that accepts a key. If an operation accepts a key and is missing here, every request is
 * refused.
 */
const scopes: Readonly<Record<string, KeyScope>> = {
  facilitate: "payments:settle",
  createHold: "payments:settle",
  captureHold: "payments:settle",
  releaseHold: "payments:settle",
  listHolds: "payments:read",
  getHold: "payments:read",
  claimChannels: "payments:settle",
  refundChannel: "refunds:write",
  createPayout: "payments:settle",
  listPayouts: "payments:read",
  verifyVoucher: "payments:settle",
  voidCharge: "payments:settle",
  listChannels: "payments:read",
  getChannel: "payments:read",
  listCharges: "payments:read",
  giveBackPayment: "payments:settle",
  getMerchantTerms: "payments:settle",
  getX402Supported: "payments:settle",
  verifyX402: "payments:settle",
  settleX402: "payments:settle",
  listPayments: "payments:read",
  getPayment: "payments:read",
  getPaymentTimeline: "payments:read",
  getReceipt: "payments:read",
  exportPayments: "payments:read",
  getDailyReport: "payments:read",
  verifyPayment: "payments:read",
  createPaymentLink: "links:write",
  listPaymentLinks: "links:write",
  getPaymentLink: "links:write",
  updatePaymentLink: "links:write",
  listResource: "links:write",
  getListedResources: "links:write",
  removeListedResource: "links:write",
  prepareRefund: "refunds:write",
  createRefund: "refunds:write",
  listRefundsOfPayment: "payments:read",
  listRefunds: "payments:read",
  getRefund: "payments:read",
  getRefundTimeline: "payments:read",
  getRefundReceipt: "payments:read",
  listEvents: "events:read",
  fundWallet: "sandbox",
  resetSandbox: "sandbox",
  listSandboxWallets: "sandbox",
};

/** Undefined: the operation does not accept a key. */
export function scopeOf({ id }: { readonly id: string }): KeyScope | undefined {
  return Object.hasOwn(scopes, id) ? scopes[id] : undefined;
}

/** Whether an operation needs a chain of its environment: it settles, refunds, prepares, or concerns the sandbox. Others read rows. */
export function needsChain(operation: { readonly id: string; readonly method: string }): boolean {
  const scope = scopeOf(operation);
  if (scope === undefined) return false;
  return scope === "payments:settle" || scope === "sandbox" || operation.method !== "GET";
}

export const operationsWithScope: readonly string[] = Object.keys(scopes);
