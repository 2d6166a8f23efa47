import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { ask } from "./ask";
import { asUnavailable } from "./faults";
import { Prisma, PrismaClient } from "./generated/client";

export interface DatabaseOptions {
  readonly url: string;
  /** The maximum number of connections; a caller waits for one for `connectTimeoutMs`. */
  readonly poolSize: number;
  /** The name of these connections in Postgres, such as `lunas-gateway`. */
  readonly applicationName: string;
  /**
   * Every statement of this process finds its few rows by an index: it is planned once, never with a scan of a whole
   * table.
   */
  readonly fewRows?: boolean;
}

/** A connection to the database. Every method throws `Unavailable("database")` where a retry can help. */
export interface Database {
  /** One statement with its raw rows: `Row` describes the statement's columns. */
  query<Row>(statement: Prisma.Sql): Promise<Row[]>;
  /** Work with Prisma's API. */
  run<T>(work: (prisma: PrismaClient) => Promise<T>): Promise<T>;
  /** Resolves when Postgres answers. */
  ping(): Promise<void>;
  /** Waits for running work and closes the connections. */
  close(): Promise<void>;
}

/** A stuck statement, lock, transaction or connection ends with an error, never with an endless wait. */
const connectTimeoutMs = 5_000;
const bounds = {
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // A client-side limit, for a server that disappeared silently.
  query_timeout: 15_000,
  keepAlive: true,
  idleTimeoutMillis: 60_000,
};

/**
 * A plan is made once per connection, for all values, and finds rows by index: planning costs more than such a
 * statement, and a plan from the time of a small table must not scan a large one.
 */
const fewRowsPlans = [
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
]
  .map((setting) => `-c ${setting}`)
  .join(" ");

/** Opens nothing yet: connections open with the first statement, and again after a restart of Postgres. */
export function connectDatabase({ url, poolSize, applicationName, fewRows = false }: DatabaseOptions): Database {
  const pool = new Pool({
    ...bounds,
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    ...(fewRows && { options: fewRowsPlans }),
  });
  // A broken idle connection leaves the pool; the next caller gets its own error.
  pool.on("error", () => undefined);
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  // Minimal: Prisma's other formats put the values of a failed call into the message, and so into the log.
  const prisma = new PrismaClient({ adapter, errorFormat: "minimal" });
  const run = <T>(work: (client: PrismaClient) => Promise<T>) => mapped(() => work(prisma));
  // Without Prisma, which takes several times as long for a SQL statement: payments use only these.
  const query = <Row>(statement: Prisma.Sql) => mapped(() => ask<Row>(pool, nameOf, statement));
  return {
    run,
    query,
    ping: async () => void (await query(Prisma.sql`select 1`)),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

async function mapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}

/**
 * Each connection prepares a statement once, under a name made from its text; there are few texts and they are fixed.
 */
function statementNames(): (sql: string) => string {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = `lunas_${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
    names.set(sql, name);
    return name;
  };
}
