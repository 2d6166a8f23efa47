import { getX402Supported } from "@lunas/protocol/api/x402";
import type { X402Supported } from "@lunas/protocol/x402/facade";
import { offerReceiptExtension } from "@lunas/protocol/x402/offer-receipt";
import { paymentIdentifierExtension } from "@lunas/protocol/x402/payment-identifier";
import { route } from "../../http/route";
import type { X402Deps } from "./deps";

/**
 * The chains of the key's environment are all that its merchant may ask for. `bazaar` is not announced: there it would
 * mean that payments list their resource.
 */
export const showSupported = ({ chainsOf, relayersOf, isSponsored }: X402Deps) =>
  route(getX402Supported, async ({ caller }) => {
    const chains = chainsOf(caller.key.environment);
    const body: X402Supported = {
      kinds: chains.map(({ caip2Network }) => ({ x402Version: 2, scheme: "exact", network: caip2Network })),
      extensions: [
        ...(chains.some(isSponsored) ? ["erc20ApprovalGasSponsoring"] : []),
        paymentIdentifierExtension,
        offerReceiptExtension,
      ],
      signers: { "eip155:*": [...new Set(chains.flatMap(relayersOf))] },
    };
    return { status: 200, body };
  });
