import type { NewPayment } from "@lunas/domain/payment/ports";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import { addressOf } from "../build/numbered";
import { freshAddress } from "./fresh";
import { aLane, aPending, closedBy, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

/** What every settlement store promises of orders that came with their job: the row decides. Declares jest tests. */
export function settlementJobOrdersContract(of: () => Stores): void {
  const pending = async (more: Partial<NewPayment> = {}) => {
    const lane = await aLane(of());
    const id = await aPending(of(), { chainId: lane.chainId, ...more });
    const [order] = (await of().settlements.orders([id])) as [SettlementOrder];
    return { ...lane, id, order };
  };
  const carried = (order: SettlementOrder, nonce = 5): PlannedTransaction => ({
    ...plannedFor(nonce, order.paymentId),
    order: { ...order, isFromJob: true },
  });

  it("writes a settlement by the order that its job carried", async () => {
    const { lease, order, id } = await pending();
    expect(await of().settlements.commit(lease, [carried(order)])).toEqual({ kind: "committed" });
    expect(await of().settlements.open(lease.laneId)).toMatchObject([{ order: { paymentId: id } }]);
  });

  it.each<[string, (order: SettlementOrder) => Partial<SettlementOrder>]>([
    ["amount", ({ amount }) => ({ amount: amount + 1n })],
    ["payee", () => ({ payTo: addressOf(7) })],
    ["payer", () => ({ payer: addressOf(7) })],
    ["token", () => ({ asset: addressOf(7) })],
    ["contract", () => ({ permit2: addressOf(7) })],
    ["nonce", ({ nonce }) => ({ nonce: nonce + 1n })],
    ["deadline", ({ deadlineSeconds }) => ({ deadlineSeconds: deadlineSeconds + 1n })],
    ["beginning", ({ validAfterSeconds }) => ({ validAfterSeconds: validAfterSeconds + 1n })],
    ["block", ({ checkedAtBlock }) => ({ checkedAtBlock: checkedAtBlock + 1 })],
    ["signature", () => ({ signature: `0x${"22".repeat(64)}1b` })],
  ])("writes nothing where the row has another %s", async (_what, change) => {
    const { lease, order, id } = await pending();
    const other = { ...order, ...change(order) };
    expect(await of().settlements.commit(lease, [carried(other)])).toEqual({ kind: "taken", paymentIds: [id] });
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().settlements.commit(lease, [plannedFor(5, id)])).toEqual({ kind: "committed" });
  });

  it("writes nothing on a lane of another chain", async () => {
    const { order, id } = await pending();
    const { lease } = await aLane(of());
    expect(await of().settlements.commit(lease, [carried(order)])).toEqual({ kind: "taken", paymentIds: [id] });
  });

  it.each([
    ["has code", { payerHasCode: true }],
    ["named the sender", { onlySender: freshAddress() }],
  ])("writes nothing where the payer %s: such an order is read from its row", async (_what, more) => {
    const { lease, order, id } = await pending(more);
    expect(await of().settlements.commit(lease, [carried(order)])).toEqual({ kind: "taken", paymentIds: [id] });
  });

  it("writes nothing for a payment that a transaction of ours has carried before", async () => {
    const { lease, order, id } = await pending();
    const first = plannedFor(5, id);
    await of().settlements.commit(lease, [first]);
    await of().settlements.finish({ ...lease, nextNonce: 6 }, [closedBy(5, first.attempt)], []);
    const next = { ...lease, nextNonce: 6 };
    expect(await of().settlements.commit(next, [carried(order, 6)])).toEqual({ kind: "taken", paymentIds: [id] });
    expect(await of().settlements.commit(next, [plannedFor(6, id)])).toEqual({ kind: "committed" });
  });
}
