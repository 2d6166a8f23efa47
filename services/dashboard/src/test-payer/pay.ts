import { type AgentClient, createClient } from "@lunas/client/agent";
import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import { api } from "../api/calls";
import type { ApiKey } from "../api/schemas";
import { withPageKey } from "./page-key";

export type PayStep = "key" | "funding" | "approving" | "settling";

export interface TestPayment {
  /** Whole rupiah. */
  readonly price: string;
  readonly payTo: string;
  readonly onStep: (step: PayStep) => void;
}

const label = "Dashboard test payments";
const gas = "0.01";
const faucetMost = 100_000n;

/** One payer for the page's life, its key in memory only. */
let payer: { readonly privateKey: string; readonly address: string; hasGas: boolean; rupiah: bigint } | null = null;

/** Makes a payer, funds it, and pays as a page of the merchant's would. Returns the payment's id. Throws `Problem`, `LunasError`. */
export async function payInSandbox({ price, payTo, onStep }: TestPayment): Promise<string> {
  onStep("key");
  return withPageKey(payTo, keyForThisPage, async (key) => {
    onStep("funding");
    const funded = await fundedPayer(BigInt(price));
    const resource = { url: `${location.origin}/dashboard/test`, description: "Test payment" };
    const client = clientOf(funded.privateKey, key);
    const { paymentId } = await client.pay({ price, payTo: payTo as `0x${string}`, resource }, onStep);
    funded.rupiah -= BigInt(price);
    return paymentId;
  });
}

function clientOf(privateKey: string, apiKey: string): AgentClient {
  return createClient({
    privateKey,
    apiKey,
    environment: "sandbox",
    facilitatorUrl: location.origin,
    settlement: "direct",
    // A page has no folder, and this payer ends with it.
    state: "memory",
  });
}

/** An earlier page's key is replaced rather than joined by another: a full key is shown once, and none is stored. */
async function keyForThisPage(): Promise<string> {
  const { apiKeys } = await api.keys();
  const earlier = apiKeys.find((key) => isOurs(key));
  if (earlier !== undefined) return (await api.rollKey(earlier.id, 0)).key;
  const wanted = { environment: "sandbox", type: "publishable", label, allowedOrigins: [location.origin] } as const;
  return (await api.createKey(wanted)).key;
}

function isOurs({ type, environment, label: labelled, revokedAt, allowedOrigins }: ApiKey): boolean {
  const isLive = revokedAt === null && allowedOrigins.includes(location.origin);
  return isLive && type === "publishable" && environment === "sandbox" && labelled === label;
}

async function fundedPayer(price: bigint) {
  const privateKey = payer?.privateKey ?? newPrivateKey();
  payer ??= { privateKey, address: walletOf(privateKey).address, hasGas: false, rupiah: 0n };
  const { address } = payer;
  if (!payer.hasGas) await api.fund({ address, amount: gas, token: "ETH" });
  payer.hasGas = true;
  if (payer.rupiah < price) {
    await api.fund({ address, amount: String(faucetMost), token: "IDRX" });
    payer.rupiah += faucetMost;
  }
  return payer;
}
