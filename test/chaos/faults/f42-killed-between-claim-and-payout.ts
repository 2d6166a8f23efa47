import { until } from "@lunas/testkit/time/until";
import { type LossyPostgres, startLossyPostgres } from "../../harness/lossy-postgres";
import { channelFault } from "../channels/channel-fault";
import type { Fault } from "../fault";
import { restartSettlers } from "../restart-settlers";

interface Point {
  readonly when: string;
  /** The settler dies when this statement is done, before it has its answer. */
  readonly statement: string;
  /** How many of them come before. */
  readonly after: number;
  readonly isLong?: boolean;
}

const settlers = [1, 2];

/** All settlers die at once, so that nobody goes on where one has stopped. */
export const killedBetweenClaimAndPayout: readonly Fault[] = [
  killedAt({
    when: "a claim is written, before it is taken to a lane",
    statement: "plan_channel_action",
    after: 0,
    isLong: true,
  }),
  killedAt({ when: "a claim is signed on a lane, before it is sent", statement: "commit_transactions", after: 0 }),
  killedAt({ when: "a claim is mined, before its payout", statement: "finish_settlements", after: 0, isLong: true }),
  killedAt({ when: "a payout is written", statement: "plan_channel_action", after: 1, isLong: true }),
  killedAt({ when: "a payout is signed on a lane", statement: "commit_transactions", after: 1, isLong: true }),
];

function killedAt({ when, statement, after, isLong }: Point): Fault {
  let database: LossyPostgres | undefined;
  return channelFault({
    ...{ id: "F42", title: `kill -9 of the settlers when ${when}` },
    ...(isLong !== undefined && { isLong }),
    prepare: async ({ scenario }) => {
      database = await startLossyPostgres(scenario.harness.stack.databaseUrl);
      await restartSettlers(scenario, { DATABASE_URL: database.url });
    },
    strike: async ({ shop, scenario }) => {
      let left = after;
      let isOver = false;
      database?.lose((sql) => {
        // What a settler asks after this is done, and not answered either: it goes no further.
        if (isOver) return true;
        if (!sql.includes(statement)) return false;
        isOver = left === 0;
        left -= 1;
        return isOver;
      });
      expect((await shop.ask("/payouts")).status).toBe(202);
      await until(() => (database?.lost() ?? 0) > 0, {
        timeoutMs: 30_000,
        intervalMs: 2,
        what: `${statement} is done`,
      });
      await Promise.all(settlers.map((settler) => scenario.kill(`settler-${settler}`)));
    },
    proves: async ({ shop, channels }) => {
      for (const { id } of channels) {
        const claims = await shop.story.actions("claim", id);
        expect(claims.filter(({ status }) => status === "confirmed")).toHaveLength(1);
      }
      const payouts = await shop.story.payoutsOf(shop.merchant);
      expect(payouts.filter(({ status }) => status === "confirmed")).toHaveLength(1);
    },
    cleanUp: async ({ scenario }) => {
      await database?.close();
      await restartSettlers(scenario, {});
    },
  });
}
