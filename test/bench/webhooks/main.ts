import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { type DispatcherProcess, startDispatcherProcess } from "../../harness/dispatcher-process";
import { openWebhookFixture } from "../../harness/webhook-fixture";
import { quantile } from "../settle/quantile";
import type { WebhookFigures } from "./figures";

export interface WebhookPlan {
  /** Deliveries that wait when the dispatcher starts. */
  readonly backlog: number;
  readonly paymentsPerSecond: number;
  readonly seconds: number;
}

export const webhookBars = { deliveriesPerSecond: 1_000, lagP95Ms: 1_000 };
export const wholeWebhookPlan: WebhookPlan = { backlog: 20_000, paymentsPerSecond: 200, seconds: 30 };

const merchantCount = 8;

type Fixture = Awaited<ReturnType<typeof openWebhookFixture>>;
type Merchants = readonly Awaited<ReturnType<Fixture["merchantWith"]>>[];

interface Receiver {
  readonly url: string;
  readonly arrivals: { readonly eventAtMs: number; readonly atMs: number }[];
  close(): void;
}

/** How fast a backlog is delivered, and how soon an event is told of that happens while others do. */
export async function measureWebhooks(plan: WebhookPlan, show: (line: string) => void): Promise<WebhookFigures> {
  const takenAt = new Date().toISOString();
  const stack = await startStack({ parts: ["postgres", "redis"] });
  const receiver = await startReceiver();
  const fixture = await openWebhookFixture(stack);
  let dispatcher: DispatcherProcess | undefined;
  try {
    const merchants = await Promise.all(
      Array.from({ length: merchantCount }, () => fixture.merchantWith(receiver.url)),
    );
    for (const merchant of merchants) await fixture.confirmed(merchant, plan.backlog / merchantCount);
    show(`${plan.backlog} deliveries wait`);
    dispatcher = await startDispatcherProcess(stack);
    const rate = await deliverBacklog(plan, receiver, dispatcher);
    await until(async () => (await fixture.query(anyPending)).length === 0, { timeoutMs: 30_000 });
    show(`${rate.deliveriesPerSecond.toFixed(0)} deliveries/s`);
    return { takenAt, ...rate, lagMs: await measureLag(plan, receiver, { fixture, merchants }) };
  } finally {
    await dispatcher?.end();
    await fixture.close();
    receiver.close();
    await stack.stop();
  }
}

const anyPending = "select from deliveries where status = 'pending' limit 1";

async function deliverBacklog({ backlog }: WebhookPlan, { arrivals }: Receiver, { pid }: DispatcherProcess) {
  const bornWithMs = await cpuMsOf(pid);
  await until(() => arrivals.length >= backlog, { timeoutMs: 120_000, intervalMs: 50, what: "the backlog" });
  const times = arrivals.map(({ atMs }) => atMs).sort((one, other) => one - other);
  const tookMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const cpuMs = ((await cpuMsOf(pid)) - bornWithMs) / backlog;
  return { deliveriesPerSecond: (backlog / tookMs) * 1_000, cpuMsPerDelivery: bornWithMs > 0 ? cpuMs : null };
}

async function measureLag(
  { paymentsPerSecond, seconds }: WebhookPlan,
  { arrivals }: Receiver,
  { fixture, merchants }: { readonly fixture: Fixture; readonly merchants: Merchants },
): Promise<WebhookFigures["lagMs"]> {
  arrivals.length = 0;
  const all = paymentsPerSecond * seconds;
  const startedAt = performance.now();
  for (let sent = 0; sent < all; sent += 1) {
    await fixture.confirmed(merchants[sent % merchants.length] as Merchants[number], 1);
    const aheadMs = (sent / paymentsPerSecond) * 1_000 - (performance.now() - startedAt);
    if (aheadMs > 1) await wait(aheadMs);
  }
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  await until(() => arrivals.length >= all, { timeoutMs: 60_000, intervalMs: 50, what: "the payments' webhooks" });
  const lags = arrivals.map(({ eventAtMs, atMs }) => atMs - eventAtMs);
  const at = (share: number) => quantile(lags, share);
  return { paymentsPerSecond: all / tookSeconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

async function startReceiver(): Promise<Receiver> {
  const arrivals: Receiver["arrivals"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { timestamp } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { timestamp: string };
      arrivals.push({ eventAtMs: Date.parse(timestamp), atMs: Date.now() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** CPU of a process so far, in milliseconds, where the system tells it: on a busy machine it says more than the time that passed. */
async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
