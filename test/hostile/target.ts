import type { Payer } from "@lunas/testkit/payer/create-payer";
import { leakFinder } from "../fuzz/leaks";
import { deniedStatements } from "../world/denied-statements";
import { fundedPayer } from "../world/funded-payer";
import { facilitate, signedBody } from "../world/pay";
import { type RegisteredMerchant, registerMerchant } from "../world/register-merchant";
import { startWorld, type World } from "../world/start-world";
import { untilOpen } from "../world/until-open";

/** An honest merchant. Its data contains a mark that no other merchant may see. */
export interface Shop extends RegisteredMerchant {
  readonly mark: string;
  readonly paymentId: string;
  readonly txHash: string;
}

/** The running service that is attacked. */
export interface Target {
  readonly world: World;
  readonly url: string;
  readonly seed: number;
  readonly shop: Shop;
  /** Another merchant, with a key and a session of its own. */
  readonly rival: RegisteredMerchant;
  /** A payer with money, who signs anything. */
  readonly payer: Payer;
  leaksOf(text: string): readonly string[];
  /** An honest payment to the shop; answers what is wrong with it. */
  payHonestly(): Promise<readonly string[]>;
  /** Process ids of database connections that run forbidden statements. */
  readonly hostileConnections: Set<number>;
  /** What the database refused to a service: it lacks a right, and may go on all the same. */
  deniedToServices(): readonly string[];
  stop(): Promise<void>;
}

/** The published URL differs from the private one, so that answers can be searched for the private one. */
const published = {
  SANDBOX_PUBLIC_RPC_URL: "https://rpc.sandbox.example",
  BASE_PUBLIC_RPC_URL: "https://rpc.base.example",
};
/** In which an honest payment is answered, whatever was done before; the chain mines at once. */
const honestMs = 10_000;

export async function startTarget(seed: number): Promise<Target> {
  const world = await startWorld({
    stack: { blockTime: { sandbox: "automine" }, filters: true },
    services: { env: { ...published, X402_FACADE: "true", WEBHOOK_ALLOW_PRIVATE_TARGETS: "false" } },
  });
  try {
    const { url, rpcUrl } = world;
    await untilOpen(url);
    const honest = await fundedPayer(rpcUrl, 1_000_000n);
    const shop = await openShop(url, honest, `own-${seed.toString(36)}-data`);
    const rival = await registerMerchant(url);
    const hostileConnections = new Set<number>();
    const isOfService = (line: string) => !hostileConnections.has(Number(/\[(\d+)\]/.exec(line)?.[1]));
    return {
      ...{ world, url, seed, shop, rival, hostileConnections },
      payer: await fundedPayer(rpcUrl, 1_000_000_000n),
      leaksOf: leakFinder(world.stack, [shop.apiKey, rival.apiKey]),
      payHonestly: () => payHonestly(url, shop, honest),
      deniedToServices: () => deniedStatements(world.stack.logFolder).filter(isOfService),
      stop: () => world.stack.stop(),
    };
  } catch (error) {
    await world.stop();
    throw error;
  }
}

async function openShop(url: string, payer: Payer, mark: string): Promise<Shop> {
  const merchant = await registerMerchant(url);
  const { apiKey, cookie, walletAddress } = merchant;
  const told = await fetch(`${url}/merchant/me`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ name: mark }),
  });
  if (told.status !== 200) throw new Error(`the shop was not opened: ${await told.text()}`);
  const body = await signedBody(payer, { to: walletAddress, amount: 1_000n });
  const paid = await facilitate(url, apiKey, { ...body, description: mark, metadata: { order: mark } });
  if (paid.status !== 200) throw new Error(`the first payment was refused: ${JSON.stringify(paid.body)}`);
  const { paymentId, txHash } = paid.body;
  const own = await (await fetch(`${url}/payments`, { headers: { "x-api-key": apiKey } })).text();
  if (!own.includes(mark)) throw new Error("the shop itself does not see its mark: nobody would be found out who does");
  return { ...merchant, mark, paymentId, txHash };
}

async function payHonestly(url: string, shop: Shop, payer: Payer): Promise<readonly string[]> {
  const begunAt = performance.now();
  const body = await signedBody(payer, { to: shop.walletAddress, amount: 1_000n });
  const { status, body: told } = await facilitate(url, shop.apiKey, body);
  const tookMs = Math.round(performance.now() - begunAt);
  if (status !== 200) return [`an honest payment was answered ${status}: ${JSON.stringify(told.error)}`];
  return tookMs > honestMs ? [`an honest payment took ${tookMs} ms`] : [];
}
