import { setTimeout as pause } from "node:timers/promises";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import type { Installation } from "../installation";
import type { Part } from "../part";
import { startForwarder } from "../servers/forwarder";
import { atPort } from "../servers/pgbouncer";
import { makeSynchronous, startStandby } from "../servers/standby";

/** How long a failover manager needs to believe that the primary is gone. */
const noticedAfterMs = 2_000;

/** Longer than a statement may take: its outcome is then unknown. */
const awayMs = 17_000;

/** A synchronous standby is away for a while. Then it is promoted after the primary was killed. A forwarder stands for the load balancer. */
export const standby: Part = {
  name: "standby",
  title: "Synchronous standby of PostgreSQL",
  async arrange(stack) {
    const standbyUrl = await startStandby(stack);
    await makeSynchronous(stack.databaseUrl);
    const forwarder = await startForwarder(Number(new URL(stack.databaseUrl).port));
    let answered = 0;
    const failOver = async (installation: Installation) => {
      answered = await countConfirmed(installation);
      await stack.supervisor.signal("postgres", "SIGKILL");
      await pause(noticedAfterMs);
      await query(standbyUrl, "select pg_promote()");
      await until(async () => !(await isStandby(standbyUrl)), {
        timeoutMs: 30_000,
        intervalMs: 50,
        what: "the promotion",
      });
      forwarder.turnTo(Number(new URL(standbyUrl).port));
    };
    const leave = async () => {
      await stack.supervisor.stop("standby");
      await pause(awayMs);
      await stack.supervisor.startAgain("standby");
      await until(async () => (await query(standbyUrl, "select 1")).length === 1, comeBackLimit);
    };
    return {
      env: (service) => ({ DATABASE_URL: atPort(stack.databaseUrlOf(`lunas_${service}`), forwarder.port) }),
      databaseUrl: atPort(stack.databaseUrl, forwarder.port),
      steps: [
        { title: "the standby is away, so commits wait", act: leave, lastsMs: 10_000 },
        { title: "the primary is killed, the standby promoted", act: failOver, lastsMs: 15_000 },
      ],
      examine: async (installation) => {
        const after = await countConfirmed(installation);
        return {
          note: `${answered} payments confirmed before, ${after - answered} after`,
          wrong: after > answered ? [] : ["no payment was confirmed after the promotion"],
        };
      },
      close: () => forwarder.close(),
    };
  },
};

const comeBackLimit = { timeoutMs: 30_000, intervalMs: 100, what: "the standby to come back" };

async function isStandby(url: string): Promise<boolean> {
  return (await query(url, "select 1 where pg_is_in_recovery()")).length === 1;
}

async function countConfirmed({ query: ask }: Installation): Promise<number> {
  const [row] = await ask<{ n: number }>("select count(*)::int as n from payments where status = 'confirmed'");
  return row?.n ?? 0;
}
