import { setTimeout as sleep } from "node:timers/promises";
import { facilitate, signedBody } from "../harness/pay";
import type { Compose } from "./compose";
import type { Shop } from "./customer";

const buyers = 4;
const readers = 4;

/** What became of requests that were sent once: nothing here repeats one. */
interface Requests {
  count: number;
  settled: number;
  readonly failures: string[];
}

/** Two gateways behind the profile `edge`, each replaced under load. */
export function replacesGatewaysBehindTheEdge(compose: () => Compose, shop: () => Shop): void {
  const profile = ["--profile", "edge"];
  const up = (...args: readonly string[]) =>
    compose()(...profile, "up", "--detach", "--wait", "--wait-timeout", "120", ...args);

  it("replaces both gateways behind the edge without a failed request", async () => {
    await up("--no-recreate", "edge");
    const url = `http://127.0.0.1:${compose().ports.edge}`;
    const before = await idsOf(compose());
    const sent = await load(url, shop(), async () => {
      for (const gateway of ["gateway", "gateway-2"]) await up("--no-deps", "--force-recreate", gateway);
    });
    const after = await idsOf(compose());
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(sent.failures).toEqual([]);
    expect(sent.count).toBeGreaterThan(100);
    expect(sent.settled).toBeGreaterThan(10);
    await compose()(...profile, "stop", "edge", "gateway-2");
  });
}

async function idsOf(compose: Compose): Promise<readonly string[]> {
  return [...(await compose.containers("gateway")), ...(await compose.containers("gateway-2"))];
}

/** Pays and reads through `url` for as long as the change lasts. */
async function load(url: string, shop: Shop, change: () => Promise<void>): Promise<Requests> {
  const sent: Requests = { count: 0, settled: 0, failures: [] };
  let isOver = false;
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work().catch((error: unknown) => void sent.failures.push(textOf(error)));
      sent.count += 1;
      await sleep(20);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: buyers }, (_, index) => repeat(() => payOnce(url, shop, { index, sent }))),
    ...Array.from({ length: readers }, () => repeat(() => read(url, sent))),
  ]);
  try {
    await change();
  } finally {
    isOver = true;
    await all;
  }
  return sent;
}

async function payOnce(url: string, shop: Shop, { index, sent }: { readonly index: number; readonly sent: Requests }) {
  const payer = shop.payers[index % shop.payers.length] as Shop["payers"][number];
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 900);
  const body = await signedBody(payer, { to: shop.walletAddress, amount: 10_000n, deadlineSeconds });
  const { status, body: answer } = await facilitate(url, shop.apiKey, body, { signal: AbortSignal.timeout(40_000) });
  if (status === 200) sent.settled += 1;
  // A stopping gateway gives back what it waits for: the transaction is sent, and a repeat gets its end.
  else if (answer.error?.code !== "settlement_pending") sent.failures.push(`${status} ${answer.error?.code}`);
}

async function read(url: string, sent: Requests): Promise<void> {
  const answer = await fetch(`${url}/config`, { signal: AbortSignal.timeout(40_000) });
  await answer.text();
  if (answer.status !== 200) sent.failures.push(`GET /config: ${answer.status}`);
}

/** Errors of fetch are of another realm than Jest's. */
function textOf(error: unknown): string {
  const { message, cause } = error as { readonly message?: string; readonly cause?: unknown };
  return `${new Date().toISOString()} ${message ?? String(error)}: ${String(cause ?? "")}`;
}
