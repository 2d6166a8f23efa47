import { manualClock } from "@lunas/testkit/time/manual-clock";
import { createDelays } from "./delays";

function delayed() {
  const clock = manualClock();
  return { clock, delays: createDelays(clock) };
}

describe("delays", () => {
  it("grow with each delay of a payment, up to twenty seconds", () => {
    const { clock, delays } = delayed();
    const lengths = Array.from({ length: 12 }, () => {
      delays.later("pay_1");
      let ms = 0;
      for (; delays.due().length === 0; ms += 250) clock.advance(250);
      return ms;
    });
    expect(lengths.slice(0, 4)).toEqual([1_000, 1_500, 2_250, 3_500]);
    expect(lengths.at(-1)).toBe(20_000);
  });

  it("return each payment once when its delay is over", () => {
    const { clock, delays } = delayed();
    delays.later("pay_1");
    delays.later("pay_1");
    delays.later("pay_2");
    clock.advance(1_000);
    expect(delays.due()).toEqual(["pay_2"]);
    expect([delays.isDelayed("pay_1"), delays.isDelayed("pay_2"), delays.times("pay_2")]).toEqual([true, false, 1]);
    clock.advance(500);
    expect([delays.due(), delays.due()]).toEqual([["pay_1"], []]);
  });

  it("end early at the given time", () => {
    const { clock, delays } = delayed();
    delays.later("pay_1", { notAfterMs: clock.now() + 300 });
    delays.later("pay_2", { notAfterMs: clock.now() - 1 });
    clock.advance(300);
    expect(delays.due()).toEqual(["pay_1"]);
  });

  it("do not use the clock for the first few waits for blocks", () => {
    const { delays } = delayed();
    const answers = Array.from({ length: 10 }, () => {
      const isDelayed = delays.later("pay_1", { atHead: true });
      return isDelayed ? "delayed" : delays.atHead().join();
    });
    expect(answers).toEqual([...Array.from({ length: 8 }, () => "pay_1"), "delayed", "delayed"]);
  });

  it("are removed with the payment", () => {
    const { clock, delays } = delayed();
    delays.later("pay_1");
    delays.forget(["pay_1"]);
    clock.advance(60_000);
    expect([delays.due(), delays.times("pay_1")]).toEqual([[], 0]);
  });
});
