import { LunasError } from "@lunas/client";
import { createClient } from "@lunas/client/agent";
import { walletOf } from "@lunas/client/wallet";
import { PublicConfig } from "@lunas/protocol/api/config";
import { Health } from "@lunas/protocol/api/health";
import { Merchant } from "@lunas/protocol/api/merchant";
import { parse } from "@lunas/protocol/validate";
import { clockDifference, clockText } from "@lunas/protocol/wire/clock-difference";
import { describeSection } from "@lunas/protocol/wire/environment";
import { Lunas } from "@lunas/server";
import { amountText } from "../amount-text";
import { apiKeyOf, type CommandContext } from "../command-context";
import { fundWallet } from "../fund-wallet";
import type { SignedIn } from "../keys/signed-in";
import { paymentsOf } from "../look-up";
import { payerKeyOf } from "../payer-wallet";
import { ask } from "../service";
import { withSession } from "../sign-in";
import { askChainId } from "./ask-chain-id";
import type { Findings } from "./findings";
import { openShop } from "./open-shop";
import { openWitness } from "./open-witness";
import type { Witness } from "./witness";

const price = "1000";
/** With more the deadlines of payments, sign-ins and webhooks come too early or too late. */
const mostClockSeconds = 60;

/** In order; each check needs those before it. */
export const checks = [
  "the service answers",
  "the chain answers",
  "your API key works",
  "your wallet signs in",
  "the payer has play money",
  "webhooks go somewhere",
  "a payment settles",
  "the payment is found",
  "the webhook arrives",
] as const;

/** A whole payment, from sign-in to its webhook. Throws `Stopped` at the first check that fails. */
export async function examine(context: CommandContext, findings: Findings): Promise<void> {
  const [service, chain, key, signIn] = checks;
  await findings.check(
    service,
    () => readHealth(context),
    ({ version, x402Facade }) => `${context.url}, version ${version}, stock x402 ${x402Facade ? "on" : "off"}`,
  );
  await findings.check(
    chain,
    () => readChain(context),
    ({ network, chainId }) => `${network}, chain id ${chainId}`,
  );
  const apiKey = await findings.check(
    key,
    () => checkKey(context),
    (found) => `${found.slice(0, 18)}…`,
  );
  // The checks inside the session have their own names; opening it is a check too.
  await findings.check(
    signIn,
    () => withSession(context, (session) => readMerchant({ context, session })),
    notifyMerchant,
  );
  await withSession(context, async (session) => examinePayment({ context, session }, findings, apiKey));
}

async function examinePayment(signedIn: SignedIn, findings: Findings, apiKey: string): Promise<void> {
  const { context } = signedIn;
  const [, , , , money, webhooks] = checks;
  const privateKey = await payerKeyOf(context);
  const funding = { address: walletOf(privateKey).address, amount: price, token: "IDRX" } as const;
  const fund = () => fundWallet(context.url, apiKey, funding);
  await findings.check(money, fund, ({ address, balance }) => `${address} has ${amountText(balance)}`);
  const merchant = await readMerchant(signedIn);
  const payTo = merchant.walletAddress;
  const lunas = new Lunas(apiKey, { environment: "local", facilitatorUrl: context.url, payTo });
  const open = () => openWitness({ signedIn, lunas, apiKey }, merchant);
  const witness = await findings.check(webhooks, open, ({ how }) => how);
  try {
    await examineSettling({ context, lunas, witness, privateKey }, findings);
  } finally {
    await witness.close();
  }
}

interface Settling {
  readonly context: CommandContext;
  readonly lunas: Lunas;
  readonly witness: Witness;
  readonly privateKey: string;
}

async function examineSettling({ context, lunas, witness, privateKey }: Settling, findings: Findings): Promise<void> {
  const [, , , , , , settles, found, arrives] = checks;
  const paid = await findings.check(
    settles,
    () => buy({ context, lunas, privateKey }),
    ({ txHash }) => txHash,
  );
  const find = async () => (await paymentsOf(context)).get(paid.paymentId);
  await findings.check(
    found,
    find,
    ({ paymentId, status, blockNumber }) => `${paymentId}, ${status}, block ${blockNumber}`,
  );
  await findings.check(
    arrives,
    () => witness.see(paid.paymentId),
    (seen) => seen,
  );
}

/** A payer without gas buys from a shop with this merchant's key, with our own libraries on both sides. */
async function buy({ context, lunas, privateKey }: Omit<Settling, "witness">) {
  const shop = await openShop(lunas, price);
  try {
    let txHash = "";
    const client = createClient({
      state: "memory",
      ...{ environment: "local", facilitatorUrl: context.url, privateKey, maxPrice: price },
      onPaymentSuccess: ({ transaction }) => {
        txHash = transaction;
      },
    });
    const response = await client.fetch(shop.url);
    const paid = shop.paid();
    if (response.status === 200 && paid !== null) return { ...paid, txHash };
    throw new Error(`the shop answered ${response.status}: ${await response.text()}`);
  } finally {
    await shop.close();
  }
}

const noSandbox = "this service has no sandbox: doctor pays with play money only";

async function readHealth({ url }: CommandContext): Promise<Health> {
  const { body: health, headers } = await ask(url, { path: "/health" }, (value) => parse(Health, value));
  const secondsAhead = clockDifference(headers) ?? 0;
  if (Math.abs(secondsAhead) > mostClockSeconds)
    throw new Error(
      `${clockText(secondsAhead)} Payments have deadlines of minutes: set the clock of the one that is wrong`,
    );
  if (health.networks.sandbox === undefined) throw new Error(noSandbox);
  if (health.networks.sandbox.status !== "down") return health;
  throw new Error("the sandbox chain is down, says /health");
}

async function readChain({ url }: CommandContext) {
  const { sandbox } = (await ask(url, { path: "/config" }, (value) => parse(PublicConfig, value))).body;
  if (sandbox === null) throw new Error(noSandbox);
  const chainId = await askChainId(sandbox.rpcUrl);
  if (chainId === sandbox.chainId) return sandbox;
  throw new Error(`${sandbox.rpcUrl} is chain ${chainId}, and /config says ${sandbox.chainId}`);
}

async function checkKey(context: CommandContext): Promise<string> {
  const apiKey = await apiKeyOf(context);
  if (!apiKey.startsWith("ipk_sandbox_")) {
    throw new Error(`a secret key of the sandbox is needed (${describeSection("sandbox")})`);
  }
  await (await paymentsOf(context)).list({ limit: 1 }).catch((error: unknown) => {
    if (!(error instanceof LunasError) || error.code !== "unauthorized") throw error;
    throw new Error(
      `${context.url} does not take the key ${apiKey.slice(0, 18)}…: ${error.message} It may be typed wrong, revoked, expired, or of another service. ` +
        "`npx @lunas/cli keys list` shows your keys, and `npx @lunas/cli keys create --save` makes one",
    );
  });
  return apiKey;
}

async function readMerchant({ context, session }: SignedIn): Promise<Merchant> {
  const call = { path: "/merchant/me", headers: session } as const;
  return (await ask(context.url, call, (value) => parse(Merchant, value))).body;
}

function notifyMerchant({ merchantId, walletAddress }: Merchant): string {
  return `${merchantId}, ${walletAddress}`;
}
