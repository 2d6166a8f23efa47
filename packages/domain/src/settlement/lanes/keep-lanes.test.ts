import type { Address } from "@lunas/catalog/chain";
import { aHead } from "@lunas/testkit/build/a-head";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import type { EngineDeps } from "../engine-deps";
import { writeAhead } from "../submit/write-ahead";
import { type Held, keepLanes, laneLeaseMs, releaseLanes } from "./keep-lanes";

/** Settlers without engines: only the rounds of lane keeping run. */
async function keepers(lanes: number) {
  const fixture = await settlement({ lanes });
  const keeper = (id: string) => {
    /** Signers that this settler cannot reach. */
    const unreachable = new Set<Address>();
    const { deps, observer } = fixture.settler(id, {
      change: ({ sender }) => ({ sender: { ...sender, canSign: (address) => !unreachable.has(address) } }),
    });
    const held: Held = { lanes: new Map() };
    const addresses = () => [...held.lanes.values()].map(({ lease }) => lease.address);
    return { deps, observer, held, unreachable, addresses, keep: () => keepLanes(deps, held, [deps.sender.addresses]) };
  };
  return { fixture, keeper };
}

const broadcastBy = (deps: EngineDeps, raws: string[][]): EngineDeps => ({
  ...deps,
  sender: {
    ...deps.sender,
    broadcast: (all) => {
      raws.push([...all]);
      return deps.sender.broadcast(all);
    },
  },
});

describe("keepLanes", () => {
  it("takes every lane while it is alone, and releases the surplus to the next settler", async () => {
    const { keeper } = await keepers(2);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    expect(one.held.lanes.size).toBe(2);
    await two.keep();
    expect(two.held.lanes.size).toBe(0);
    await one.keep();
    await two.keep();
    expect([one.held.lanes.size, two.held.lanes.size]).toEqual([1, 1]);
    expect(one.observer.of("laneGone")).toMatchObject([[{}, "released"]]);
  });

  it("shares out each group of signers separately", async () => {
    const { fixture, keeper } = await keepers(2);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    const groups = [[signers[0]!], [signers[1]!]];
    await fixture.stores.lanes.heartbeat({ id: "settler-2", chainId: 1337, ttlMs: 10_000 });
    await keepLanes(one.deps, one.held, groups);
    expect(one.held.lanes.size).toBe(2);
    await keepLanes(two.deps, two.held, groups);
    expect(two.held.lanes.size).toBe(0);
  });

  it("takes a lane even if its receipts cannot be read, and broadcasts its transactions again", async () => {
    const { fixture, keeper } = await keepers(1);
    const one = keeper("settler-1");
    await one.keep();
    const [lane] = [...one.held.lanes.values()];
    await writeAhead(one.deps, lane!, [{ kind: "settle", order: await fixture.accept() }]);
    await releaseLanes(one.deps, one.held);
    const two = keeper("settler-2");
    const watcher = { ...two.deps.watcher, receipts: () => Promise.reject(new Error("no such trie node")) };
    await keepLanes({ ...two.deps, watcher }, two.held, [two.deps.sender.addresses]);
    expect([two.held.lanes.size, fixture.chain.broadcasts.length]).toEqual([1, 2]);
    expect(two.observer.of("fault")).toMatchObject([["catch-up", {}]]);
  });

  it("takes a lane that it dropped again in the next round, long before its lease ends", async () => {
    const { keeper } = await keepers(1);
    const one = keeper("settler-1");
    await one.keep();
    const [lost] = [...one.held.lanes.values()];
    one.held.lanes.clear();
    await one.keep();
    const [again] = [...one.held.lanes.values()];
    expect(again?.lease.fencingToken).toBeGreaterThan(lost!.lease.fencingToken);
  });

  it("keeps its lanes for as long as it renews them", async () => {
    const { fixture, keeper } = await keepers(1);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    for (let round = 0; round < 5; round += 1) {
      fixture.clock.advance(laneLeaseMs - 1);
      await one.keep();
      await two.keep();
    }
    expect([one.held.lanes.size, two.held.lanes.size]).toEqual([1, 0]);
  });

  it("drops a lane that another settler has taken over", async () => {
    const { fixture, keeper } = await keepers(1);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    fixture.clock.advance(laneLeaseMs);
    await two.keep();
    expect(two.held.lanes.size).toBe(1);
    await one.keep();
    expect(one.held.lanes.size).toBe(0);
    expect(one.observer.of("laneGone")).toMatchObject([[{}, "lost"]]);
  });

  it("broadcasts the same bytes that the last holder wrote and never sent", async () => {
    const { fixture, keeper } = await keepers(1);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    fixture.chain.troubleBroadcast("lost");
    const [lane] = one.held.lanes.values();
    const written: string[][] = [];
    await writeAhead(broadcastBy(one.deps, written), lane!, [{ kind: "settle", order: await fixture.accept() }]);
    await releaseLanes(one.deps, one.held);
    const sent: string[][] = [];
    await keepLanes(broadcastBy(two.deps, sent), two.held, [two.deps.sender.addresses]);
    expect(sent).toEqual(written);
    expect(two.observer.of("laneTaken")).toMatchObject([[{ owner: "settler-2", nextNonce: 1 }, 1]]);
  });

  it("does not broadcast mined transactions", async () => {
    const { fixture, keeper } = await keepers(1);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    const [lane] = one.held.lanes.values();
    await writeAhead(one.deps, lane!, [{ kind: "settle", order: await fixture.accept() }]);
    await fixture.mine();
    await releaseLanes(one.deps, one.held);
    await two.keep();
    expect(fixture.chain.broadcasts).toHaveLength(1);
    const [taken] = two.held.lanes.values();
    expect(taken?.open.get(0)?.receipt).toMatchObject({ status: "success", blockNumber: aHead(101).number });
  });
});

