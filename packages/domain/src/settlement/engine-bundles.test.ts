import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressOf } from "@lunas/testkit/build/numbered";
import { type Settlement, type Settler, settlement } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
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
  const stage = await settlement({ chain, lanes });
  const orders = await acceptMany(stage, count);
  const settler = stage.settler("settler-1");
  return { stage, orders, settler, ...settler };
}

async function acceptMany(stage: Settlement, count: number): Promise<SettlementOrder[]> {
  const orders: SettlementOrder[] = [];
  for (let payer = 1; payer <= count; payer += 1) orders.push(await stage.accept({ from: addressOf(3_000 + payer) }));
  return orders;
}

/** Enqueues all of them, then gives the settler its lanes. */
async function start({ engine }: Pick<Settler, "engine">, orders: readonly SettlementOrder[]): Promise<void> {
  for (const { paymentId } of orders) void engine.settle(paymentId, new AbortController().signal);
  await engine.keepLanes();
  await settled();
}

const calls = ({ chain }: Settlement) =>
  chain.published.map(({ call }) => (call.kind === "bundle" ? call.orders.length : call.kind));
const statuses = (stage: Settlement, orders: readonly SettlementOrder[]) =>
  orders.map(({ paymentId }) => stage.paymentOf(paymentId).status);

