import { join } from "node:path";
import { connectDatabase } from "@lunas/database/connect";
import { logTail } from "@lunas/stack/log-tail";
import type { ServiceName } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import type { Installation } from "../installation";
import type { Arrangement, Part } from "../part";
import { type DatabaseTls, secureDatabase } from "../servers/database-tls";
import { atPort, poolerSteps, startPgBouncer } from "../servers/pgbouncer";

const users = ["gateway", "settler", "dispatcher"] as const;

/** PgBouncer in transaction mode, with `verify-full` from the services to it and from it to PostgreSQL. It is killed under load. */
export const pgbouncerTls: Part = {
  name: "pgbouncer-tls",
  title: "PgBouncer in transaction mode, TLS on both sides",
  arrange,
};

async function arrange(stack: Stack): Promise<Arrangement> {
  const tls = await secureDatabase(stack);
  const urlOf = (service: ServiceName) => stack.databaseUrlOf(`lunas_${service}`);
  const port = await startPgBouncer(stack, users.map(urlOf), { tls: tls.pooler() });
  return {
    env: (service) => ({
      DATABASE_URL: tls.urlOf(atPort(urlOf(service), port)),
      DATABASE_POOLER: "transaction",
    }),
    steps: poolerSteps(stack, `select pg_terminate_backend(a.pid) ${ofServices}`),
    examine: async (installation) => {
      const { encrypted, plain } = await connectionsOf(installation);
      const refusals = await refusalsOf(stack, tls, atPort(urlOf("settler"), port));
      const wrong = refusals.filter(({ answer, expected }) => !expected.test(answer));
      return {
        note: `${encrypted} connections to PostgreSQL with TLS, ${plain} without; ${refusals.length - wrong.length} of ${refusals.length} refusals`,
        wrong: [
          ...(encrypted > 0 && plain === 0 ? [] : [`${encrypted} connections with TLS, ${plain} without`]),
          ...wrong.map(({ what, answer }) => `${what}: ${answer}`),
        ],
      };
    },
  };
}

async function connectionsOf({ query: ask }: Installation): Promise<{ encrypted: number; plain: number }> {
  const [row] = await ask<{ encrypted: number; plain: number }>(
    `select count(*) filter (where s.ssl)::int as encrypted, count(*) filter (where not s.ssl)::int as plain ${ofServices}`,
  );
  return row ?? { encrypted: 0, plain: 0 };
}

interface Refusal {
  readonly what: string;
  readonly answer: string;
  readonly expected: RegExp;
}

/** What is told to a service that trusts the wrong CA or name, and to one whose PgBouncer does. */
async function refusalsOf(stack: Stack, tls: DatabaseTls, pooled: string): Promise<readonly Refusal[]> {
  const distrusting = async (name: string, trust: { readonly ca?: string; readonly databaseHost?: string }) => {
    const reach = (port: number) => tls.urlOf(atPort(pooled, port));
    let lastAnswer = "";
    const answersAt = async (port: number) => {
      lastAnswer = await answerTo(reach(port));
      return !/ECONNREFUSED/.test(lastAnswer);
    };
    await startPgBouncer(stack, [pooled], { name, tls: tls.pooler(trust), answersAt });
    // The client waits for a connection that PgBouncer never gets; the reason is in PgBouncer's log.
    return `${lastAnswer} ${logTail(join(stack.logFolder, `${name}.log`))}`;
  };
  const [unknownCa, otherName] = [
    /self[- ]signed|unable to (get|verify)|certificate/i,
    /Hostname|altnames|certificate/i,
  ];
  return [
    { what: "the expected CA and name", answer: await answerTo(tls.urlOf(pooled)), expected: /^it works$/ },
    { what: "no TLS", answer: await answerTo(pooled), expected: /TLS|SSL/i },
    { what: "another CA", answer: await answerTo(tls.urlOf(pooled, { ca: tls.otherCa })), expected: unknownCa },
    { what: "another name", answer: await answerTo(tls.urlOf(pooled, { host: "127.0.0.1" })), expected: otherName },
    {
      what: "a PgBouncer that trusts another CA",
      answer: await distrusting("pgbouncer-ca", { ca: tls.otherCa }),
      expected: /connection timeout[\s\S]*certificate verify failed/,
    },
    {
      what: "a PgBouncer that knows PostgreSQL by another name",
      answer: await distrusting("pgbouncer-name", { databaseHost: "127.0.0.1" }),
      expected: /connection timeout[\s\S]*not present in server certificate/,
    },
  ];
}

async function answerTo(url: string): Promise<string> {
  const database = connectDatabase({ url, poolSize: 1, applicationName: "lunas-test", pooler: "transaction" });
  const answered = database.ping().then(
    () => "it works",
    (error: Error) => [error.message, (error.cause as Error | undefined)?.message ?? ""].join(" "),
  );
  return answered.finally(() => database.close());
}

const ofServices = "from pg_stat_activity a join pg_stat_ssl s on s.pid = a.pid where a.usename like 'lunas\\_%'";
