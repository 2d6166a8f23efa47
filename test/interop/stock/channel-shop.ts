import { BatchSettlementEvmScheme } from "@x402/evm/batch-settlement/server";
import { paymentMiddleware, setSettlementOverrides, x402ResourceServer } from "@x402/express";
import { declareErc20ApprovalGasSponsoringExtension } from "@x402/extensions";
import express from "express";
import { idrx } from "../../harness/funded-payer";
import { type Listening, listen } from "../../harness/listen";
import { clientOf, type Facilitator } from "./shops";

const network = "eip155:1337" as const;
/** In base units: a call costs at most this. */
export const price = 10_000n;

type Options = NonNullable<ConstructorParameters<typeof BatchSettlementEvmScheme>[1]>;

export interface ChannelShop extends Listening {
  readonly scheme: BatchSettlementEvmScheme;
  readonly manager: ReturnType<BatchSettlementEvmScheme["createChannelManager"]>;
}

/** A shop of stock parts alone that keeps its channels' books: `GET /calls?charge=` costs what the address says, at most the price. */
export async function openChannelShop(facilitator: Facilitator, options: Options = {}): Promise<ChannelShop> {
  const client = clientOf(facilitator);
  const scheme = new BatchSettlementEvmScheme(facilitator.payTo as `0x${string}`, options);
  const server = new x402ResourceServer(client).register(network, scheme);
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" };
  const accepts = {
    ...{ scheme: "batch-settlement" as const, network, payTo: facilitator.payTo, maxTimeoutSeconds: 60 },
    price: { amount: price.toString(), asset: idrx, extra },
  } as const;
  const extensions = declareErc20ApprovalGasSponsoringExtension();
  const app = express();
  app.use(paymentMiddleware({ "GET /calls": { accepts, description: "A call", extensions } }, server));
  app.get("/calls", (request, response) => {
    const { charge } = request.query;
    if (typeof charge === "string") setSettlementOverrides(response, { amount: charge });
    response.json({ ok: 1 });
  });
  const manager = scheme.createChannelManager(client, network, idrx as `0x${string}`);
  return { ...(await listen(app)), scheme, manager };
}
