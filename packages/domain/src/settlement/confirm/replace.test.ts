import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { type Lane, takeOver } from "../lanes/lane";
import { broadcast } from "../submit/broadcast";
import { writeAhead } from "../submit/write-ahead";
import { replaceAll } from "./replace";

/** One settlement in flight that is not mined. */
async function stuck() {
  const fixture = await settlement();
  const { deps, observer } = fixture.settler("settler-1");
  const { chainId } = deps.chain;
  const request = { chainId, owner: "settler-1", addresses: signers, count: 1, leaseMs: 10_000 };
  const [lease] = await fixture.stores.lanes.acquire(request);
  const lane: Lane = takeOver(lease!, [], deps.clock.now());
  const order = await fixture.accept();
  await writeAhead(deps, lane, [{ kind: "settle", order }]);
  const entry = lane.open.get(0)!;
  return { fixture, deps, observer, lane, order, entry, first: entry.transaction.attempts[0]! };
}

describe("replace", () => {
  it("signs the same call with a higher fee, writes it, then sends it; the node accepts it", async () => {
    const { fixture, deps, lane, order, entry, first } = await stuck();
    expect(await replaceAll(deps, lane, [{ entry, how: "replace" }])).toBe(true);
    const [, second] = entry.transaction.attempts;
    expect(second!.fees.feeCapWei * 8n).toBeGreaterThanOrEqual(first.fees.feeCapWei * 9n);
    expect(fixture.database.transactions[0]).toMatchObject({ purpose: "payment", attempts: [first, second] });
    expect(fixture.chain.broadcasts.at(-1)).toMatchObject({
      nonce: 0,
      hash: second?.hash,
      call: { kind: "settle", order },
    });
    expect(fixture.chain.mempool.hashes()).toEqual([second?.hash]);
  });

  it("cancels the nonce with a transfer to ourselves when it can only revert", async () => {
    const { fixture, deps, observer, lane, entry } = await stuck();
    expect(await replaceAll(deps, lane, [{ entry, how: "cancel" }])).toBe(true);
    expect(entry.transaction.purpose).toBe("filler");
    expect(fixture.database.transactions[0]).toMatchObject({
      purpose: "filler",
      paymentId: entry.transaction.paymentId,
    });
    expect(fixture.chain.broadcasts.at(-1)?.call).toEqual({ kind: "cancel" });
    expect(observer.of("written").at(-1)?.[1]).toMatchObject({ purpose: "filler", nonce: 0 });
  });

  it("writes and sends nothing at the ceiling", async () => {
    const { fixture, deps, lane, entry, first } = await stuck();
    const settlementPolicy = { ...deps.chain.settlement, feeCeilingWei: first.fees.feeCapWei };
    const poor = { ...deps, chain: { ...deps.chain, settlement: settlementPolicy } };
    expect(await replaceAll(poor, lane, [{ entry, how: "replace" }])).toBe(true);
    expect(entry.transaction.attempts).toEqual([first]);
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });

  it("reports the lane as lost, and sends nothing", async () => {
    const { fixture, deps, lane, entry } = await stuck();
    await fixture.stores.lanes.release([lane.lease]);
    expect(await replaceAll(deps, lane, [{ entry, how: "replace" }])).toBe(false);
    expect(fixture.chain.broadcasts).toHaveLength(1);
    expect(entry.transaction.attempts).toHaveLength(1);
  });

  it("replaces the lowest nonce first, and sends all in one batch", async () => {
    const { fixture, deps, lane } = await stuck();
    await writeAhead(deps, lane, [{ kind: "settle", order: await fixture.accept() }]);
    let batches = 0;
    const broadcasting = async (raws: readonly `0x${string}`[]) => {
      batches += 1;
      return deps.sender.broadcast(raws);
    };
    const sender = { ...deps.sender, broadcast: broadcasting };
    const both = [1, 0].map((nonce) => ({ entry: lane.open.get(nonce)!, how: "replace" as const }));
    expect(await replaceAll({ ...deps, sender }, lane, both)).toBe(true);
    expect(fixture.chain.broadcasts.slice(2).map(({ nonce }) => nonce)).toEqual([0, 1]);
    expect(batches).toBe(1);
  });

  it("offers less for a transaction that no node accepted, once less is enough", async () => {
    const { fixture, deps, lane, entry, first } = await stuck();
    fixture.chain.drop(first.hash);
    fixture.chain.baseFee(50n * 10n ** 9n);
    await fixture.mine();
    fixture.chain.troubleBroadcast("refused");
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    entry.refused.add(first.hash);
    fixture.chain.baseFee(10n ** 9n);
    await fixture.mine();
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    const [, dear, calm] = entry.transaction.attempts;
    expect([dear?.fees.feeCapWei, calm?.fees.feeCapWei]).toEqual([100n * 10n ** 9n, first.fees.feeCapWei]);
    expect(fixture.chain.mempool.hashes()).toEqual([calm?.hash]);
  });

  it("broadcasts again an attempt that was refused for lack of funds, and writes no second one at its price", async () => {
    const { fixture, deps, lane, entry } = await stuck();
    fixture.chain.troubleBroadcast("refused");
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    const dearer = entry.transaction.attempts.at(-1);
    expect([...entry.refused]).toEqual([dearer?.hash]);
    fixture.clock.advance(1_000);
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    expect(entry.transaction.attempts).toHaveLength(2);
    expect(fixture.chain.mempool.hashes()).toEqual([dearer?.hash]);
  });

  it("writes nothing that the lane cannot pay in addition to its other transactions in a node", async () => {
    const { fixture, deps, lane, entry } = await stuck();
    lane.balanceWei = deps.chain.settlement.gasLimit * entry.transaction.attempts[0]!.fees.feeCapWei;
    expect(await replaceAll(deps, lane, [{ entry, how: "replace" }])).toBe(true);
    expect([entry.transaction.attempts.length, fixture.chain.broadcasts.length]).toEqual([1, 1]);
    lane.balanceWei *= 2n;
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    expect([entry.transaction.attempts.length, fixture.chain.broadcasts.length]).toEqual([2, 2]);
  });

  it("waits for the first head", async () => {
    const { fixture, deps, lane, entry } = await stuck();
    const blind = { ...deps, watcher: { ...deps.watcher, head: () => null } };
    expect(await replaceAll(blind, lane, [{ entry, how: "replace" }])).toBe(true);
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});

describe("publish", () => {
  it("sends the newest attempts of the nonces in one batch, stores the time, and reports each outcome", async () => {
    const { fixture, deps, observer, lane, entry, first } = await stuck();
    fixture.clock.advance(4_000);
    await broadcast(deps, lane, [0, 17]);
    expect(entry.broadcastAtMs).toBe(fixture.clock.now());
    expect(observer.of("broadcast").map(([, reported]) => reported)).toEqual([
      { nonce: 0, hash: first.hash, outcome: { kind: "accepted" } },
      { nonce: 0, hash: first.hash, outcome: { kind: "known" } },
    ]);
  });

  it("remembers that the node found an attempt underpriced until it accepts it", async () => {
    const { fixture, deps, lane, entry } = await stuck();
    const cheap = { ...deps.sender, broadcast: async () => [{ kind: "underpriced" }] as const };
    await broadcast({ ...deps, sender: cheap }, lane, [0]);
    expect(entry.isUnderpriced).toBe(true);
    await replaceAll(deps, lane, [{ entry, how: "replace" }]);
    expect([entry.isUnderpriced, fixture.chain.broadcasts]).toMatchObject([false, { length: 2 }]);
  });

  it("frees no nonce after a refusal: it stays open to be sent again", async () => {
    const { fixture, deps, observer, lane } = await stuck();
    fixture.chain.troubleBroadcast("refused");
    await broadcast(deps, lane, [0]);
    expect(observer.of("broadcast").at(-1)?.[1]).toMatchObject({ outcome: { kind: "never_sent" } });
    expect(lane.open.has(0)).toBe(true);
  });

  it("sends no request when there is nothing to send", async () => {
    const { fixture, deps, lane } = await stuck();
    await broadcast(deps, lane, []);
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});
