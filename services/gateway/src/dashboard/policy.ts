import { pagePolicy, trustedScripts } from "@lunas/runtime/page-policy";

/**
 * What the dashboard's page may do: its own files and requests to its own origin. The one address besides is the sandbox's public
 * RPC endpoint, where the test wallet that the page makes approves Permit2; null: there is no sandbox.
 */
export function dashboardPolicy(sandboxRpcUrl: string | null): string {
  const connections = ["connect-src 'self'", ...(sandboxRpcUrl === null ? [] : [new URL(sandboxRpcUrl).origin])];
  return pagePolicy(
    ["img-src 'self' data:", "font-src 'self'", connections.join(" ")],
    ["object-src 'none'", trustedScripts],
  );
}
