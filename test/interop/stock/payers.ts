import { wrapAxiosWithPayment } from "@x402/axios";
import { x402Client } from "@x402/core/client";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { UptoEvmScheme } from "@x402/evm/upto/client";
import { wrapFetchWithPayment } from "@x402/fetch";
import axios, { isAxiosError } from "axios";
import { privateKeyToAccount } from "viem/accounts";
import { idrx } from "../../harness/funded-payer";
import type { Client } from "./row";

export interface Received {
  readonly status: number;
  readonly body: unknown;
  /** The header `PAYMENT-RESPONSE`. */
  readonly settled: string | null;
}

export interface Wallet {
  readonly privateKey: `0x${string}`;
  /** The payer's own way to the chain, where it reads its allowance. */
  readonly rpcUrl: string;
}

/** Asks for a paid address with stock parts alone. */
export function get(client: Client, wallet: Wallet, url: string): Promise<Received> {
  return payWith(client, payerOf(wallet), url);
}

export function payWith(client: Client, payer: x402Client, url: string): Promise<Received> {
  return client === "fetch" ? byFetch(payer, url) : byAxios(payer, url);
}

/** A payer that allows IDRX, which is on no stock list of known coins. */
export function payerOf(wallet: Wallet): x402Client {
  return withoutCoins(wallet).setSpendControls({ allowedAssets: [{ asset: idrx, network: "eip155:1337" }] });
}

/** A payer as it is made, with the spend controls of the library alone. */
export function withoutCoins({ privateKey, rpcUrl }: Wallet): x402Client {
  const account = privateKeyToAccount(privateKey);
  return new x402Client()
    .register("eip155:*", new ExactEvmScheme(account, { rpcUrl }))
    .register("eip155:*", new UptoEvmScheme(account, { rpcUrl }));
}

async function byFetch(payer: x402Client, url: string): Promise<Received> {
  const response = await wrapFetchWithPayment(fetch, payer)(url);
  const text = await response.text();
  return { status: response.status, body: parsed(text), settled: response.headers.get("payment-response") };
}

async function byAxios(payer: x402Client, url: string): Promise<Received> {
  // Its types are of its own version of the core; what it calls is the same.
  const paying = wrapAxiosWithPayment(axios.create(), payer as never);
  const response = await paying.get(url).catch((error: unknown) => {
    if (isAxiosError(error) && error.response !== undefined) return error.response;
    throw error;
  });
  const settled = response.headers["payment-response"] as string | undefined;
  return { status: response.status, body: response.data as unknown, settled: settled ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
