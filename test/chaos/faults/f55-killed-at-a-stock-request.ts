import { until } from "@lunas/testkit/time/until";
import { judgeStockShop, openStockShop, type StockShop, sendAll, untilSettled } from "../channels/stock-shop";
import type { Fault, Fixture } from "../fault";

const settlers = [1, 2];

/** A stock server's claims and refunds are in the rows, and nothing of them is mined. */
export const killedAtAStockRequest: readonly Fault[] = [
  stockFault("kill -9 of the gateway that took the requests of a stock server", ({ scenario }) =>
    scenario.kill("gateway"),
  ),
  stockFault("kill -9 of the settlers when a stock server's requests are written", async ({ scenario }) => {
    await untilWritten(scenario);
    await Promise.all(settlers.map((settler) => scenario.kill(`settler-${settler}`)));
  }),
  {
    ...stockFault("Redis is killed while requests of a stock server are under way", ({ scenario }) =>
      scenario.harness.stack.restart("redis", "SIGKILL"),
    ),
    isLong: true,
  },
];

function stockFault(title: string, kill: (fixture: Fixture) => Promise<void>): Fault {
  let shop: StockShop;
  return {
    ...{ id: "F55", title, at: "sent" },
    setUp: async (fixture) => {
      shop = await openStockShop(fixture);
    },
    begin: async (fixture) => {
      await fixture.company.chainControl.hold();
      await sendAll(fixture, shop, 0);
    },
    strike: kill,
    ended: (fixture) => untilSettled(fixture, shop),
    judges: (fixture) => judgeStockShop(fixture, shop),
  };
}

/** A settler has written the call of at least one of them. */
async function untilWritten({ query }: Fixture["scenario"]): Promise<void> {
  const written =
    "select from channel_actions where cause = 'shop' and ended_at is null and calldata is not null limit 1";
  await until(async () => (await query(written)).length > 0, {
    ...{ timeoutMs: 20_000, intervalMs: 2, what: "a request that is written" },
  });
}
