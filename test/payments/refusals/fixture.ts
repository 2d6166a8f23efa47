import { freePort } from "@lunas/stack/free-port";
import type { Payer, PayerWishes } from "@lunas/testkit/payer/create-payer";
import { fundedPayer } from "../../harness/funded-payer";
import { signedBody } from "../../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { startWorld, type World } from "../../harness/start-harness";
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
export interface Stage {
  readonly world: World;
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
  sign(wishes?: Partial<PayerWishes>, payer?: Payer): ReturnType<typeof signedBody>;
  ask(path: string, ask?: Ask): Promise<Response>;
  /** `POST /facilitate` with the merchant's secret key unless there is another. */
  pay(body: unknown, ask?: Ask): Promise<Response>;
}

export async function setStage(): Promise<Stage> {
  const world = await startWorld({ stack: { blockTime: { sandbox: "automine" } } });
  try {
    return await peopled(world);
  } catch (error) {
    await world.stop();
    throw error;
  }
}

async function peopled(world: World): Promise<Stage> {
  const { databaseUrl } = world.stack;
  const lonelyDatabase = await world.stack.newDatabase();
  const [limited, impatient, blind, lonely] = await Promise.all([
    oneMoreGateway(world, "limited", {
      RATE_LIMIT_FACILITATE: "1",
      FAUCET_IDRX_DAILY: "5",
      PRODUCTION_ACCESS: "approved",
    }),
    oneMoreGateway(world, "impatient", { SETTLE_WAIT_MS: "100" }),
    oneMoreGateway(world, "blind", { SANDBOX_RPC_URLS: `http://127.0.0.1:${await freePort()}` }),
    oneMoreGateway(world, "lonely", { DATABASE_URL: lonelyDatabase }),
  ]);
  const merchant = await registerMerchant(world.url);
  const own = { merchantId: merchant.merchantId };
  const payer = await fundedPayer(world.rpcUrl, 1_000_000n);
  await untilOpen(world.url);
  const ask = (path: string, given: Ask = {}) => request(`${given.url ?? world.url}${path}`, given);
  return {
    world,
    merchant,
    other: await registerMerchant(world.url),
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
    sign: (wishes = {}, by = payer) => signedBody(by, { to: merchant.walletAddress, amount: 1_000n, ...wishes }),
    ask,
    pay: (body, given = {}) => ask("/facilitate", { method: "POST", key: merchant.apiKey, body, ...given }),
  };
}

async function oneMoreGateway(world: World, as: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  await world.services.start("gateway", { as, env: { PORT: port, ...env } });
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
