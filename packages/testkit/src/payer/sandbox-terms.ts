import { sandboxConfig } from "./chain-config";

/** By which a shop takes IDRX on the sandbox: an entry of `accepts`, of 5,000 rupiah. */
export const sandboxTerms = {
  scheme: "exact",
  network: sandboxConfig.x402.caip2Network,
  asset: sandboxConfig.tokens.IDRX,
  amount: "500000",
  payTo: `0x${"b".repeat(40)}`,
  maxTimeoutSeconds: 60,
  extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
} as const;

/** A shop's 402. `change` replaces some of the terms. */
export function demandOf(
  resource: { readonly url: string; readonly description?: string },
  change: object = {},
): Response {
  return Response.json({ x402Version: 2, resource, accepts: [{ ...sandboxTerms, ...change }] }, { status: 402 });
}
