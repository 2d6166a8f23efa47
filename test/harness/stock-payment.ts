import type { Payer } from "@lunas/testkit/payer/create-payer";
import { x402Client } from "@x402/core/client";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { privateKeyToAccount } from "viem/accounts";
import { idrx } from "./funded-payer";

type Required = Parameters<x402Client["createPaymentPayload"]>[0];

/** The payment that stock x402 software signs for a demand, over any transport. */
export function stockPayment({ privateKey }: Payer, demanded: unknown) {
  const client = new x402Client().register("eip155:*", new ExactEvmScheme(privateKeyToAccount(privateKey)));
  client.setSpendControls({ allowedAssets: [{ asset: idrx, network: "eip155:1337" }] });
  return client.createPaymentPayload(demanded as Required);
}
