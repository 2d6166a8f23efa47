import { until } from "@lunas/testkit/time/until";
import { passTime, timeOf } from "../channels/chain-time";
import { channelFault, type ShopFixture, withdrawDelay } from "../channels/channel-fault";

/** Whether every payer has taken out what it could, after the delay. */
let startedAt = 0;

/** The payers know that nobody sees the chain, and go on buying. */
export const withdrawalWhileNodesAreDown = channelFault({
  id: "F39",
  title: "payers start withdrawals while every node is down for half the delay",
  charge: ({ shop, channels, size }) => shop.charge(channels, Math.floor(size / 2)),
  strike: async ({ scenario, shop, channels, size }) => {
    const rpcUrl = scenario.rpcUrl("sandbox");
    for (const settler of [1, 2]) scenario.proxy(settler).rule(() => ({ status: 503, text: "" }));
    startedAt = await timeOf(rpcUrl, "latest");
    await Promise.all(channels.map((channel) => channel.startWithdrawal(10_000_000n)));
    await shop.charge(channels, Math.ceil(size / 2));
    await passTime(rpcUrl, withdrawDelay / 2);
    expect(await shop.story.actions("claim", channels[0]?.id)).toEqual([]);
  },
  settle: async (fixture) => {
    await until(async () => (await claimsOf(fixture)).every(({ status }) => status === "confirmed"), {
      ...{ timeoutMs: 40_000, what: "a claim of every channel" },
    });
    const rpcUrl = fixture.scenario.rpcUrl("sandbox");
    await passTime(rpcUrl, withdrawDelay);
    await Promise.all(fixture.channels.map((channel) => channel.finishWithdrawal()));
  },
  proves: async (fixture) => {
    for (const { urgent, cause, block_number: block } of await claimsOf(fixture)) {
      expect([urgent, cause]).toEqual([true, "withdrawal"]);
      const minedAt = await timeOf(fixture.scenario.rpcUrl("sandbox"), Number(block));
      // A third of the delay before its end, at the latest.
      expect(minedAt - startedAt).toBeLessThan((withdrawDelay * 2) / 3);
    }
  },
});

async function claimsOf({ shop, channels }: ShopFixture) {
  const claims = await Promise.all(channels.map(({ id }) => shop.story.actions("claim", id)));
  return claims.flatMap(([first]) => first ?? { ...nothing });
}

const nothing = { status: "missing", urgent: false, cause: "none", block_number: null };
