import { sandbox } from "@lunas/catalog/chains/sandbox";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { blockOn, channelWatch, turnAt, type WatchedChain } from "@lunas/testkit/fixtures/channel-watch";
import { type ChannelRoundDeps, channelRounds } from "./channel-rounds";

/** A settler's rounds with what they read and plan; `opens`: how often its endpoints agree. */
function rounds(chain: WatchedChain, opens = Number.POSITIVE_INFINITY) {
  const { deps: watch, faults } = channelWatch(chain);
  const steps: string[] = [];
  let opened = 0;
  const step =
    <T>(name: string, answer: T) =>
    async () => {
      steps.push(name);
      return answer;
    };
  const deps = {
    ...{ chain: sandbox, settlerId: "settler", clock: watch.clock, observe: watch.observe },
    openContract: () => {
      opened += 1;
      if (opened > opens) throw new Unavailable("chain", "RPC endpoints show different chains");
      return watch.contract;
    },
    actions: {
      ...watch.actions,
      takeTurn: step("turn", turnAt(40)),
      gasPriceWei: async () => 1n,
      refundRequests: step("refunds", []),
      claimCandidates: step("claims", []),
      mined: step("conclude", []),
      payouts: step("payouts", []),
      shopRequests: step("shops", []),
      planned: step("planned", []),
    },
    authorizer: { addresses: () => [] },
    authorizers: { current: () => null, local: [], remote: [] },
    reports: { report: async () => undefined },
    engine: { canSettle: () => true, sendActions: () => undefined },
  } as unknown as ChannelRoundDeps;
  return { round: channelRounds(deps), steps, faults, opened: () => opened };
}

it("plans refunds and claims before payouts, and opens the contract for each round", async () => {
  const { round, steps, faults, opened } = rounds({});
  await round();
  await round();
  const one = ["turn", "refunds", "claims", "conclude", "payouts", "shops", "planned"];
  expect(steps).toEqual([...one, ...one]);
  expect([faults, opened()]).toEqual([[], 2]);
});

it("plans refunds and claims where the logs cannot be read, and no payout", async () => {
  const logsIn = new Map(Array.from({ length: 10 }, (_, index) => [41 + index, 20_000] as const));
  const { round, steps, faults } = rounds({ deep: blockOn(50).number, logsIn });
  await round();
  expect(steps.filter((name) => name !== "turn")).toEqual(["refunds", "claims", "shops", "planned"]);
  expect(faults[0]).toBe("read-logs: query returned more than 10000 results");
});

it("plans nothing while endpoints show different chains, and leaves the turn to another settler", async () => {
  const { round, steps, faults } = rounds({}, 0);
  await round();
  expect(steps).toEqual(["planned"]);
  expect(faults).toEqual(["channels: RPC endpoints show different chains"]);
});
