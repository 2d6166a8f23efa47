import { x402Client } from "@x402/core/client";
import { x402Facilitator } from "@x402/core/facilitator";
import { decodePaymentResponseHeader } from "@x402/core/http";
import { type FacilitatorClient, x402ResourceServer } from "@x402/core/server";
import { toClientEvmSigner } from "@x402/evm";
import { BatchSettlementEvmScheme as StockPayer } from "@x402/evm/batch-settlement/client";
import { BatchSettlementEvmScheme as StockFacilitator } from "@x402/evm/batch-settlement/facilitator";
import { BatchSettlementEvmScheme as StockShop } from "@x402/evm/batch-settlement/server";
import { paymentMiddleware, setSettlementOverrides } from "@x402/express";
import { wrapFetchWithPayment } from "@x402/fetch";
import express from "express";
import { createPublicClient, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { listen } from "../harness/listen";
import { stockSigner } from "../harness/stock-signer";
import { idrx } from "./contracts-chain";

const network = "eip155:1337";
export const price = "10000";

/** Who signs claims and refunds: the shop with a key of its own, or the facilitator. */
export type AuthorizerOf = "shop" | "facilitator";

export interface StockTrade {
  /** The ABIs with which the facilitator called each address. */
  readonly abis: ReadonlyMap<string, readonly unknown[]>;
  readonly facilitator: x402Facilitator;
  readonly manager: ReturnType<StockShop["createChannelManager"]>;
  readonly scheme: StockPayer;
  /** What the shop says was charged, for a request that it charges with `charge` or with the price. */
  buy(charge?: string): Promise<string | undefined>;
  readonly url: string;
  close(): Promise<void>;
}

/** A facilitator, a shop and a payer of the x402 libraries, unmodified, on one chain. */
export async function startStockTrade(terms: {
  rpcUrl: string;
  payerKey: string;
  receiver: string;
  authorizerOf: AuthorizerOf;
}): Promise<StockTrade> {
  const { rpcUrl, receiver, authorizerOf } = terms;
  const authorizer = privateKeyToAccount(generatePrivateKey());
  const { signer, abis } = await recordingSigner(rpcUrl);
  const held = authorizerOf === "facilitator" ? authorizer : undefined;
  const facilitator = new x402Facilitator().register(network, new StockFacilitator(signer, held as never));
  const facilitatorClient: FacilitatorClient = {
    verify: (payload, required) => facilitator.verify(payload, required),
    settle: (payload, required) => facilitator.settle(payload, required),
    getSupported: async () => facilitator.getSupported() as Awaited<ReturnType<FacilitatorClient["getSupported"]>>,
  };

  const own = authorizerOf === "shop" ? { receiverAuthorizerSigner: authorizer as never } : {};
  const shop = new StockShop(receiver as `0x${string}`, own);
  const server = await listen(shopOf(shop, facilitatorClient, receiver));
  const url = `${server.url}/calls`;

  const account = privateKeyToAccount(terms.payerKey as `0x${string}`);
  const reader = createPublicClient({ transport: http(rpcUrl), pollingInterval: 50 });
  const scheme = new StockPayer(toClientEvmSigner(account, reader));
  const client = new x402Client().register("eip155:*", scheme);
  client.setSpendControls({ allowedAssets: true });
  const pay = wrapFetchWithPayment(fetch, client);
  return {
    ...{ abis, facilitator, scheme, url },
    manager: shop.createChannelManager(facilitatorClient, network, idrx as `0x${string}`),
    async buy(charge) {
      const answer = await pay(charge === undefined ? url : `${url}?charge=${charge}`);
      const header = answer.headers.get("PAYMENT-RESPONSE");
      if (answer.status !== 200 || header === null) throw new Error(`${answer.status}: ${await answer.text()}`);
      return decodePaymentResponseHeader(header).extra?.chargedAmount as string | undefined;
    },
    close: () => server.close(),
  };
}

function shopOf(shop: StockShop, facilitator: FacilitatorClient, payTo: string): express.Express {
  const app = express();
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" };
  const accepts = { scheme: "batch-settlement", network, payTo, price: { amount: price, asset: idrx, extra } } as const;
  const resources = new x402ResourceServer(facilitator).register(network, shop);
  app.use(paymentMiddleware({ "GET /calls": { accepts, description: "A call" } }, resources));
  app.get("/calls", (request, response) => {
    const { charge } = request.query;
    if (typeof charge === "string") setSettlementOverrides(response, { amount: charge });
    response.json({ ok: 1 });
  });
  return app;
}

/** A facilitator's signer that remembers the ABI of each contract that it calls. */
async function recordingSigner(rpcUrl: string) {
  const signer = await stockSigner(rpcUrl);
  const abis = new Map<string, readonly unknown[]>();
  type Call = { address: string; abi: readonly unknown[] };
  const noting =
    <A extends Call, R>(send: (call: A) => R) =>
    (call: A) => {
      abis.set(call.address, call.abi);
      return send(call);
    };
  const { readContract, writeContract } = signer;
  return { signer: { ...signer, readContract: noting(readContract), writeContract: noting(writeContract) }, abis };
}
