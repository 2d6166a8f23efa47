import { type Settlement, type SettlerOptions, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";

const chainId = 1337;
const unreadable: SettlerOptions = {
  change: ({ watcher }) => ({
    watcher: {
      ...watcher,
      balances: async () => {
        throw new Error("the node does not answer");
      },
    },
  }),
};

/** Two lanes of which the first one is stored with a balance of 0. */
async function twoLanes(firstRests: boolean): Promise<Settlement> {
  const fixture = await settlement({ lanes: 2 });
  const [one, two] = await fixture.stores.lanes.acquire({
    ...{ chainId, owner: "settler-0", addresses: signers, count: 2, leaseMs: 1 },
  });
  const report = (laneId: string, balanceWei: bigint, resting: boolean) =>
    fixture.stores.lanes.reportBalances([{ laneId, balanceWei, resting, gasPriceWei: null }]);
  await report(one!.laneId, 0n, firstRests);
  await report(two!.laneId, 10n ** 18n, false);
  await fixture.stores.lanes.release([one!, two!]);
  return fixture;
}

async function settleAll(fixture: Settlement, count: number, options: SettlerOptions = {}) {
  const { engine } = fixture.settler("settler-1", options);
  await engine.keepLanes();
  const orders = await Promise.all(Array.from({ length: count }, () => fixture.accept()));
  for (const { paymentId } of orders) void engine.settle(paymentId, new AbortController().signal);
  await settled();
  return engine;
}

describe("a lane that was just taken over", () => {
  it.each([true, false])(
    "gets nothing while its stored balance covers nothing (stored as resting: %s)",
    async (rests) => {
      const fixture = await twoLanes(rests);
      await settleAll(fixture, 3, unreadable);
      expect(fixture.chain.broadcasts.map(({ from }) => from)).toEqual([signers[1], signers[1], signers[1]]);
      await fixture.mine();
      expect(unsound(fixture)).toEqual([]);
    },
  );

  it("has its balance read at once: it may have been refilled since the last one was stored", async () => {
    const fixture = await twoLanes(true);
    fixture.chain.fund(signers[1]!, 0n);
    await settleAll(fixture, 1);
    expect(fixture.chain.broadcasts.map(({ from }) => from)).toEqual([signers[0]]);
  });

  it("gets one payment at a time while its balance is not known", async () => {
    const fixture = await settlement();
    await settleAll(fixture, 3, unreadable);
    expect(fixture.chain.broadcasts).toHaveLength(1);
    await fixture.mine(3);
    expect(fixture.chain.broadcasts).toHaveLength(3);
    expect(unsound(fixture)).toEqual([]);
  });

  it("gets many once its balance is read, which needs no round of its own", async () => {
    const fixture = await settlement();
    await settleAll(fixture, 3);
    expect(fixture.chain.broadcasts).toHaveLength(3);
  });
});

describe("a price that rises", () => {
  const startWei = 1_000_000_000n;

  /** What budgets reserve by after a block with this base fee: the stored price, before any round of the clock. */
  async function storedAfter(fixture: Settlement, baseFeeWei: bigint) {
    fixture.chain.baseFee(baseFeeWei);
    await fixture.mine();
    await settled();
    return [...fixture.database.lanes.values()].map(({ gasPrice }) => gasPrice?.wei ?? null);
  }

  async function watched(options: SettlerOptions = {}) {
    const fixture = await settlement({ lanes: 2 });
    const { engine } = fixture.settler("settler-1", options);
    await engine.keepLanes();
    await settled();
    const [first] = await storedAfter(fixture, startWei);
    return { fixture, engine, first: first! };
  }

  it("is stored with the block that shows it, for all lanes, so that no payment is reserved at the old one", async () => {
    const { fixture, first } = await watched();
    const [one, two] = await storedAfter(fixture, 40n * startWei);
    expect(one).toBeGreaterThan(20n * first);
    expect(two).toBe(one);
  });

  it("waits for the clock's round where it rises by less than a twentieth, or falls", async () => {
    const { fixture, engine, first } = await watched();
    expect(await storedAfter(fixture, startWei + startWei / 100n)).toEqual([first, first]);
    expect(await storedAfter(fixture, startWei / 2n)).toEqual([first, first]);
    await engine.watchBalances();
    const [fallen] = [...fixture.database.lanes.values()];
    expect(fallen!.gasPrice!.wei).toBeLessThan(first);
  });
});
