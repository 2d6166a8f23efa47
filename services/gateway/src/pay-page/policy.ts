/**
 * What the page of a payment link may do: run its own script, which has its hash in the page, and send requests to its own
 * origin. Wallets bring their pictures as `data:` addresses. No other page may frame it.
 */
export const payPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join("; ");