describe("releaseLanes", () => {
  it("releases every lane, so that another settler has them at once", async () => {
    const { keeper } = await keepers(2);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    await one.keep();
    await releaseLanes(one.deps, one.held);
    expect(one.held.lanes.size).toBe(0);
    await two.keep();
    expect(two.held.lanes.size).toBe(2);
  });

  it("leaves: the remaining settler takes all of them in its next round, before any lease ends", async () => {
    const { keeper } = await keepers(2);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    for (const each of [one, two, one, two]) await each.keep();
    expect([one.held.lanes.size, two.held.lanes.size]).toEqual([1, 1]);
    await releaseLanes(one.deps, one.held);
    await two.keep();
    expect(two.held.lanes.size).toBe(2);
  });
});

describe("keepLanes, when a settler cannot reach a lane's signer", () => {
  /** Two settlers with one lane each; the first one loses its connection to its signer. */
  async function apart() {
    const { fixture, keeper } = await keepers(2);
    const [one, two] = [keeper("settler-1"), keeper("settler-2")];
    for (const each of [one, two, one, two]) await each.keep();
    const [far] = one.addresses() as [Address];
    const seconds = async (count: number) => {
      for (let second = 0; second < count; second += 2) {
        fixture.clock.advance(2_000);
        await one.keep();
        await two.keep();
        const both = [...one.addresses(), ...two.addresses()];
        expect(new Set(both).size).toBe(both.length);
      }
    };
    return { fixture, one, two, far, seconds };
  }

  it("leaves it to one that can, and gets its share again once it reaches the signer", async () => {
    const { one, two, far, seconds } = await apart();
    one.unreachable.add(far);
    await seconds(6);
    expect(one.addresses()).toEqual([far]);
    await seconds(40);
    expect([one.addresses(), new Set(two.addresses()).size, two.addresses()]).toEqual([
      [],
      2,
      expect.arrayContaining([far]),
    ]);
    one.unreachable.delete(far);
    await seconds(90);
    expect([one.addresses().length, two.addresses().length]).toEqual([1, 1]);
  });

  it("keeps following it while it has open transactions", async () => {
    const { fixture, one, far, seconds } = await apart();
    const [lane] = [...one.held.lanes.values()];
    await writeAhead(one.deps, lane!, [{ kind: "settle", order: await fixture.accept() }]);
    one.unreachable.add(far);
    await seconds(60);
    expect(one.addresses()).toEqual([far]);
  });

  it("keeps it if no other settler lives", async () => {
    const { fixture, keeper } = await keepers(1);
    const one = keeper("settler-1");
    await one.keep();
    for (const address of one.addresses()) one.unreachable.add(address);
    for (let round = 0; round < 60; round += 1) {
      fixture.clock.advance(2_000);
      await one.keep();
      expect(one.addresses()).toHaveLength(1);
    }
  });

  it("follows a dead settler's open transactions, even if it cannot sign for the lane", async () => {
    const { fixture, one, two, far, seconds } = await apart();
    const [lane] = [...one.held.lanes.values()];
    await writeAhead(one.deps, lane!, [{ kind: "settle", order: await fixture.accept() }]);
    two.unreachable.add(far);
    for (let round = 0; round < 40; round += 1) {
      fixture.clock.advance(2_000);
      await two.keep();
    }
    expect(two.addresses()).toContain(far);
    await seconds(0);
  });
});
