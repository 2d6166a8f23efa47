import { repeat } from "./repeat";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("repeat", () => {
  it("continues at once while there is more, and after a fault", async () => {
    const faults: unknown[] = [];
    let steps = 0;
    const part = repeat({
      name: "test",
      everyMs: 1,
      step: async () => {
        steps += 1;
        if (steps === 2) throw new Error("no database");
        return steps < 4;
      },
      onFault: (error) => faults.push(error),
    });
    await part.start?.();
    while (steps < 5) await soon();
    await part.stop?.();
    expect(faults).toHaveLength(1);
  });

  it("gathers work for a while where it is told to", async () => {
    jest.useFakeTimers();
    try {
      let steps = 0;
      const step = async () => {
        steps += 1;
        return true;
      };
      const part = repeat({ name: "test", everyMs: 200, moreEveryMs: 50, step, onFault: () => undefined });
      await part.start?.();
      await jest.advanceTimersByTimeAsync(49);
      expect(steps).toBe(1);
      await jest.advanceTimersByTimeAsync(51);
      expect(steps).toBe(3);
      await part.stop?.();
    } finally {
      jest.useRealTimers();
    }
  });

  it("waits for the running step on stop, and starts no other", async () => {
    let begun = 0;
    let ended = 0;
    const part = repeat({
      name: "test",
      everyMs: 0,
      step: async () => {
        begun += 1;
        await soon();
        ended += 1;
        return true;
      },
      onFault: () => undefined,
    });
    await part.start?.();
    await part.stop?.();
    await soon();
    await soon();
    expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
  });

  it("pauses longer after steps without work, until there is work again", async () => {
    jest.useFakeTimers();
    try {
      let steps = 0;
      let hasWork = false;
      const part = repeat({
        ...{ name: "test", everyMs: 80, rest: { afterSteps: 2, everyMs: 200 } },
        step: async () => {
          steps += 1;
          const had = hasWork;
          hasWork = false;
          return had;
        },
        onFault: () => undefined,
      });
      const stepsWithin = async (ms: number) => {
        const before = steps;
        await jest.advanceTimersByTimeAsync(ms);
        return steps - before;
      };
      await part.start?.();
      expect(await stepsWithin(160)).toBe(2);
      expect(await stepsWithin(400)).toBe(2);
      hasWork = true;
      expect(await stepsWithin(201)).toBe(2);
      expect(await stepsWithin(80)).toBe(1);
      await part.stop?.();
    } finally {
      jest.useRealTimers();
    }
  });
});
