import type { Payer } from "@lunas/testkit/payer/create-payer";
import { leakFinder } from "../fuzz/leaks";
import { deniedStatements } from "../harness/denied-statements";
import { fundedPayer } from "../harness/funded-payer";
import { facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

/** An honest merchant. Its data contains a mark that no other merchant may see. */
export interface Shop extends RegisteredMerchant {
  readonly mark: string;
  readonly paymentId: string;
  readonly txHash: string;
}

/** The running service that is attacked. */
export interface Target {
  readonly harness: Harness;
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
const publicRpcUrls = {
  SANDBOX_PUBLIC_RPC_URL: "https://rpc.sandbox.example",
  BASE_PUBLIC_RPC_URL: "https://rpc.base.example",
};
/** In which an honest payment is answered, whatever was done before; the chain mines at once. */
const honestMs = 10_000;

export async function startTarget(seed: number): Promise<Target> {
  const harness = await startHarness({
    stack: { blockTime: { sandbox: "automine" }, filters: true },
    services: {
      env: { ...publicRpcUrls, X402_FACADE: "true", X402_DISCOVERY: "true", WEBHOOK_ALLOW_PRIVATE_TARGETS: "false" },
    },
  });
  try {
    const { url, rpcUrl } = harness;
    await untilOpen(url);
    const honest = await fundedPayer(rpcUrl, 1_000_000n);
    const shop = await openShop(url, honest, `own-${seed.toString(36)}-data`);
    const rival = await registerMerchant(url);
    const hostileConnections = new Set<number>();
    const isOfService = (line: string) => !hostileConnections.has(Number(/\[(\d+)\]/.exec(line)?.[1]));
    return {
      ...{ harness, url, seed, shop, rival, hostileConnections },
      payer: await fundedPayer(rpcUrl, 1_000_000_000n),
      leaksOf: leakFinder(harness.stack, [shop.apiKey, rival.apiKey]),
      payHonestly: () => payHonestly(url, shop, honest),
      deniedToServices: () => deniedStatements(harness.stack.logFolder).filter(isOfService),
      stop: () => harness.stack.stop(),
    };
  } catch (error) {
    await harness.stop();
    throw error;
  }
}

async function openShop(url: string, payer: Payer, mark: string): Promise<Shop> {
  const merchant = await registerMerchant(url);
  const { apiKey, cookie, walletAddress } = merchant;
  const reported = await fetch(`${url}/merchant/me`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ name: mark }),
  });
  if (reported.status !== 200) throw new Error(`the shop was not opened: ${await reported.text()}`);
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
  const { status, body: reported } = await facilitate(url, shop.apiKey, body);
  const tookMs = Math.round(performance.now() - begunAt);
  if (status !== 200) return [`an honest payment was answered ${status}: ${JSON.stringify(reported.error)}`];
  return tookMs > honestMs ? [`an honest payment took ${tookMs} ms`] : [];
}
