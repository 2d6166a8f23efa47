import { anOrder } from "@lunas/testkit/build/an-order";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { settled } from "@lunas/testkit/time/settled";
import { createIntake } from "./intake";

const never = new AbortController().signal;

/** Whether a promise has ended by now. */
async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  await settled();
  return ended;
}

describe("pending orders", () => {
  it("are taken once, oldest first, however often they were added", () => {
    const intake = createIntake(manualClock());
    intake.add(["pay_1", "pay_2"]);
    intake.add(["pay_1", "pay_3"]);
    expect(intake.size()).toBe(3);
    expect(intake.take(2)).toEqual(["pay_1", "pay_2"]);
    expect(intake.take(9)).toEqual(["pay_3"]);
    expect(intake.take(9)).toEqual([]);
  });

  it("are not taken without room", () => {
    const intake = createIntake(manualClock());
    intake.add(["pay_1"]);
    expect(intake.take(0)).toEqual([]);
    expect(intake.size()).toBe(1);
  });

  it("wake every request that waits for the payment, and no other", async () => {
    const intake = createIntake(manualClock());
    const [first, second, other] = (["pay_1", "pay_1", "pay_2"] as const).map((id) => intake.untilEnded(id, never));
    expect(intake.awaited()).toEqual(["pay_1", "pay_2"]);
    intake.ended(["pay_1", "pay_9"]);
    await Promise.all([first, second]);
    expect(intake.awaited()).toEqual(["pay_2"]);
    expect(await hasEnded(other!)).toBe(false);
  });

  it("release one request that stops waiting, and keep the other", async () => {
    const intake = createIntake(manualClock());
    const caller = new AbortController();
    const [gone, stays] = [intake.untilEnded("pay_1", caller.signal), intake.untilEnded("pay_1", never)];
    caller.abort();
    await gone;
    expect(await hasEnded(stays)).toBe(false);
    intake.ended(["pay_1"]);
    await stays;
    expect(intake.awaited()).toEqual([]);
  });

  it("do not wait for a caller that has left already", async () => {
    const intake = createIntake(manualClock());
    await intake.untilEnded("pay_1", AbortSignal.abort());
    expect(intake.awaited()).toEqual([]);
  });

  it("return a checked call once, and only while the check is recent", () => {
    const clock = manualClock();
    const intake = createIntake(clock);
    const call = { kind: "settle", order: anOrder() } as const;
    const { paymentId } = call.order;
    intake.addChecked([call]);
    expect([intake.size(), intake.takeChecked(paymentId), intake.takeChecked(paymentId)]).toEqual([1, call, null]);
    intake.addChecked([call]);
    clock.advance(3_000);
    expect(intake.takeChecked(paymentId)).toBeNull();
  });

  it("list payments with long waits, and end the waits of payments that cannot proceed", async () => {
    const clock = manualClock();
    const intake = createIntake(clock);
    const released = intake.untilEnded("pay_1", never);
    clock.advance(5_000);
    void intake.untilEnded("pay_2", never);
    expect(intake.awaitedSince(clock.now() - 5_000)).toEqual(["pay_1"]);
    intake.release(["pay_1"]);
    await released;
    expect(intake.awaited()).toEqual(["pay_2"]);
  });
});
