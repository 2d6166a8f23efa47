/**
 * What the page of a payment link may do: run its own script, which has its hash in the page, and send requests to its own
 * origin. Wallets bring their pictures as `data:` addresses. No other page may frame it. `testChainUrl`: the public endpoint of
 * the sandbox chain, where the page's test wallet approves Permit2; null on every page of real money.
 */
export function payPagePolicy(testChainUrl: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${testChainUrl === null ? "" : ` ${new URL(testChainUrl).origin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
