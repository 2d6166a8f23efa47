import { freePort } from "@lunas/stack/free-port";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { fundedPayer } from "../../harness/funded-payer";
import { signedBody } from "../../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import type { Harness } from "../../harness/start-harness";
import { storeKey } from "../../harness/store-key";
import { untilOpen } from "../../harness/until-open";

export const shopOrigin = "https://shop.example";

/** What is asked beside the path: nothing of it unless it is given. */
export interface Ask {
  readonly method?: string;
  readonly url?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A running service with everybody whom it can refuse. */
export interface Fixture {
  readonly harness: Harness;
  readonly merchant: RegisteredMerchant;
  readonly other: RegisteredMerchant;
  readonly publishableKey: string;
  readonly liveKey: string;
  readonly payer: Payer;
  /** Gateways of the same service with other settings. */
  readonly limited: string;
  readonly impatient: string;
  readonly blind: string;
  /** A gateway with a database of its own, in which no settler has lanes, and a merchant there. */
  readonly lonely: { readonly url: string; readonly databaseUrl: string; readonly merchant: RegisteredMerchant };
  /** Signs; a minute's deadline and a thousand base units to the merchant unless told otherwise. */
  sign(options?: Partial<PayerOptions>, payer?: Payer): ReturnType<typeof signedBody>;
  ask(path: string, ask?: Ask): Promise<Response>;
  /** `POST /facilitate` with the merchant's secret key unless there is another. */
  pay(body: unknown, ask?: Ask): Promise<Response>;
}

export async function setUpFixture(harness: Harness): Promise<Fixture> {
  try {
    return await peopled(harness);
  } catch (error) {
    await harness.stop();
    throw error;
  }
}

async function peopled(harness: Harness): Promise<Fixture> {
  const { databaseUrl } = harness.stack;
  const lonelyDatabase = await harness.stack.newDatabase();
  const [limited, impatient, blind, lonely] = await Promise.all([
    oneMoreGateway(harness, "limited", {
      RATE_LIMIT_FACILITATE: "1",
      FAUCET_IDRX_DAILY: "5",
      PRODUCTION_ACCESS: "approved",
    }),
    oneMoreGateway(harness, "impatient", { SETTLE_WAIT_MS: "100" }),
    oneMoreGateway(harness, "blind", { SANDBOX_RPC_URLS: `http://127.0.0.1:${await freePort()}` }),
    oneMoreGateway(harness, "lonely", { DATABASE_URL: lonelyDatabase }),
  ]);
  const merchant = await registerMerchant(harness.url);
  const own = { merchantId: merchant.merchantId };
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  await untilOpen(harness.url);
  const ask = (path: string, given: Ask = {}) => request(`${given.url ?? harness.url}${path}`, given);
  return {
    harness,
    merchant,
    other: await registerMerchant(harness.url),
    publishableKey: await storeKey(databaseUrl, {
      ...own,
      type: "publishable",
      environment: "sandbox",
      origins: [shopOrigin],
    }),
    liveKey: await storeKey(databaseUrl, { ...own, type: "secret", environment: "production" }),
    payer,
    limited,
    impatient,
    blind,
    lonely: { url: lonely, databaseUrl: lonelyDatabase, merchant: await registerMerchant(lonely) },
    sign: (options = {}, by = payer) => signedBody(by, { to: merchant.walletAddress, amount: 1_000n, ...options }),
    ask,
    pay: (body, given = {}) => ask("/facilitate", { method: "POST", key: merchant.apiKey, body, ...given }),
  };
}

async function oneMoreGateway(harness: Harness, as: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  await harness.services.start("gateway", { as, env: { PORT: port, ...env } });
  return `http://localhost:${port}`;
}

function request(url: string, { method = "GET", key, headers = {}, body }: Ask): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "x-api-key": key }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(40_000),
  });
}
