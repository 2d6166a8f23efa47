import { setTimeout as pause } from "node:timers/promises";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import type { Company } from "../../chaos/company";
import { getPayment } from "../../harness/pay";
import type { Installation } from "../installation";
import type { Part } from "../part";
import { atPort } from "../servers/pgbouncer";
import { startStandby } from "../servers/standby";

const pausedMs = 8_000;
const waitLimit = { timeoutMs: 30_000, intervalMs: 250 };

/** A replica for lists and statistics. Its replay is paused, then it is killed: payments and look-ups must not notice. */
export const replica: Part = {
  name: "replica",
  title: "A replica for lists and reports",
  async arrange(stack) {
    const standbyUrl = await startStandby(stack);
    const readUrl = atPort(stack.databaseUrlOf("lunas_gateway"), Number(new URL(standbyUrl).port));
    const wrong: string[] = [];
    let lag = 0;
    const whilePaused = async (installation: Installation, { apiKey }: Company) => {
      await query(standbyUrl, "select pg_wal_replay_pause()");
      const before = await listed(installation, apiKey);
      await pause(pausedMs);
      lag = (await countRows(installation)) - (await listed(installation, apiKey));
      if ((await listed(installation, apiKey)) !== before) wrong.push("a list does not come from the replica");
      if (lag <= 0) wrong.push("the list does not lag");
      wrong.push(...(await lookUpNewest(installation, apiKey)));
      await query(standbyUrl, "select pg_wal_replay_resume()");
      const catchesUp = async () => (await listed(installation, apiKey)) > before;
      await until(catchesUp, { ...waitLimit, what: "the list to catch up" }).catch((error: Error) =>
        wrong.push(error.message),
      );
    };
    const whileAway = async (installation: Installation, { apiKey }: Company) => {
      await stack.supervisor.signal("standby", "SIGKILL");
      await pause(1_000);
      const { status } = await list(installation, apiKey);
      if (status !== 503) wrong.push(`without its replica the list answered ${status}`);
      const ready = await fetch(`${installation.gateway(0)}/health/ready`);
      if (ready.status !== 200) wrong.push(`without its replica the gateway is not ready: ${ready.status}`);
      wrong.push(...(await lookUpNewest(installation, apiKey)));
    };
    return {
      env: (service) => (service === "gateway" ? { DATABASE_READ_URL: readUrl } : {}),
      steps: [
        { title: "the replay on the replica is paused", act: whilePaused, lastsMs: 2_000 },
        { title: "the replica is killed", act: whileAway, lastsMs: 5_000 },
      ],
      examine: async () => ({ note: `the list was ${lag} payments behind, look-ups none`, wrong }),
    };
  },
};

const list = ({ gateway }: Installation, apiKey: string) =>
  fetch(`${gateway(0)}/payments?limit=1`, { headers: { "x-api-key": apiKey } });

async function listed(installation: Installation, apiKey: string): Promise<number> {
  const answer = await list(installation, apiKey);
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  return pagination.total;
}

async function countRows({ query: sql }: Installation): Promise<number> {
  const [row] = await sql<{ n: number }>("select count(*)::int as n from payments");
  return row?.n ?? 0;
}

/** The payment that ended last is found as it is. */
async function lookUpNewest(installation: Installation, apiKey: string): Promise<readonly string[]> {
  const newest = "select id from payments where status = 'confirmed' order by ended_at desc limit 1";
  const [row] = await installation.query<{ id: string }>(newest);
  const { status, body } = await getPayment(installation.gateway(0), apiKey, row?.id ?? "");
  return status === 200 && body.status === "confirmed"
    ? []
    : [`the newest payment was found as ${status} ${body.status}`];
}