describe("an engine with bundles", () => {
  it("sends waiting payments in as few transactions as possible, and ends each by its own log", async () => {
    const { stage, orders, engine, observer } = await waitingTogether(60);
    await start({ engine }, orders);
    expect(calls(stage)).toEqual([20, 20, 20]);
    await stage.mine();
    expect(statuses(stage, orders)).toEqual(orders.map(() => "confirmed"));
    const places = orders.map(({ paymentId }) => stage.paymentOf(paymentId).settled);
    expect(new Set(places.map((each) => `${each?.txHash} ${each?.logIndex}`)).size).toBe(60);
    expect(observer.of("fault")).toEqual([]);
    expect(unsound(stage)).toEqual([]);
  });

  it.each([
    ["bundling is off", 1, 1],
    ["no more wait than there are lanes", 25, 2],
  ])("sends each payment alone if %s", async (_why, bundleMax, lanes) => {
    const { stage, orders, engine } = await waitingTogether(2, { chain: bundling(bundleMax), lanes });
    await start({ engine }, orders);
    expect(calls(stage)).toEqual(["settle", "settle"]);
  });

  it("does not bundle payers with code and sandbox scenarios", async () => {
    const stage = await settlement({ chain: bundling() });
    const plain = await acceptMany(stage, 3);
    const contract = await stage.accept({ from: addressOf(3_100), signature: `0x${"ab".repeat(97)}` });
    const rehearsing = await stage.accept({ from: addressOf(3_101), amount: 9_990_200n });
    const smart = await stage.accept({ from: addressOf(3_102) });
    const row = stage.database.payments.get(smart.paymentId);
    if (row !== undefined) Object.assign(row, { payerHasCode: true });
    await start(stage.settler("settler-1"), [...plain, contract, rehearsing, smart]);
    expect(calls(stage)).toEqual([3, "settle", "settle", "settle"]);
  });

  it("removes a failing payment from its bundle, and judges it alone", async () => {
    const { stage, orders, engine } = await waitingTogether(6);
    const [bad, ...good] = orders as [SettlementOrder, ...SettlementOrder[]];
    stage.chain.foreign({ kind: "settle", order: bad });
    await stage.chain.mine();
    await start({ engine }, orders);
    expect(calls(stage)).toEqual([5]);
    await stage.mine();
    expect(statuses(stage, orders)).toEqual(orders.map(() => "confirmed"));
    expect(good.map(({ paymentId }) => stage.paymentOf(paymentId).txHash)).not.toContain(
      stage.paymentOf(bad.paymentId).txHash,
    );
    expect(unsound(stage)).toEqual([]);
  });

  it("settles a payment alone that failed in a bundle and would pass now", async () => {
    const { stage, orders, engine } = await waitingTogether(5);
    const [burner, ...others] = orders as [SettlementOrder, ...SettlementOrder[]];
    stage.chain.mishap(burner.paymentId, "burns");
    await start({ engine }, orders);
    await stage.mine();
    await stage.mine();
    expect(calls(stage)).toEqual([5, ...orders.map(() => "settle")]);
    expect(statuses(stage, others)).toEqual(others.map(() => "confirmed"));
    expect(stage.paymentOf(burner.paymentId)).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
    expect(unsound(stage)).toEqual([]);
  });

  it("ends a payment as failed, by the bundle's hash, if it reverted in the bundle and would revert now", async () => {
    const { stage, orders, settler } = await waitingTogether(4);
    const [poor] = orders as [SettlementOrder];
    stage.chain.mishap(poor.paymentId, "reverts");
    await start(settler, orders);
    const simulate = jest
      .spyOn(settler.deps.watcher, "simulate")
      .mockResolvedValue([{ kind: "fails", reason: "transfer_from_failed" }]);
    await stage.mine();
    expect(simulate).toHaveBeenCalledWith([expect.objectContaining({ paymentId: poor.paymentId })]);
    const [bundle] = stage.chain.published;
    expect(stage.paymentOf(poor.paymentId)).toMatchObject({ failure: { code: "tx_failed" }, txHash: bundle?.hash });
    expect(statuses(stage, orders.slice(1))).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(calls(stage)).toEqual([4]);
  });

  it("does not fail a payment for a nonce that was just used: it waits for the depth", async () => {
    const { stage, orders, settler } = await waitingTogether(4);
    const [late] = orders as [SettlementOrder];
    stage.chain.mishap(late.paymentId, "reverts");
    await start(settler, orders);
    jest.spyOn(settler.deps.watcher, "simulate").mockResolvedValue([{ kind: "fails", reason: "InvalidNonce" }]);
    await stage.mine();
    expect(stage.paymentOf(late.paymentId).status).toBe("pending");
  });

  it("follows a bundle after a reorganisation, and confirms it in its new block", async () => {
    const { stage, orders, settler } = await waitingTogether(5, { chain: deep as unknown as typeof sandbox });
    await start(settler, orders);
    await stage.mine();
    await stage.chain.reorg(1);
    await stage.mine(2);
    expect(statuses(stage, orders)).toEqual(orders.map(() => "confirmed"));
    expect(orders.map(({ paymentId }) => stage.paymentOf(paymentId).settled?.blockNumber)).toEqual(
      orders.map(() => 102),
    );
    expect(unsound(stage)).toEqual([]);
  });

  it("is continued by the next settler when the first one dies with bundles in flight", async () => {
    const { stage, orders, settler } = await waitingTogether(6);
    stage.chain.troublePublish("lost");
    await start(settler, orders);
    settler.kill();
    stage.clock.advance(30_000);
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    expect(calls(stage)).toEqual([6]);
    await stage.mine();
    expect(statuses(stage, orders)).toEqual(orders.map(() => "confirmed"));
    expect(unsound(stage)).toEqual([]);
  });

  it("replaces a bundle that is not mined by the same bundle with a higher fee", async () => {
    const { stage, orders, settler } = await waitingTogether(3);
    stage.chain.demandFeeCap(10n ** 11n);
    await start(settler, orders);
    await stage.mine();
    stage.clock.advance(sandbox.settlement.bumpAfterMs);
    await stage.mine();
    expect(calls(stage)).toEqual([3, 3]);
    stage.chain.demandFeeCap(0n);
    await stage.mine();
    expect(statuses(stage, orders)).toEqual(orders.map(() => "confirmed"));
    expect(unsound(stage)).toEqual([]);
  });

  it("cancels the nonce only when every deadline in a bundle has passed", async () => {
    const { stage, settler } = await waitingTogether(0);
    const nowSeconds = BigInt(Math.floor(stage.clock.now() / 1_000));
    const orders: SettlementOrder[] = [];
    for (const [payer, seconds] of [10n, 10n, 40n].entries())
      orders.push(await stage.accept({ from: addressOf(3_500 + payer), deadlineSeconds: nowSeconds + seconds }));
    stage.chain.demandFeeCap(10n ** 11n);
    await start(settler, orders);
    stage.clock.advance(20_000);
    await stage.mine();
    expect(calls(stage)).not.toContain("fill");
    stage.clock.advance(25_000);
    await stage.mine();
    expect(calls(stage)).toContain("fill");
    stage.chain.demandFeeCap(0n);
    await stage.mine(2);
    await settler.engine.sweep();
    await stage.mine(2);
    for (const { paymentId } of orders) {
      expect(stage.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "expired" } });
    }
    expect(unsound(stage)).toEqual([]);
  });

  it("leaves a payment that ended elsewhere, and sends the others of its bundle again", async () => {
    const { stage, orders, settler } = await waitingTogether(4, { lanes: 1 });
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
    expect(calls(stage)).toEqual([3]);
    await stage.mine();
    expect(statuses(stage, others)).toEqual(["confirmed", "confirmed", "confirmed"]);
  });
});
