import { getX402Supported } from "@lunas/protocol/api/x402";
import type { X402Supported } from "@lunas/protocol/x402/facade";
import { paymentIdentifierExtension } from "@lunas/protocol/x402/payment-identifier";
import { route } from "../../http/route";
import type { X402Deps } from "./deps";

/** A key's merchant can use only the key's chain. */
export const showSupported = ({ chainOf, relayersOf, isSponsored }: X402Deps) =>
  route(getX402Supported, async ({ caller }) => {
    const chain = chainOf(caller.key.environment);
    const body: X402Supported = {
      kinds: [{ x402Version: 2, scheme: "exact", network: chain.caip2Network }],
      extensions: [...(isSponsored(chain) ? ["erc20ApprovalGasSponsoring"] : []), paymentIdentifierExtension],
      signers: { "eip155:*": [...relayersOf(chain)] },
    };
    return { status: 200, body };
  });
