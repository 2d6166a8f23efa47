import { addressOf } from "@lunas/testkit/build/numbered";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import { laneLeaseMs } from "./keep-lanes";
import { planRefills, type RefillSituation } from "./refill";

const [one, two, three] = [addressOf(1), addressOf(2), addressOf(3)];
const calm: RefillSituation = {
  lowWei: 100n,
  keepWei: 10n,
  treasuryWei: 10_000n,
  balances: new Map([
    [one, 50n],
    [two, 100n],
    [three, 20n],
  ]),
  usage: { todayWei: 0n, recentTo: [] },
  terms: { toWei: 400n, dailyWei: 5_000n },
};

describe("planRefills", () => {
  it("refills low lanes, the lowest balance first", () => {
    expect(planRefills(calm)).toEqual([
      { to: three, amountWei: 380n },
      { to: one, amountWei: 350n },
    ]);
  });

  it.each<[string, Partial<RefillSituation>, bigint[]]>([
    ["the daily limit allows", { usage: { todayWei: 4_500n, recentTo: [] } }, [380n, 120n]],
    ["the daily limit leaves", { usage: { todayWei: 5_000n, recentTo: [] } }, []],
    ["the treasury has above its own gas", { treasuryWei: 400n }, [380n, 10n]],
    ["an empty treasury has", { treasuryWei: 9n }, []],
  ])("sends no more than %s", (_what, change, amounts) => {
    expect(planRefills({ ...calm, ...change }).map(({ amountWei }) => amountWei)).toEqual(amounts);
  });

  it("sends nothing to a lane whose refill is open or has just arrived", () => {
    expect(planRefills({ ...calm, usage: { todayWei: 0n, recentTo: [three] } })).toEqual([
      { to: one, amountWei: 350n },
    ]);
  });
});

const [lane, treasury] = signers as [(typeof signers)[number], (typeof signers)[number]];
const terms = { toWei: 10n ** 18n, dailyWei: 3n * 10n ** 18n };

async function poor() {
  const fixture = await settlement({ lanes: 2 });
  const settler = fixture.settler("settler-1", { treasury, refills: terms });
  await settler.engine.keepLanes();
  fixture.chain.fund(treasury, 10n ** 20n);
  fixture.chain.fund(lane, 0n);
  return { fixture, ...settler };
}

it("the treasury's balance is reported where nothing is refilled, too: it serves the faucet", async () => {
  const fixture = await settlement({ lanes: 2 });
  const { engine, observer } = fixture.settler("settler-1", { treasury });
  await engine.keepLanes();
  fixture.chain.fund(treasury, 7n);
  await engine.watchBalances();
  await engine.refill();
  expect(observer.of("treasuryBalance").at(-1)).toMatchObject([{ address: treasury }, 7n]);
});

describe("refilling", () => {
  it("sends the missing amount from the treasury's lane, once until it has arrived", async () => {
    const { fixture, engine, observer } = await poor();
    await engine.refill();
    await engine.refill();
    expect(fixture.chain.broadcasts).toMatchObject([
      { from: treasury, call: { kind: "transfer", asset: null, to: lane, amount: terms.toWei } },
    ]);
    expect(observer.of("refilled")).toMatchObject([[{}, { to: lane, amountWei: terms.toWei }]]);
    await fixture.mine();
    // The node may be behind: a refill that has just arrived still counts as open.
    await engine.refill();
    expect(fixture.chain.broadcasts).toHaveLength(1);
    fixture.clock.advance(60_000);
    await engine.refill();
    expect(fixture.chain.broadcasts).toHaveLength(2);
    expect(unsound(fixture)).toEqual([]);
  });

  it("sends no second one after a crash following the write: the next holder broadcasts the first again", async () => {
    const { fixture, engine, kill } = await poor();
    fixture.chain.troubleBroadcast("lost");
    await engine.refill();
    kill();
    expect(fixture.chain.broadcasts).toEqual([]);
    fixture.clock.advance(laneLeaseMs);
    const next = fixture.settler("settler-2", { treasury, refills: terms });
    await next.engine.keepLanes();
    await next.engine.refill();
    await settled();
    expect(fixture.chain.broadcasts).toMatchObject([{ from: treasury, nonce: 0, call: { to: lane } }]);
    expect(fixture.database.transactions).toHaveLength(1);
  });

  it("shares the treasury's nonces with the faucet", async () => {
    const { fixture, engine } = await poor();
    const grant = engine.grants.grant({ asset: null, to: addressOf(7), amount: 5n }, new AbortController().signal);
    await Promise.all([engine.refill(), fixture.mine(2)]);
    await fixture.mine(2);
    expect((await grant).status).toBe("success");
    expect(fixture.chain.broadcasts.map(({ nonce }) => nonce)).toEqual([0, 1]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("stops at the daily limit", async () => {
    const { fixture, engine } = await poor();
    for (let round = 0; round < 6; round += 1) {
      await engine.refill();
      await fixture.mine();
      fixture.clock.advance(61_000);
      await engine.keepLanes();
      await fixture.mine();
    }
    expect(fixture.chain.broadcasts.filter(({ call }) => call.kind === "transfer")).toHaveLength(3);
  });

  it("needs the treasury's lane and refill terms", async () => {
    const { fixture } = await poor();
    const other = fixture.settler("settler-2", { treasury, refills: terms });
    await other.engine.refill();
    const unasked = fixture.settler("settler-3", { treasury });
    await unasked.engine.refill();
    expect(fixture.chain.broadcasts).toEqual([]);
  });
});
