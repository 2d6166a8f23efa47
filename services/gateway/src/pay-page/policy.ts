import { pagePolicy, trustedScripts } from "@lunas/runtime/page-policy";

/**
 * What the page of a payment link may do: run its own script, which has its hash in the page, and send requests to its own
 * origin. Wallets bring their pictures as `data:` addresses. No other page may frame it. `testChainUrl`: the public endpoint of
 * the sandbox chain, where the page's test wallet approves Permit2; null on every page of real money.
 */
export function payPagePolicy(testChainUrl: string | null): string {
  const connections = `connect-src 'self'${testChainUrl === null ? "" : ` ${new URL(testChainUrl).origin}`}`;
  return pagePolicy(["img-src 'self' data:", connections], ["object-src 'none'", trustedScripts]);
}
