import { createHash } from "node:crypto";
import type { Address, Chain } from "@lunas/catalog/chain";
import type { MerchantId } from "@lunas/domain/shared/id";
import { getX402Supported } from "@lunas/protocol/api/x402";
import type { X402Supported } from "@lunas/protocol/x402/facade";
import { offerReceiptExtension } from "@lunas/protocol/x402/offer-receipt";
import { paymentIdentifierExtension } from "@lunas/protocol/x402/payment-identifier";
import type { OfferedChannels } from "../../chains/offered-channels";
import { route } from "../../http/route";
import type { X402Deps } from "./deps";

/**
 * The chains of the key's environment are all that its merchant may ask for. `bazaar` is not announced: there it would
 * mean that payments list their resource.
 */
export const showSupported = ({
  chainsOf,
  relayersOf,
  namedRelayersOf,
  isSponsored,
  channelsOn,
  channelFace,
}: X402Deps) =>
  route(getX402Supported, async ({ caller }) => {
    const chains = chainsOf(caller.key.environment);
    const body: X402Supported = {
      kinds: chains.flatMap((chain) => [
        { x402Version: 2 as const, scheme: "exact" as const, network: chain.caip2Network },
        ...uptoKind(chain, namedRelayersOf(chain), caller.merchant.id),
        ...channelKind(chain, settlesForShops(channelFace) ? channelsOn(chain) : null),
      ]),
      extensions: [
        ...(chains.some(isSponsored) ? ["erc20ApprovalGasSponsoring"] : []),
        paymentIdentifierExtension,
        offerReceiptExtension,
      ],
      signers: { "eip155:*": [...new Set(chains.flatMap(relayersOf))] },
    };
    return { status: 200, body };
  });

/** The same signer for a merchant as long as it serves; merchants are spread over the signers. */
function uptoKind({ contracts, caip2Network }: Chain, facilitators: readonly Address[], merchantId: MerchantId) {
  if (contracts.x402UptoProxy === null || facilitators.length === 0) return [];
  const facilitatorAddress = chosenFor(merchantId, facilitators);
  return [{ x402Version: 2 as const, scheme: "upto" as const, network: caip2Network, extra: { facilitatorAddress } }];
}

/** A stock server that finds the kind opens channels: so it must also be able to deposit, claim and give back. */
function settlesForShops({ settling }: X402Deps["channelFace"]): boolean {
  return settling.deposit !== null && settling.actions !== null;
}

function channelKind({ caip2Network: network }: Chain, offered: OfferedChannels | null) {
  if (offered === null) return [];
  const { receiverAuthorizer } = offered;
  return [{ x402Version: 2 as const, scheme: "batch-settlement" as const, network, extra: { receiverAuthorizer } }];
}

/** Rendezvous hashing: a signer that leaves the list moves no other merchant. */
export function chosenFor(merchantId: MerchantId, [first, ...others]: readonly Address[]): Address {
  if (first === undefined) throw new Error("no signer can be named");
  const weight = (address: Address) => createHash("sha256").update(`${merchantId} ${address}`).digest("hex");
  return others.reduce((best, each) => (weight(each) > weight(best) ? each : best), first);
}
