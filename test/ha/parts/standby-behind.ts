import { setTimeout as pause } from "node:timers/promises";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import type { Installation } from "../installation";
import type { Part } from "../part";
import { startForwarder } from "../servers/forwarder";
import { atPort } from "../servers/pgbouncer";
import { startStandby } from "../servers/standby";

/** How long the standby gets nothing before the primary dies. */
const behindMs = 3_000;
const promotion = { timeoutMs: 30_000, intervalMs: 50, what: "the promotion" };
/** What the promoted server never had: payments that were stored, their successes, and their money. */
const gone = /is in no row|is not confirmed|moved money for no confirmed|^the merchant has|answered 409/;

/**
 * An asynchronous standby that has got nothing for some seconds is promoted, which operators must not do. What only the
 * primary had is gone. Everything that the standby has must end all the same, and every lane must go on.
 */
export const standbyBehind: Part = {
  name: "standby-behind",
  title: "A standby that lags is promoted",
  async arrange(stack) {
    const primaryPort = Number(new URL(stack.databaseUrl).port);
    const stream = await startForwarder(primaryPort);
    const standbyUrl = await startStandby(stack, stream.port);
    const forwarder = await startForwarder(primaryPort);
    let missing = 0;
    const promote = async (installation: Installation) => {
      await stream.close();
      await pause(behindMs);
      const stored = await countPayments(installation);
      await stack.supervisor.signal("postgres", "SIGKILL");
      await query(standbyUrl, "select pg_promote()");
      const isPromoted = async () => (await query(standbyUrl, "select 1 where not pg_is_in_recovery()")).length === 1;
      await until(isPromoted, promotion);
      const [row] = (await query(standbyUrl, "select count(*)::int as n from payments")) as { n: number }[];
      missing = stored - (row?.n ?? 0);
      forwarder.turnTo(Number(new URL(standbyUrl).port));
    };
    return {
      env: (service) => ({ DATABASE_URL: atPort(stack.databaseUrlOf(`lunas_${service}`), forwarder.port) }),
      databaseUrl: atPort(stack.databaseUrl, forwarder.port),
      steps: [
        { title: "replication stops, the primary is killed, the standby promoted", act: promote, lastsMs: 20_000 },
      ],
      mayBeWrong: gone,
      examine: async (installation) => {
        const [row] = await installation.query<{ n: number }>(
          "select count(*)::int as n from transactions where state = 'closed' and mined_hash is null",
        );
        return {
          note: `${missing} payments gone with the primary, ${row?.n} nonces that the standby did not know`,
          wrong: missing > 0 ? [] : ["the standby had every payment"],
        };
      },
      close: async () => {
        await forwarder.close();
        await stream.close().catch(() => undefined);
      },
    };
  },
};

async function countPayments({ query: ask }: Installation): Promise<number> {
  const [row] = await ask<{ n: number }>("select count(*)::int as n from payments");
  return row?.n ?? 0;
}
