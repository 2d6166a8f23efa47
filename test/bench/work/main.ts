import { setTimeout as wait } from "node:timers/promises";
import { query } from "@lunas/stack/postgres/query";
import { forgetStatistics, readStatistics, watchStatements } from "../profile/server-statistics";
import { readWakeUps } from "../profile/wake-ups";
import { type Arena, openArena } from "../settle/arena";
import { type Ask, runLoad } from "../settle/load";
import { cpuBetween, readCpu } from "../settle/processes";
import { bodyOf } from "../settle/sign-payments";
import type { Work } from "./figures";
import { alternately, type Fleet, startOthers } from "./fleet";
import { grownBy, readDisk } from "./read-disk";
import { readPosition, readWal } from "./read-wal";
import { printWork } from "./report";
import { type RequestLog, startRequestLog } from "./request-log";

export interface WorkPlan {
  /** One pass for each number of clients. */
  readonly clients: readonly number[];
  /** The passes are repeated for each. Default: one of each service. */
  readonly fleets?: readonly Fleet[];
  /** Without any payment, after the passes. */
  readonly idleSeconds: number;
}

interface WatchedArena {
  readonly arena: Arena;
  readonly logs: Readonly<Record<"gateway" | "settler", RequestLog>>;
  /** The gateways have their turns. */
  readonly ask: Ask;
}

/** Counts each request, statement, command and wake-up for a payment, and for a second without payments. */
export async function measureWork(plan: WorkPlan, show: (line: string) => void): Promise<void> {
  const arena = await openArena({ log: show, withoutPeer: true });
  const logs = { gateway: await startRequestLog(arena.rpcUrl), settler: await startRequestLog(arena.rpcUrl) };
  try {
    const { services } = arena;
    for (const name of ["gateway", "settler", "dispatcher"]) await services.stop(name);
    await watchStatements(arena.stack, { nested: false });
    await services.start("settler", { env: { SANDBOX_RPC_URLS: logs.settler.url } });
    await services.start("dispatcher");
    await services.start("gateway", { env: { SANDBOX_RPC_URLS: logs.gateway.url } });
    const env = { gateway: { SANDBOX_RPC_URLS: logs.gateway.url }, settler: { SANDBOX_RPC_URLS: logs.settler.url } };
    for (const fleet of plan.fleets ?? [{ gateways: 1, settlers: 1 }]) {
      const others = await startOthers(arena, fleet, env);
      const watched = { arena, logs, ask: alternately([arena.asks.lunas, ...others.asks]) };
      show(`${fleet.gateways} of the gateway, ${fleet.settlers} of the settler`);
      await pay(watched, 32, 200 * fleet.gateways);
      for (const clients of plan.clients) await underLoad(watched, clients, show);
      await others.stop();
    }
    if (plan.idleSeconds > 0) await idle({ arena, logs, ask: arena.asks.lunas }, plan.idleSeconds, show);
  } finally {
    for (const log of Object.values(logs)) log.close();
    await arena.stop();
  }
}

async function underLoad(watched: WatchedArena, clients: number, show: (line: string) => void): Promise<void> {
  await pay(watched, clients, Math.max(50, clients * 2));
  const units = Math.max(150, clients * 20);
  const name = `${units} payments of ${clients} clients`;
  printWork({ name, units, unit: "payment", ...(await during(watched, () => pay(watched, clients, units))) }, show);
}

async function idle(watched: WatchedArena, seconds: number, show: (line: string) => void): Promise<void> {
  // Until what polls faster after work does so no more.
  await wait(15_000);
  const counts = await during(watched, () => wait(seconds * 1_000));
  printWork({ name: `${seconds} s without payments`, units: seconds, unit: "second", ...counts }, show);
}

async function during(
  { arena, logs }: WatchedArena,
  work: () => Promise<unknown>,
): Promise<Omit<Work, "name" | "units" | "unit">> {
  // Backends tell of their statistics once a second at most.
  await wait(1_500);
  await forgetStatistics(arena.stack);
  const take = () => ({ gateway: logs.gateway.take(), settler: logs.settler.take() });
  take();
  const parts = arena.processes();
  const disk = await readDisk(arena.stack.databaseUrl);
  const position = await readPosition(arena.stack.databaseUrl);
  const before = { wakeUps: readWakeUps(parts), cpu: readCpu(parts), fsyncs: await readFsyncs(arena) };
  await work();
  const wakeUps = readWakeUps(parts, before.wakeUps);
  const cpu = cpuBetween(before.cpu, readCpu(parts));
  const requests = take();
  await wait(1_500);
  const { statements, commands } = await readStatistics(arena.stack);
  const fsyncs = (await readFsyncs(arena)) - before.fsyncs;
  const grown = grownBy(disk, await readDisk(arena.stack.databaseUrl));
  const wal = await readWal(arena.stack.databaseUrl, position);
  return { requests, statements, commands, wakeUps, cpu, fsyncs, grown, wal };
}

async function pay({ arena, ask }: WatchedArena, clients: number, count: number): Promise<void> {
  const bodies = arena.payments.sign(count, arena.payTo).map(bodyOf);
  await runLoad(ask, { clients, seconds: 60, bodies });
  await arena.quiet();
}

async function readFsyncs({ stack }: Arena): Promise<number> {
  const sql = "select coalesce(sum(fsyncs), 0)::int as fsyncs from pg_stat_io where object = 'wal'";
  const [row] = (await query(stack.databaseUrl, sql)) as { readonly fsyncs: number }[];
  return row?.fsyncs ?? 0;
}
