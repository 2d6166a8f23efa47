import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { type DispatcherProcess, startDispatcherProcess } from "../world/dispatcher-process";
import { openWebhookStage } from "../world/webhook-stage";

/** What one dispatcher does on this machine, beside its database, its Redis and the endpoint that it posts to. */
const backlog = 20_000;
const merchantCount = 8;
const paymentsPerSecond = 200;
const seconds = 30;
const bars = { deliveriesPerSecond: 1_000, lagP95Ms: 1_000 };

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

async function bench(): Promise<boolean> {
  const stack = await startStack({ parts: ["postgres", "redis"] });
  const arrivals: { readonly eventAtMs: number; readonly atMs: number }[] = [];
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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const stage = await openWebhookStage(stack);
  let dispatcher: DispatcherProcess | undefined;
  try {
    const merchants = await Promise.all(Array.from({ length: merchantCount }, () => stage.merchantWith(url)));
    for (const merchant of merchants) await stage.confirmed(merchant, backlog / merchantCount);
    dispatcher = await startDispatcherProcess(stack);
    const bornWithMs = await cpuMsOf(dispatcher.pid);
    await until(() => arrivals.length >= backlog, { timeoutMs: 120_000, intervalMs: 50, what: "the backlog" });
    const times = arrivals.map(({ atMs }) => atMs);
    const rate = backlog / ((Math.max(...times) - Math.min(...times)) / 1_000);
    console.log(
      `deliveries: ${Math.round(rate)}/s (${backlog} to ${merchantCount} merchants; bar ${bars.deliveriesPerSecond}/s)`,
    );
    const cpuMs = ((await cpuMsOf(dispatcher.pid)) - bornWithMs) / backlog;
    if (bornWithMs > 0) console.log(`  the dispatcher's CPU: ${cpuMs.toFixed(2)} ms for a delivery`);
    await until(
      async () => (await stage.query("select from deliveries where status = 'pending' limit 1")).length === 0,
      {
        timeoutMs: 30_000,
      },
    );

    arrivals.length = 0;
    const all = paymentsPerSecond * seconds;
    const startedAt = performance.now();
    for (let sent = 0; sent < all; sent += 1) {
      await stage.confirmed(merchants[sent % merchantCount] as `mer_${string}`, 1);
      const aheadMs = (sent / paymentsPerSecond) * 1_000 - (performance.now() - startedAt);
      if (aheadMs > 1) await wait(aheadMs);
    }
    const took = (performance.now() - startedAt) / 1_000;
    await until(() => arrivals.length >= all, { timeoutMs: 60_000, intervalMs: 50, what: "the payments' webhooks" });
    const lags = arrivals.map(({ eventAtMs, atMs }) => atMs - eventAtMs).sort((one, other) => one - other);
    const quantile = (share: number) => lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? 0;
    const figures = [0.5, 0.95, 0.99, 1].map((share) => `p${share * 100} ${quantile(share)} ms`).join(", ");
    console.log(
      `event to first attempt at ${Math.round(all / took)} payments/s: ${figures} (bar p95 < ${bars.lagP95Ms} ms)`,
    );
    return rate >= bars.deliveriesPerSecond && quantile(0.95) < bars.lagP95Ms;
  } finally {
    await dispatcher?.end();
    await stage.close();
    server.closeAllConnections();
    server.close();
    await stack.stop();
  }
}

bench().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
