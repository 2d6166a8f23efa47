import { createHash } from "node:crypto";
import { createAnswerNotes } from "@lunas/domain/shared/note-answers";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { ask } from "./ask";
import { asUnavailable } from "./faults";
import { type Prisma, PrismaClient } from "./generated/client";
import { giveUpSilent } from "./give-up-silent";
import { pingPool } from "./ping-pool";
import { fewRowsPlans, goneClients, type SessionSettings, timeLimits } from "./roles/session-settings";
import { verifyRole } from "./verify-role";
import { verifySession } from "./verify-session";

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
  /**
   * `transaction`: the URL is a pooler's that gives a connection for each transaction. Its connections cannot ask for
   * settings, which the role must have then, and cannot prepare a statement by a name. Default: `none`.
   */
  readonly pooler?: "none" | "transaction";
  /** Whether `verify` refuses a role that owns the tables or is a superuser. Default: no. */
  readonly refuseOwner?: boolean;
}

/** A connection to the database. Every method throws `Unavailable("database")` where a retry can help. */
export interface Database {
  /** One statement with its raw rows: `Row` describes the statement's columns. */
  query<Row>(statement: Prisma.Sql): Promise<Row[]>;
  /** Work with Prisma's API. */
  run<T>(work: (prisma: PrismaClient) => Promise<T>): Promise<T>;
  /** No statement was answered for a second, although some were sent. */
  isAway(): boolean;
  /** Resolves when Postgres answers. */
  ping(): Promise<void>;
  /** Throws when statements would run without their limits, or as the owner where that is refused. Resolves while Postgres does not answer. */
  verify(): Promise<void>;
  /** Waits for running work and closes the connections. */
  close(): Promise<void>;
}

const connectTimeoutMs = 5_000;
/** Statements end within milliseconds, and there are some every second. */
const awayAfterMs = 1_000;
const clientLimits = {
  connectionTimeoutMillis: connectTimeoutMs,
  // A client-side limit beyond the server's own: behind a pooler `giveUpSilent` cannot see what a server runs.
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  idleTimeoutMillis: 60_000,
};

/** Opens nothing yet: connections open with the first statement, and again after a restart of Postgres. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, applicationName, fewRows = false, pooler = "none", refuseOwner = false } = options;
  const isPooled = pooler === "transaction";
  const client = { connectionString: url, application_name: applicationName };
  const pool = new Pool({
    ...clientLimits,
    ...client,
    max: poolSize,
    ...(!isPooled && timeLimits),
    ...(!isPooled && { options: startOptions({ ...goneClients, ...(fewRows && fewRowsPlans) }) }),
  });
  // A broken idle connection leaves the pool; the next caller gets its own error.
  pool.on("error", () => undefined);
  const silence = giveUpSilent(pool, { client, knowsProcesses: !isPooled });
  const nameOf = isPooled ? undefined : statementNames();
  const adapter = new PrismaPg(pool, nameOf && { statementNameGenerator: ({ sql }) => nameOf(sql) });
  // Minimal: Prisma's other formats put the values of a failed call into the message, and so into the log.
  // A transaction waits for its connection as long as a statement does; Prisma alone gives up after two seconds.
  const transactionOptions = { maxWait: connectTimeoutMs };
  const prisma = new PrismaClient({ adapter, errorFormat: "minimal", transactionOptions });
  const answers = createAnswerNotes({ awayAfterMs, nowMs: () => performance.now() });
  const run = <T>(work: (client: PrismaClient) => Promise<T>) => answers.note(() => mapped(() => work(prisma)));
  // Without Prisma, which takes several times as long for a SQL statement: payments use only these.
  const query = <Row>(statement: Prisma.Sql) => answers.note(() => mapped(() => ask<Row>(pool, nameOf, statement)));
  return {
    run,
    query,
    isAway: answers.isAway,
    ping: () => mapped(() => pingPool(pool)),
    verify: async () => {
      if (refuseOwner) await mapped(() => verifyRole(pool)).catch(unlessUnavailable);
      if (isPooled)
        await mapped(() => verifySession(pool, { ...timeLimits, ...(fewRows && fewRowsPlans) })).catch(
          unlessUnavailable,
        );
    },
    close: async () => {
      silence.stop();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** In the form of psql's PGOPTIONS. */
function startOptions(session: SessionSettings): string {
  return Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
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
