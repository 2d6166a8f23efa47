import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig, type Pool } from "pg";
import { closeIdle } from "./ping-pool";

/** A statement without an answer for this long may be on a connection whose other end is gone. */
const silentAfterMs = 1_800;
/** Within these times a living server gives a new connection, and answers on it. All of it ends within five seconds. */
const connectsWithinMs = 1_500;
const answersWithinMs = 1_000;
const checkEveryMs = 250;
/** An answer that has arrived is read within this time. */
const readWithinMs = 200;

export interface SilenceRules {
  /** How a connection of its own is opened for the question; without limits of time. */
  readonly client: ClientConfig;
  /**
   * Whether the server knows a connection by its process: behind a pooler it is the pooler's, and only a server that
   * does not answer at all is noticed.
   */
  readonly knowsProcesses: boolean;
}

/** The statement of a connection. */
interface Running {
  /** When it began, or was last found to be running. */
  sinceMs: number;
}

/**
 * Ends connections whose packets vanish (a firewall that forgot them, a server that moved): TCP would tell of it after
 * a quarter of an hour. A statement that has no answer after two seconds is looked up on a new connection. If the server
 * is not running it, its answer is lost; if the server does not answer either, all such statements are given up, with an
 * unknown outcome. A statement that is slow or waits for a lock goes on.
 */
export function giveUpSilent(pool: Pool, rules: SilenceRules): { stop(): void } {
  const running = new Map<Client, Running>();
  pool.on("connect", (pooled) => {
    const client = pooled as Client;
    followStatements(client, running);
  });
  let isChecking = false;
  const check = async () => {
    const silent = [...running].filter(([, { sinceMs }]) => performance.now() - sinceMs >= silentAfterMs);
    if (isChecking || silent.length === 0) return;
    isChecking = true;
    try {
      const alive = await findAlive(
        rules,
        silent.map(([client]) => processOf(client)),
      );
      await pause(readWithinMs);
      // Its answer may have come, and another statement may be under way.
      const same = silent.filter(([client, statement]) => running.get(client) === statement);
      const lost = same.filter(([client]) => !alive(processOf(client)));
      for (const [, statement] of same) statement.sinceMs = performance.now();
      for (const [client] of lost) void client.end();
      // Idle connections are as old.
      if (lost.length > 0) await closeIdle(pool);
    } catch {
      // The server refuses a connection: it is there, and the statement's own limits end it.
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(() => void check(), checkEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** A connection runs one statement at a time. It drains after the last one, unless the next one begins at once. */
function followStatements(client: Client, running: Map<Client, Running>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const begin = (...given: unknown[]) => {
    running.set(client, { sinceMs: performance.now() });
    return query(...given);
  };
  Object.assign(client, { query: begin });
  client.on("drain", () => running.delete(client));
  client.on("end", () => running.delete(client));
}

const processOf = (client: Client) => (client as unknown as { readonly processID: number | null }).processID;

/** Which of these server processes run a statement; throws where the server refuses the question. */
async function findAlive(
  { client: config, knowsProcesses }: SilenceRules,
  processes: readonly (number | null)[],
): Promise<(process: number | null) => boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: connectsWithinMs, query_timeout: answersWithinMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (!knowsProcesses) return () => true;
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'",
      [processes],
    );
    const pids = new Set(rows.map(({ pid }) => pid));
    return (process) => process !== null && pids.has(process);
  } catch (error) {
    if (isSilence(error)) return () => false;
    throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** By pg's own messages; they have no code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && /^(Query read timeout|timeout expired)$/.test(error.message);
}
