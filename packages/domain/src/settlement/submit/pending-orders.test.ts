import { anOrder } from "@lunas/testkit/build/an-order";
import { hasEnded } from "@lunas/testkit/time/has-ended";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { createPendingOrders } from "./pending-orders";

const never = new AbortController().signal;

describe("pending orders", () => {
  it("are taken once, oldest first, however often they were added", () => {
    const pendingOrders = createPendingOrders(manualClock());
    pendingOrders.add(["pay_1", "pay_2"]);
    pendingOrders.add(["pay_1", "pay_3"]);
    expect(pendingOrders.size()).toBe(3);
    expect(pendingOrders.take(2)).toEqual(["pay_1", "pay_2"]);
    expect(pendingOrders.take(9)).toEqual(["pay_3"]);
    expect(pendingOrders.take(9)).toEqual([]);
  });

  it("are not taken without room", () => {
    const pendingOrders = createPendingOrders(manualClock());
    pendingOrders.add(["pay_1"]);
    expect(pendingOrders.take(0)).toEqual([]);
    expect(pendingOrders.size()).toBe(1);
  });

  it("wake every request that waits for the payment, and no other", async () => {
    const pendingOrders = createPendingOrders(manualClock());
    const [first, second, other] = (["pay_1", "pay_1", "pay_2"] as const).map((id) =>
      pendingOrders.untilEnded(id, never),
    );
    expect(pendingOrders.awaited()).toEqual(["pay_1", "pay_2"]);
    pendingOrders.ended(["pay_1", "pay_9"]);
    await Promise.all([first, second]);
    expect(pendingOrders.awaited()).toEqual(["pay_2"]);
    expect(await hasEnded(other!)).toBe(false);
  });

  it("release one request that stops waiting, and keep the other", async () => {
    const pendingOrders = createPendingOrders(manualClock());
    const caller = new AbortController();
    const [gone, stays] = [pendingOrders.untilEnded("pay_1", caller.signal), pendingOrders.untilEnded("pay_1", never)];
    caller.abort();
    await gone;
    expect(await hasEnded(stays)).toBe(false);
    pendingOrders.ended(["pay_1"]);
    await stays;
    expect(pendingOrders.awaited()).toEqual([]);
  });

  it("do not wait for a caller that has left already", async () => {
    const pendingOrders = createPendingOrders(manualClock());
    await pendingOrders.untilEnded("pay_1", AbortSignal.abort());
    expect(pendingOrders.awaited()).toEqual([]);
  });

  it("return a checked call once, and only while the check is recent", () => {
    const clock = manualClock();
    const pendingOrders = createPendingOrders(clock);
    const call = { kind: "settle", order: anOrder() } as const;
    const { paymentId } = call.order;
    pendingOrders.addChecked([call]);
    expect([pendingOrders.size(), pendingOrders.takeChecked(paymentId), pendingOrders.takeChecked(paymentId)]).toEqual([
      1,
      call,
      null,
    ]);
    pendingOrders.addChecked([call]);
    clock.advance(3_000);
    expect(pendingOrders.takeChecked(paymentId)).toBeNull();
  });

  it("are taken in their turn after a check: before those that came while they waited", () => {
    const pendingOrders = createPendingOrders(manualClock());
    const [first, second] = [anOrder(), anOrder()];
    const checked = [first, second].map((order) => ({ kind: "settle", order }) as const);
    pendingOrders.add(["pay_younger"]);
    pendingOrders.addChecked(checked);
    pendingOrders.add([second.paymentId, "pay_youngest"]);
    expect(pendingOrders.size()).toBe(4);
    expect(pendingOrders.peek(2)).toEqual([first.paymentId, second.paymentId]);
    expect(pendingOrders.take(3)).toEqual([first.paymentId, second.paymentId, "pay_younger"]);
    pendingOrders.addChecked(checked);
    pendingOrders.remove([first.paymentId]);
    expect(pendingOrders.take(9)).toEqual([second.paymentId, "pay_youngest"]);
  });

  it("list payments with long waits, and end the waits of payments that cannot proceed", async () => {
    const clock = manualClock();
    const pendingOrders = createPendingOrders(clock);
    const released = pendingOrders.untilEnded("pay_1", never);
    clock.advance(5_000);
    void pendingOrders.untilEnded("pay_2", never);
    expect(pendingOrders.awaitedSince(clock.now() - 5_000)).toEqual(["pay_1"]);
    pendingOrders.release(["pay_1"]);
    await released;
    expect(pendingOrders.awaited()).toEqual(["pay_2"]);
  });

  it("give the order that a job carried once, with its age, and an old one never", () => {
    const clock = manualClock();
    const pendingOrders = createPendingOrders(clock);
    const order = anOrder({ ageMs: 0, isFromJob: true });
    pendingOrders.addCarried(order.paymentId, order);
    expect(pendingOrders.size()).toBe(1);
    clock.advance(700);
    expect(pendingOrders.takeOrder(order.paymentId)).toEqual({ ...order, ageMs: 700 });
    expect(pendingOrders.takeOrder(order.paymentId)).toBeNull();
    pendingOrders.addCarried(order.paymentId, order);
    clock.advance(2_000);
    expect(pendingOrders.takeOrder(order.paymentId)).toBeNull();
  });

  it("forget the order of a payment that has ended or is taken out", () => {
    const pendingOrders = createPendingOrders(manualClock());
    const [one, other] = [anOrder(), anOrder()];
    for (const order of [one, other]) pendingOrders.addCarried(order.paymentId, order);
    pendingOrders.ended([one.paymentId]);
    pendingOrders.remove([other.paymentId]);
    for (const order of [one, other]) expect(pendingOrders.takeOrder(order.paymentId)).toBeNull();
  });
});
