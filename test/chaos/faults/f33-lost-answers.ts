import { until } from "@lunas/testkit/time/until";
import { type LossyPostgres, startLossyPostgres } from "../../harness/lossy-postgres";
import type { Scenario } from "../../harness/start-scenario";
import type { Company } from "../company";
import type { Fault, Fixture } from "../fault";

interface Lost {
  readonly what: string;
  /** In the statement's text. */
  readonly statement: string;
  readonly by: "gateways" | "settlers";
  /** Refunds are among what shares the statement. */
  readonly hasRefunds?: true;
}

/** So many statements in a row are done, and their answers lost. */
const inARow = 3;
const waitLimit = { timeoutMs: 30_000, intervalMs: 20 };

/** Each of the writes that a payment depends on: done, committed, and the connection gone before the answer. */
export const lostAnswers: readonly Fault[] = [
  lost({ what: "storing payments", statement: "accept_together", by: "gateways" }),
  lost({
    what: "storing groups of payments and refunds",
    statement: "accept_together",
    by: "gateways",
    hasRefunds: true,
  }),
  lost({ what: "claiming successes", statement: "claim_successes", by: "gateways" }),
  lost({ what: "writing transactions ahead", statement: "commit_transactions", by: "settlers" }),
  lost({ what: "finishing payments", statement: "finish_settlements", by: "settlers" }),
];

function lost({ what, statement, by, ...kind }: Lost): Fault {
  let database: LossyPostgres | undefined;
  return {
    id: "F33",
    title: `the database's answer is lost after the commit, of ${what}`,
    at: "sent",
    isLong: true,
    ...kind,
    setUp: async (fixture) => {
      database = await startLossyPostgres(fixture.scenario.harness.stack.databaseUrl);
      await restart(fixture, by, { DATABASE_URL: database.url });
      let left = inARow;
      database.lose((sql) => {
        if (!sql.includes(statement) || left === 0) return false;
        left -= 1;
        return true;
      });
    },
    strike: async () => {
      await until(() => (database?.lost() ?? 0) >= 1, { ...waitLimit, what: "an answer that is lost" });
    },
    proves: async ({ company, scenario, size }) => {
      expect(database?.lost()).toBeGreaterThan(0);
      // Each ends as if no answer had been lost: its one waiting request gets it.
      const answers = await Promise.all(company.sent.map(({ answer }) => answer));
      expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
      expect(await company.count("confirmed")).toBe(size);
      if (statement === "accept_together") expect(await largestGroup(company, scenario)).toBeGreaterThan(1);
    },
    cleanUp: async (fixture) => {
      await restart(fixture, by, {});
      await database?.close();
    },
  };
}

/** How many rows one statement has stored at most: these have the same time. */
async function largestGroup({ merchant }: Company, { query }: Scenario): Promise<number> {
  const sql = `select count(*)::int as n from payments where $1 in (pay_to, payer) group by created_at order by 1 desc limit 1`;
  return (await query<{ n: number }>(sql, [merchant.walletAddress]))[0]?.n ?? 0;
}

/** Restarts every gateway, or every settler. */
async function restart({ scenario }: Fixture, by: Lost["by"], env: Readonly<Record<string, string>>): Promise<void> {
  const kind = by === "gateways" ? "gateway" : "settler";
  const names = scenario.running().filter((name) => name.startsWith(kind));
  await Promise.all(names.map((name) => scenario.stop(name)));
  await Promise.all(names.map((name) => startAnew(scenario, name, env)));
  if (by === "settlers") await scenario.untilShared("sandbox");
}

function startAnew(scenario: Scenario, name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const number = Number(name.split("-")[1] ?? 0);
  return name.startsWith("gateway") ? scenario.startGateway(number, env) : scenario.startSettler(number, env);
}
