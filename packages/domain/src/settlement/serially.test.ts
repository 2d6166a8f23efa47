import { settled } from "@lunas/testkit/time/settled";
import { serially } from "./serially";

/** Work whose runs end when the test says so. */
function work() {
  const rounds: { end: () => void; fail: (error: Error) => void }[] = [];
  let running = 0;
  let most = 0;
  const run = serially(async () => {
    running += 1;
    most = Math.max(most, running);
    try {
      await new Promise<void>((end, fail) => rounds.push({ end, fail }));
    } finally {
      running -= 1;
    }
  });
  return { run, rounds, most: () => most };
}

describe("serially", () => {
  it("runs one at a time, and once more for all calls meanwhile", async () => {
    const { run, rounds, most } = work();
    const first = run();
    const meanwhile = [run(), run(), run()];
    expect(rounds).toHaveLength(1);
    rounds[0]?.end();
    await first;
    await settled();
    expect(rounds).toHaveLength(2);
    rounds[1]?.end();
    await Promise.all(meanwhile);
    expect([rounds.length, most()]).toEqual([2, 1]);
  });

  it("gives a call during the second run a third one", async () => {
    const { run, rounds } = work();
    void run();
    const second = run();
    rounds[0]?.end();
    await settled();
    const third = run();
    rounds[1]?.end();
    await second;
    await settled();
    expect(rounds).toHaveLength(3);
    rounds[2]?.end();
    await third;
  });

  it("reports an error to the callers of that run, and continues", async () => {
    const { run, rounds } = work();
    const first = run();
    const second = run();
    rounds[0]?.fail(new Error("first"));
    await expect(first).rejects.toThrow("first");
    await settled();
    rounds[1]?.end();
    await expect(second).resolves.toBeUndefined();
    const third = run();
    rounds[2]?.end();
    await third;
  });
});
