import { aReceipt, settlementLogOf } from "@lunas/testkit/build/a-head";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import type { EngineDeps } from "../engine-deps";
import { type Lane, takeOver } from "../lanes/lane";
import { writeAhead } from "../submit/write-ahead";
import { observeHead } from "./observe-head";
import { readNonceOutcome } from "./read-nonce-outcome";

/** A lane with this many settlements in flight. */
async function onTheirWay(count: number, change?: (deps: EngineDeps) => Partial<EngineDeps>) {
  const fixture = await settlement();
  const { deps, observer } = fixture.settler("settler-1", change === undefined ? {} : { change });
  const { chainId } = deps.chain;
  const request = { chainId, owner: "settler-1", addresses: signers, count: 1, leaseMs: 10_000 };
  const [lease] = await fixture.stores.lanes.acquire(request);
  const lane: Lane = takeOver(lease!, [], deps.clock.now());
  const orders = await Promise.all(Array.from({ length: count }, () => fixture.accept()));
  await writeAhead(
    deps,
    lane,
    orders.map((order) => ({ kind: "settle", order })),
  );
  const observe = async (minedNonces: number) =>
    observeHead(deps, lane, { head: deps.watcher.head()!, minedNonces: new Map([[lease!.address, minedNonces]]) });
  return { fixture, deps, observer, lane, orders, observe };
}

describe("observeHead", () => {
  it("writes all endings of a head in one transaction", async () => {
    const calls: number[] = [];
    const { fixture, lane, orders, observe, observer } = await onTheirWay(3, ({ settlements }) => ({
      settlements: {
        ...settlements,
        finish: (lease, closed, outcomes) => {
          calls.push(outcomes.length);
          return settlements.finish(lease, closed, outcomes);
        },
      },
    }));
    await fixture.mine();
    for (const entry of lane.open.values()) {
      const hash = entry.transaction.attempts[0]!.hash;
      entry.receipt = fixture.chain.ledger.blocks.at(-1)!.receipts.get(hash)!;
    }
    const { ended, mined, isLost } = await observe(3);
    expect(calls).toEqual([3]);
    expect(ended).toEqual(orders.map(({ paymentId }) => paymentId));
    expect([mined.length, isLost, lane.open.size]).toEqual([3, false, 0]);
    expect(observer.of("closed").map(([, closed]) => closed)).toEqual(
      mined.map((receipt) => ({ purpose: "payment", isReplacement: false, receipt })),
    );
  });

  it("writes nothing if nothing has ended", async () => {
    const finish = jest.fn();
    const { observe } = await onTheirWay(2, ({ settlements }) => ({ settlements: { ...settlements, finish } }));
    expect(await observe(0)).toEqual({ ended: [], funded: [], unsettled: [], mined: [], isLost: false });
    expect(finish).not.toHaveBeenCalled();
  });

  it("drops a receipt whose block is no longer canonical", async () => {
    const { fixture, lane, orders, observe } = await onTheirWay(1);
    await fixture.mine();
    const entry = lane.open.get(0)!;
    entry.receipt = aReceipt({ blockNumber: 101, settlements: [settlementLogOf(orders[0]!)] });
    await observe(0);
    expect([entry.receipt, lane.open.size]).toEqual([null, 1]);
  });

  it("finds a transaction in an unseen block by its hash, and ends it at the next head", async () => {
    const { fixture, lane, orders, observe } = await onTheirWay(1);
    await fixture.mine(2);
    expect(await observe(1)).toMatchObject({ ended: [] });
    expect(lane.open.get(0)?.receipt).toMatchObject({ blockNumber: 101 });
    expect(await observe(1)).toMatchObject({ ended: [orders[0]?.paymentId] });
  });

  it("asks for all that it never saw in one question, and for each alone where that question fails", async () => {
    for (const isPoisoned of [false, true]) {
      const requested: number[] = [];
      const { fixture, lane, observe, observer } = await onTheirWay(3, ({ watcher }) => ({
        watcher: {
          ...watcher,
          receipts: async (hashes) => {
            requested.push(hashes.length);
            const receipts = await watcher.receipts(hashes);
            if (isPoisoned && receipts.some(({ hash }) => hash === lane.open.get(1)?.transaction.attempts[0]?.hash))
              throw new Error("a receipt that makes no sense");
            return receipts;
          },
        },
      }));
      await fixture.mine();
      await observe(3);
      expect(requested).toEqual(isPoisoned ? [3, 1, 1, 1] : [3]);
      const seen = [...lane.open.values()].map(({ receipt }) => receipt !== null);
      expect(seen).toEqual([true, !isPoisoned, true]);
      expect(observer.of("fault")).toHaveLength(isPoisoned ? 1 : 0);
    }
  });

  it("reports the lane as lost when a replacement could not be written", async () => {
    const { fixture, lane, observe } = await onTheirWay(1);
    await fixture.stores.lanes.release([lane.lease]);
    lane.open.get(0)!.isUnderpriced = true;
    expect(await observe(0)).toMatchObject({ isLost: true });
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });

  it("reports no payment that has ended before", async () => {
    const { fixture, observer, orders, observe } = await onTheirWay(1);
    fixture.chain.foreign({ kind: "settle", order: orders[0]! });
    await fixture.mine();
    const outcome = await readNonceOutcome(fixture.settler("settler-2").deps, orders[0]!);
    if (outcome.kind !== "settled") throw new Error("the transaction settled nothing");
    const { paymentId } = orders[0]!;
    await fixture.stores.settlements.finish(null, [], [{ kind: "confirmed", paymentId, settled: outcome.settlement }]);
    await observe(1);
    expect(await observe(1)).toMatchObject({ ended: [], mined: [{ status: "reverted" }] });
    expect(observer.of("ended")).toEqual([]);
  });
});
