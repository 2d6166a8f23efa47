import type { Address } from "@lunas/catalog/chain";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { fundedPayer } from "../harness/funded-payer";
import { facilitatorsOf } from "../harness/holds";
import { askLinks } from "../harness/payment-link";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import type { Installation } from "./installation";

/** A merchant with its wallet, its webhook and a payment link. */
export interface Shop {
  readonly merchant: RegisteredMerchant;
  readonly wallet: Payer;
  /** The path of the link's page, and the origin from which it posts. */
  readonly link: { readonly path: string; readonly origin: string };
}

export interface Shops {
  readonly shops: readonly Shop[];
  readonly payers: readonly Payer[];
  /** The signers that a payer of a hold may name. */
  readonly facilitators: readonly Address[];
}

export const shopCount = 8;
const payerCount = 64;
const together = 8;
const funds = 10n ** 12n;

/** @param endpointOf the address of a shop's webhooks */
export async function openShops(installation: Installation, endpointOf: (shop: number) => string): Promise<Shops> {
  const [url] = installation.gateways;
  const { rpcUrl } = installation.stack.chains.sandbox;
  const fundedOnes = async (count: number) => {
    const made: Payer[] = [];
    while (made.length < count) {
      const some = Array.from({ length: Math.min(together, count - made.length) }, () => fundedPayer(rpcUrl, funds));
      made.push(...(await Promise.all(some)));
    }
    return made;
  };
  const wallets = await fundedOnes(shopCount);
  const shops: Shop[] = [];
  for (const [index, wallet] of wallets.entries()) {
    // A slow machine may refuse for a moment.
    shops.push(await until(() => openShop(url, wallet, endpointOf(index)), { timeoutMs: 60_000, what: "a shop" }));
  }
  return { shops, payers: await fundedOnes(payerCount), facilitators: await facilitatorsOf(url) };
}

async function openShop(url: string, wallet: Payer, endpoint: string): Promise<Shop> {
  const merchant = await registerMerchant(url, 1337, new Wallet(wallet.privateKey));
  await setWebhook(url, merchant, endpoint);
  const body = { title: "Kopi susu", minAmount: "1", maxAmount: "1000000" };
  const made = await askLinks(url, { "x-api-key": merchant.apiKey }, { method: "POST", body });
  if (made.status !== 201) throw new Error(`a link answered ${made.status}: ${JSON.stringify(made.body)}`);
  const link = new URL(String(made.body.url));
  return { merchant, wallet, link: { path: link.pathname, origin: link.origin } };
}
