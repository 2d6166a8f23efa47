import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { ask } from "./ask";
import { asUnavailable } from "./faults";
import { Prisma, PrismaClient } from "./generated/client";

export interface DatabaseOptions {
  readonly url: string;
  /** Connections that are kept at most; a caller waits for one for `connectTimeoutMs`. */
  readonly poolSize: number;
  /** How Postgres lists these connections, e.g. `lunas-gateway`. */
  readonly applicationName: string;
  /** Every statement of this process finds its few rows by an index: planned once, never by reading a whole table. */
  readonly fewRows?: boolean;
}

/** A handle on the database. Every way through it throws `Unavailable("database")` where a retry is worth while. */
export interface Database {
  /** One statement, its rows as they come: `Row` is what the statement's columns promise. */
  query<Row>(statement: Prisma.Sql): Promise<Row[]>;
  /** Work in Prisma's own words. */
  run<T>(work: (prisma: PrismaClient) => Promise<T>): Promise<T>;
  /** Resolves when Postgres answers. */
  ping(): Promise<void>;
  /** Waits for what runs and closes the connections. */
  close(): Promise<void>;
}

/** A stuck statement, lock, transaction or connection ends as a fault, never as a wait without end. */
const connectTimeoutMs = 5_000;
const bounds = {
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // On our side of the wire, for a server that vanished without a word.
  query_timeout: 15_000,
  keepAlive: true,
  idleTimeoutMillis: 60_000,
};

/**
 * A plan is made once for a connection, for whatever values, and looks rows up one by one: planning costs more than such a
 * statement, and a plan made while a table was small must not read all of it when it is large.
 */
const fewRowsPlans = [
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
]
  .map((setting) => `-c ${setting}`)
  .join(" ");

/** Opens nothing yet: connections come with the first statement and come back after a restart of Postgres. */
export function connectDatabase({ url, poolSize, applicationName, fewRows = false }: DatabaseOptions): Database {
  const pool = new Pool({
    ...bounds,
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    ...(fewRows && { options: fewRowsPlans }),
  });
  // An idle connection that breaks leaves the pool; whoever needs the next one learns of it by its own error.
  pool.on("error", () => undefined);
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  // Minimal: Prisma's other formats put the values of a failed call into the message, and so into the log.
  const prisma = new PrismaClient({ adapter, errorFormat: "minimal" });
  const run = <T>(work: (client: PrismaClient) => Promise<T>) => mapped(() => work(prisma));
  // Past Prisma, which takes several times as long for a statement in SQL: a payment's way has none but those.
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

/** Statements are prepared once for a connection, under a name made of their text; their texts are few and fixed. */
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
