import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressOf } from "@lunas/testkit/build/numbered";
import { type Settlement, type Settler, settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { SettlementOrder } from "./attempt";

const bundling = (bundleMax = 25) => ({ ...sandbox, settlement: { ...sandbox.settlement, bundleMax } });
const deep = {
  ...base,
  ...{ chainId: sandbox.chainId, environment: "sandbox", network: "sandbox" },
  settlement: { ...base.settlement, bundleMax: 25 },
} as const;

/** Payments of different payers, all waiting when the settler starts. */
async function waitingTogether(count: number, { chain = bundling() as typeof sandbox, lanes = 1 } = {}) {
  const fixture = await settlement({ chain, lanes });
  for (const lane of fixture.database.lanes.values()) lane.balanceWei = 10n ** 18n;
  const orders = await acceptMany(fixture, count);
  const settler = fixture.settler("settler-1");
  return { fixture, orders, settler, ...settler };
}

async function acceptMany(fixture: Settlement, count: number): Promise<SettlementOrder[]> {
  const orders: SettlementOrder[] = [];
  for (let payer = 1; payer <= count; payer += 1) orders.push(await fixture.accept({ from: addressOf(3_000 + payer) }));
  return orders;
}

/** Enqueues all of them, then gives the settler its lanes. */
async function start({ engine }: Pick<Settler, "engine">, orders: readonly SettlementOrder[]): Promise<void> {
  for (const { paymentId } of orders) void engine.settle(paymentId, new AbortController().signal);
  await settled();
  await engine.keepLanes();
  await settled();
}

const calls = ({ chain }: Settlement) =>
  chain.broadcasts.map(({ call }) => (call.kind === "bundle" ? call.orders.length : call.kind));
const statuses = (fixture: Settlement, orders: readonly SettlementOrder[]) =>
  orders.map(({ paymentId }) => fixture.paymentOf(paymentId).status);

describe("an engine with bundles", () => {
  it("sends waiting payments in as few transactions as possible, and ends each by its own log", async () => {
    const { fixture, orders, engine, observer } = await waitingTogether(60);
    await start({ engine }, orders);
    expect(calls(fixture)).toEqual([20, 20, 20]);
    await fixture.mine();
    expect(statuses(fixture, orders)).toEqual(orders.map(() => "confirmed"));
    const places = orders.map(({ paymentId }) => fixture.paymentOf(paymentId).settled);
    expect(new Set(places.map((each) => `${each?.txHash} ${each?.logIndex}`)).size).toBe(60);
    expect(observer.of("fault")).toEqual([]);
    expect(unsound(fixture)).toEqual([]);
  });

  it.each([
    ["bundling is off", 1, 1],
    ["no more wait than there are lanes", 25, 2],
  ])("sends each payment alone if %s", async (_why, bundleMax, lanes) => {
    const { fixture, orders, engine } = await waitingTogether(2, { chain: bundling(bundleMax), lanes });
    await start({ engine }, orders);
    expect(calls(fixture)).toEqual(["settle", "settle"]);
  });

  it("does not bundle payers with code and sandbox scenarios", async () => {
    const fixture = await settlement({ chain: bundling() });
    const plain = await acceptMany(fixture, 3);
    const contract = await fixture.accept({ from: addressOf(3_100), signature: `0x${"ab".repeat(97)}` });
    const rehearsing = await fixture.accept({ from: addressOf(3_101), amount: 9_990_200n });
    const smart = await fixture.accept({ from: addressOf(3_102) });
    const row = fixture.database.payments.get(smart.paymentId);
    if (row !== undefined) Object.assign(row, { payerHasCode: true });
    await start(fixture.settler("settler-1"), [...plain, contract, rehearsing, smart]);
    expect(calls(fixture)).toEqual([3, "settle", "settle", "settle"]);
  });

  it("removes a failing payment from its bundle, and judges it alone", async () => {
    const { fixture, orders, engine } = await waitingTogether(6);
    const [bad, ...good] = orders as [SettlementOrder, ...SettlementOrder[]];
    fixture.chain.foreign({ kind: "settle", order: bad });
    await fixture.chain.mine();
    await start({ engine }, orders);
    expect(calls(fixture)).toEqual([5]);
    await fixture.mine();
    expect(statuses(fixture, orders)).toEqual(orders.map(() => "confirmed"));
    expect(good.map(({ paymentId }) => fixture.paymentOf(paymentId).txHash)).not.toContain(
      fixture.paymentOf(bad.paymentId).txHash,
    );
    expect(unsound(fixture)).toEqual([]);
  });

  it("settles a payment alone that failed in a bundle and would pass now", async () => {
    const { fixture, orders, engine } = await waitingTogether(5);
    const [burner, ...others] = orders as [SettlementOrder, ...SettlementOrder[]];
    fixture.chain.mishap(burner.paymentId, "burns");
    await start({ engine }, orders);
    await fixture.mine();
    await fixture.mine();
    expect(calls(fixture)).toEqual([5, ...orders.map(() => "settle")]);
    expect(statuses(fixture, others)).toEqual(others.map(() => "confirmed"));
    expect(fixture.paymentOf(burner.paymentId)).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
    expect(unsound(fixture)).toEqual([]);
  });

  it("ends a payment as failed, by the bundle's hash, if it reverted in the bundle and would revert now", async () => {
    const { fixture, orders, settler } = await waitingTogether(4);
    const [poor] = orders as [SettlementOrder];
    fixture.chain.mishap(poor.paymentId, "reverts");
    await start(settler, orders);
    const simulate = jest
      .spyOn(settler.deps.watcher, "simulate")
      .mockResolvedValue([{ kind: "fails", reason: "transfer_from_failed" }]);
    await fixture.mine();
    expect(simulate).toHaveBeenCalledWith([expect.objectContaining({ paymentId: poor.paymentId })]);
    const [bundle] = fixture.chain.broadcasts;
    expect(fixture.paymentOf(poor.paymentId)).toMatchObject({ failure: { code: "tx_failed" }, txHash: bundle?.hash });
    expect(statuses(fixture, orders.slice(1))).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(calls(fixture)).toEqual([4]);
  });

  it("does not fail a payment for a nonce that was just used: it waits for the depth", async () => {
    const { fixture, orders, settler } = await waitingTogether(4);
    const [late] = orders as [SettlementOrder];
    fixture.chain.mishap(late.paymentId, "reverts");
    await start(settler, orders);
    jest.spyOn(settler.deps.watcher, "simulate").mockResolvedValue([{ kind: "fails", reason: "InvalidNonce" }]);
    await fixture.mine();
    expect(fixture.paymentOf(late.paymentId).status).toBe("pending");
  });

  it("follows a bundle after a reorganisation, and confirms it in its new block", async () => {
    const { fixture, orders, settler } = await waitingTogether(5, { chain: deep as unknown as typeof sandbox });
    await start(settler, orders);
    await fixture.mine();
    await fixture.chain.reorg(1);
    await fixture.mine(2);
    expect(statuses(fixture, orders)).toEqual(orders.map(() => "confirmed"));
    expect(orders.map(({ paymentId }) => fixture.paymentOf(paymentId).settled?.blockNumber)).toEqual(
      orders.map(() => 102),
    );
    expect(unsound(fixture)).toEqual([]);
  });

  it("is continued by the next settler when the first one dies with bundles in flight", async () => {
    const { fixture, orders, settler } = await waitingTogether(6);
    fixture.chain.troubleBroadcast("lost");
    await start(settler, orders);
    settler.kill();
    fixture.clock.advance(30_000);
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    expect(calls(fixture)).toEqual([6]);
    await fixture.mine();
    expect(statuses(fixture, orders)).toEqual(orders.map(() => "confirmed"));
    expect(unsound(fixture)).toEqual([]);
  });

  it("replaces a bundle that is not mined by the same bundle with a higher fee", async () => {
    const { fixture, orders, settler } = await waitingTogether(3);
    fixture.chain.demandFeeCap(10n ** 11n);
    await start(settler, orders);
    await fixture.mine();
    fixture.clock.advance(sandbox.settlement.bumpAfterMs);
    await fixture.mine();
    expect(calls(fixture)).toEqual([3, 3]);
    fixture.chain.demandFeeCap(0n);
    await fixture.mine();
    expect(statuses(fixture, orders)).toEqual(orders.map(() => "confirmed"));
    expect(unsound(fixture)).toEqual([]);
  });

  it("cancels the nonce only when every deadline in a bundle has passed", async () => {
    const { fixture, settler } = await waitingTogether(0);
    const nowSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000));
    const orders: SettlementOrder[] = [];
    for (const [payer, seconds] of [10n, 10n, 40n].entries())
      orders.push(await fixture.accept({ from: addressOf(3_500 + payer), deadlineSeconds: nowSeconds + seconds }));
    fixture.chain.demandFeeCap(10n ** 11n);
    await start(settler, orders);
    fixture.clock.advance(20_000);
    await fixture.mine();
    expect(calls(fixture)).not.toContain("cancel");
    fixture.clock.advance(25_000);
    await fixture.mine();
    expect(calls(fixture)).toContain("cancel");
    fixture.chain.demandFeeCap(0n);
    await fixture.mine(2);
    await settler.engine.sweep();
    await fixture.mine(2);
    for (const { paymentId } of orders) {
      expect(fixture.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "expired" } });
    }
    expect(unsound(fixture)).toEqual([]);
  });

  it("leaves a payment that ended elsewhere, and sends the others of its bundle again", async () => {
    const { fixture, orders, settler } = await waitingTogether(4, { lanes: 1 });
    const [gone, ...others] = orders as [SettlementOrder, ...SettlementOrder[]];
    const ended = {
      kind: "failed",
      paymentId: gone.paymentId,
      code: "expired",
      message: "Late.",
      txHash: null,
    } as const;
    const { orders: read } = settler.deps.settlements;
    // It ends between the read and the write.
    jest.spyOn(settler.deps.settlements, "orders").mockImplementationOnce(async (ids) => {
      const found = await read(ids);
      await settler.deps.settlements.finish(null, [], [ended]);
      return found;
    });
    await start(settler, orders);
    expect(calls(fixture)).toEqual([3]);
    await fixture.mine();
    expect(statuses(fixture, others)).toEqual(["confirmed", "confirmed", "confirmed"]);
  });
});
