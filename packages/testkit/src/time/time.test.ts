import { manualClock } from "./manual-clock";
import { manualTimer } from "./manual-timer";
import { until } from "./until";

describe("manualTimer", () => {
  it("wakes sleepers in the order of their time, each at its own", async () => {
    const clock = manualClock(0);
    const timer = manualTimer(clock);
    const woken: [string, number][] = [];
    void timer.sleep(300).then(() => woken.push(["late", clock.now()]));
    void timer.sleep(100).then(() => woken.push(["early", clock.now()]));
    await timer.advance(200);
    expect(woken).toEqual([["early", 100]]);
    await timer.advance(200);
    expect(woken).toEqual([
      ["early", 100],
      ["late", 300],
    ]);
    expect([clock.now(), timer.sleepers()]).toEqual([400, 0]);
  });

  it("wakes one who goes to sleep again on the way", async () => {
    const timer = manualTimer(manualClock(0));
    let rounds = 0;
    const loop = async () => {
      for (;;) {
        await timer.sleep(10);
        rounds += 1;
      }
    };
    void loop();
    await timer.advance(100);
    expect(rounds).toBe(10);
  });

  it("wakes early when the signal aborts, and at once when it has", async () => {
    const timer = manualTimer(manualClock(0));
    const caller = new AbortController();
    const sleeping = timer.sleep(1_000, caller.signal);
    caller.abort();
    await sleeping;
    await timer.sleep(1_000, caller.signal);
    expect(timer.sleepers()).toBe(0);
  });
});

describe("until", () => {
  it("returns the first answer that is one", async () => {
    const answers = [undefined, null, false, "yes"];
    expect(await until(() => answers.shift(), { intervalMs: 1 })).toBe("yes");
  });

  it("asks the more seldom, the longer it has waited: each question costs what is asked", async () => {
    let questions = 0;
    const never = () => {
      questions += 1;
      return false;
    };
    await expect(until(never, { timeoutMs: 500, intervalMs: 1 })).rejects.toThrow("waited 500 ms");
    expect(questions).toBeLessThan(150);
  });

  it("names what it waited for, with the last error as the cause", async () => {
    const cause = new Error("not yet");
    const waiting = until(() => Promise.reject(cause), { timeoutMs: 5, intervalMs: 1, what: "the kettle" });
    await expect(waiting).rejects.toMatchObject({ message: "waited 5 ms for the kettle", cause });
  });
});
