import { createEventLoopLoad } from "./event-loop-load";

function loop() {
  let now = { active: 0, idle: 0 };
  const load = createEventLoopLoad({ read: () => now });
  const pass = (active: number, idle: number) => {
    now = { active: now.active + active, idle: now.idle + idle };
    return load.isBusy();
  };
  return { pass };
}

describe("the load of the event loop", () => {
  it("is busy after a while that was nearly all work", () => {
    const { pass } = loop();
    expect(pass(400, 90)).toBe(false); // not yet a while
    expect(pass(10, 0)).toBe(true);
    expect(pass(100, 0)).toBe(true); // still by the while before
  });

  it("is not busy after a while with time to spare", () => {
    const { pass } = loop();
    expect(pass(600, 0)).toBe(true);
    expect(pass(300, 300)).toBe(false);
  });

  it("judges a long pause as one while", () => {
    const { pass } = loop();
    expect(pass(600, 0)).toBe(true);
    expect(pass(5, 60_000)).toBe(false);
  });

  it("counts the time of its own process", async () => {
    const load = createEventLoopLoad();
    const begunMs = performance.now();
    while (performance.now() - begunMs < 700);
    await new Promise((resolve) => setImmediate(resolve));
    expect(load.isBusy()).toBe(true);
  });
});
