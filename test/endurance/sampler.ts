import { readdirSync, readFileSync, statSync } from "node:fs";
import { Redis } from "ioredis";
import { Client } from "pg";
import { childrenOf, memoryMb } from "../bench/settle/processes";
import { quantile } from "../bench/settle/quantile";
import type { Tally } from "./customers";
import type { Installation, ProcessName } from "./installation";
import type { ProcessSample, Sample, TableSample } from "./sample";

export interface Sampler {
  take(): Promise<Sample>;
  close(): Promise<void>;
}

const ownName = "endurance";
/** A server that answers nothing for so long ends the run: without samples the rest of the hour would show nothing. */
const answerWithinMs = 60_000;
const services: readonly ProcessName[] = ["gateway", "gateway-1", "settler-1", "settler-2", "dispatcher"];

const tablesSql = `
  select coalesce(p.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::float as bytes,
    sum(coalesce(s.n_live_tup, 0))::float as live, sum(coalesce(s.n_dead_tup, 0))::float as dead
  from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
    left join pg_stat_user_tables s on s.relid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`;
const connectionsSql = `
  select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`;

export async function openSampler(installation: Installation, tally: () => Tally): Promise<Sampler> {
  const { stack } = installation;
  const client = new Client({
    ...{ connectionString: stack.databaseUrl, application_name: ownName, query_timeout: answerWithinMs },
  });
  // The servers may end before it: what it reads fails then, and this event alone would end the process.
  client.on("error", () => undefined);
  await client.connect();
  const redis = new Redis(stack.redisUrl, { commandTimeout: answerWithinMs });
  redis.on("error", () => undefined);
  const begunMs = performance.now();
  return {
    async take() {
      const atMs = performance.now() - begunMs;
      const { payments, links, captures, tookMs } = tally();
      const took = tookMs.splice(0);
      const [keys, jobs, memory] = await Promise.all([redis.dbsize(), countJobs(redis), redis.info("memory")]);
      const { rows: tables } = await client.query<TableSample & { name: string }>(tablesSql);
      const { rows: connections } = await client.query<{ count: number }>(connectionsSql, [ownName]);
      return {
        ...{ atMs, paid: payments + links + captures, logBytes: logBytes(installation) },
        p95Ms: took.length === 0 ? null : quantile(took, 0.95),
        processes: readProcesses(stack.supervisor.pid),
        connections: connections[0]?.count ?? 0,
        redis: { keys, jobs, mb: Number(/^used_memory:(\d+)/m.exec(memory)?.[1] ?? 0) / 2 ** 20 },
        tables: Object.fromEntries(
          tables.map(({ name, bytes: size, live, dead }) => [name, { bytes: size, live, dead }]),
        ),
      };
    },
    async close() {
      redis.disconnect();
      await client.end();
    },
  };
}

const sortedSets = ["delayed", "prioritized", "completed", "failed", "waiting-children"];
const lists = ["wait", "active", "paused"];

/** Every queue of BullMQ has a key `<prefix>:<queue>:meta`, and its jobs in lists and sorted sets beside it. */
async function countJobs(redis: Redis): Promise<number> {
  const queues = (await redis.keys("*:meta")).map((key) => key.slice(0, -"meta".length));
  const counts = await Promise.all(
    queues.flatMap((queue) => [
      ...sortedSets.map((name) => redis.zcard(queue + name)),
      ...lists.map((name) => redis.llen(queue + name)),
    ]),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function logBytes({ logFile }: Installation): number {
  return services.reduce((sum, name) => sum + (statSync(logFile(name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** The children of the stack's supervisor; a service says its name in its environment. */
function readProcesses(supervisor: number): Readonly<Record<string, ProcessSample>> {
  const found = childrenOf(supervisor).flatMap((pid): [string, ProcessSample][] => {
    const name = nameOf(pid);
    if (name === null) return [];
    const family = name === "postgres" ? [pid, ...childrenOf(pid)] : [pid];
    const handles = family.reduce((sum, each) => sum + handlesOf(each), 0);
    return [[name, { mb: memoryMb(name === "postgres" ? "postgres" : "gateway", pid), handles }]];
  });
  return Object.fromEntries(found);
}

function nameOf(pid: number): string | null {
  const command = read(`/proc/${pid}/cmdline`).split("\0");
  if (/postgres$/.test(command[0] ?? "")) return "postgres";
  if (/redis-server/.test(command.join(" "))) return "redis";
  if (command.includes("1337")) return "chain";
  return /(?:^|\0)PROCESS_NAME=([^\0]+)/.exec(read(`/proc/${pid}/environ`))?.[1] ?? null;
}

function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0; // it has ended
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended
  }
}
