/**
 * What the dashboard's page may do: its own files and requests to its own origin. The one address besides is the sandbox's public
 * RPC endpoint, where the test wallet that the page makes approves Permit2; null: there is no sandbox.
 */
export function dashboardPolicy(sandboxRpcUrl: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(sandboxRpcUrl === null ? [] : [new URL(sandboxRpcUrl).origin])].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
