import { until } from "@lunas/testkit/time/until";
import { type LossyPostgres, startLossyPostgres } from "../../world/lossy-postgres";
import type { Scene } from "../../world/start-scene";
import type { Fault, Stage } from "../fault";

interface Lost {
  readonly what: string;
  /** In the statement's text. */
  readonly statement: string;
  readonly by: "gateways" | "settlers";
}

/** So many statements in a row are done, and their answers lost. */
const inARow = 3;
const patience = { timeoutMs: 30_000, intervalMs: 20 };

/** Each of the writes that a payment depends on: done, committed, and the connection gone before the answer. */
export const lostAnswers: readonly Fault[] = [
  lost({ what: "storing payments", statement: "accept_together", by: "gateways" }),
  lost({ what: "claiming successes", statement: "claim_answers", by: "gateways" }),
  lost({ what: "writing transactions ahead", statement: "commit_transactions", by: "settlers" }),
  lost({ what: "finishing payments", statement: "finish_settlements", by: "settlers" }),
];

function lost({ what, statement, by }: Lost): Fault {
  let database: LossyPostgres | undefined;
  return {
    id: "F33",
    title: `the database's answer is lost after the commit, of ${what}`,
    at: "sent",
    isLong: true,
    setUp: async (stage) => {
      database = await startLossyPostgres(stage.scene.world.stack.databaseUrl);
      await restart(stage, by, { DATABASE_URL: database.url });
      let left = inARow;
      database.lose((sql) => {
        if (!sql.includes(statement) || left === 0) return false;
        left -= 1;
        return true;
      });
    },
    strike: async () => {
      await until(() => (database?.lost() ?? 0) >= 1, { ...patience, what: "an answer that is lost" });
    },
    proves: async (stage) => {
      const { company, size } = stage;
      expect(database?.lost()).toBeGreaterThan(0);
      // Each ends as if no answer had been lost: its one waiting request gets it.
      const answers = await Promise.all(company.sent.map(({ answer }) => answer));
      expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
      expect(await company.count("confirmed")).toBe(size);
      await restart(stage, by, {});
      await database?.close();
    },
  };
}

/** Restarts every gateway, or every settler. */
async function restart({ scene }: Stage, by: Lost["by"], env: Readonly<Record<string, string>>): Promise<void> {
  const kind = by === "gateways" ? "gateway" : "settler";
  const names = scene.running().filter((name) => name.startsWith(kind));
  await Promise.all(names.map((name) => scene.stop(name)));
  await Promise.all(names.map((name) => startAnew(scene, name, env)));
  if (by === "settlers") await scene.untilShared("sandbox");
}

function startAnew(scene: Scene, name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const number = Number(name.split("-")[1] ?? 0);
  return name.startsWith("gateway") ? scene.startGateway(number, env) : scene.startSettler(number, env);
}
