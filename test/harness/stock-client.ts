import { x402Client } from "@x402/core/client";
import type { PaymentRequired } from "@x402/core/types";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { privateKeyToAccount } from "viem/accounts";

interface Demand {
  readonly privateKey: `0x${string}`;
  /** The client's own way to the chain: where it reads the allowance, the nonce and the fees. */
  readonly rpcUrl: string;
  readonly network: `eip155:${number}`;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
}

/** What an unchanged x402 client makes of a demand that offers to sponsor its approval. */
export async function stockPayload({ privateKey, rpcUrl, network, ...terms }: Demand) {
  const account = privateKeyToAccount(privateKey);
  const client = new x402Client()
    .register(network, new ExactEvmScheme(account, { rpcUrl }))
    .setSpendControls({ allowedAssets: true });
  const requirements = {
    scheme: "exact",
    network,
    ...terms,
    maxTimeoutSeconds: 60,
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
  };
  const demand: PaymentRequired = {
    x402Version: 2,
    resource: { url: "https://shop.example/article", description: "One article", mimeType: "text/html" },
    accepts: [requirements],
    extensions: {
      erc20ApprovalGasSponsoring: { info: { description: "The approval is paid for.", version: "1" }, schema: {} },
    },
  };
  const payload = await client.createPaymentPayload(demand);
  return { paymentPayload: payload, paymentRequirements: requirements };
}
