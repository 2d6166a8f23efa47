import { type Backlog, createFairScheduler, type FairSchedulerOptions } from "./fair-scheduler";

interface Options extends Partial<Omit<FairSchedulerOptions, "backlog">> {
  readonly backlog?: Partial<Backlog>;
}

interface Running {
  readonly id: string;
  readonly end: () => void;
}

function fixture({ backlog, ...options }: Options = {}) {
  const running = new Map<string, Running>();
  const begun: string[] = [];
  const faults: unknown[] = [];
  const scheduler = createFairScheduler({
    run: (id) => {
      begun.push(id);
      return new Promise((resolve) => {
        running.set(id, {
          id,
          end: () => {
            running.delete(id);
            resolve();
          },
        });
      });
    },
    atOnce: 64,
    atOncePerGroup: 2,
    shareOfFree: 1 / 16,
    backlog: { more: async () => [], waitingPerGroup: 4, onFault: (error) => faults.push(error), ...backlog },
    ...options,
  });
  const end = async (id: string) => {
    running.get(id)?.end();
    await new Promise(setImmediate);
  };
  return { scheduler, running, begun, faults, end };
}

async function startedWithout(ids: readonly string[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (id: string) => {
    begun.push(id);
    return new Promise<void>((resolve) => ends.set(id, resolve));
  };
  offerAll(createFairScheduler({ atOnce: 1, atOncePerGroup: 1, run }), "a", ids);
  const end = async (id: string) => {
    ends.get(id)?.();
    await new Promise(setImmediate);
  };
  return { begun, end };
}

const offerAll = (scheduler: ReturnType<typeof createFairScheduler>, group: string, ids: readonly string[]) => {
  for (const id of ids) scheduler.offer(id, group);
};

describe("turns", () => {
  it("gives each group its share at once, and runs the rest in order", async () => {
    const { scheduler, begun, end } = fixture();
    offerAll(scheduler, "a", ["a1", "a2", "a3", "a4"]);
    offerAll(scheduler, "b", ["b1"]);
    expect(begun).toEqual(["a1", "a2", "b1"]);
    await end("a1");
    expect(begun.at(-1)).toBe("a3");
  });

  it("runs an id once at a time, and again after its end", async () => {
    const { scheduler, begun, end } = fixture();
    offerAll(scheduler, "a", ["a1", "a1"]);
    expect(begun).toEqual(["a1"]);
    await end("a1");
    scheduler.offer("a1", "a");
    expect(begun).toEqual(["a1", "a1"]);
  });

  it("leaves room for other groups, however many hang", () => {
    const { scheduler, begun } = fixture({ atOnce: 64, atOncePerGroup: 16 });
    for (let group = 0; group < 40; group += 1) {
      offerAll(
        scheduler,
        `hangs${group}`,
        ["x", "y", "z"].map((each) => `${each}${group}`),
      );
    }
    const taken = begun.length;
    scheduler.offer("healthy", "other");
    expect({ taken: taken < 64, last: begun.at(-1) }).toEqual({ taken: true, last: "healthy" });
  });

  it("serves groups in turn when a place is free", async () => {
    const { scheduler, begun, end } = fixture({ atOnce: 1 });
    offerAll(scheduler, "a", ["a1", "a2", "a3"]);
    offerAll(scheduler, "b", ["b1", "b2"]);
    for (const id of ["a1", "a2", "b1", "a3"]) await end(id);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  it("runs the lowest rank first, of the groups that have a place", async () => {
    const ranks: Readonly<Record<string, number>> = { late: 0, a1: 5, a2: 1, a3: 1, b1: 5 };
    const rankOf = (id: string) => ranks[id] ?? 9;
    const { scheduler, begun, end } = fixture({ atOnce: 2, atOncePerGroup: 1, shareOfFree: 1, rankOf });
    offerAll(scheduler, "x", ["x1"]);
    offerAll(scheduler, "a", ["a1", "a2", "a3"]);
    offerAll(scheduler, "b", ["b1"]);
    offerAll(scheduler, "c", ["late"]);
    expect(begun).toEqual(["x1", "a1"]);
    await end("x1");
    expect(begun.at(-1)).toBe("late");
    await end("late");
    expect(begun.at(-1)).toBe("b1");
    await end("a1");
    expect(begun.at(-1)).toBe("a2");
  });

  it("without a backlog all work waits here", async () => {
    const { begun, end } = await startedWithout(["a1", "a2", "a3", "a4", "a5", "a6"]);
    for (const id of ["a1", "a2", "a3", "a4", "a5"]) await end(id);
    expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5", "a6"]);
  });

  it("asks for more work of a group when there is room", async () => {
    const requested: [string, number][] = [];
    const more = async (group: string, limit: number) => {
      requested.push([group, limit]);
      return ["a4", "a7", "a8"];
    };
    const { scheduler, begun, end } = fixture({ backlog: { more } });
    offerAll(scheduler, "a", ["a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
    expect(requested).toEqual([]);
    for (const id of ["a1", "a2", "a3"]) await end(id);
    expect(requested).toEqual([["a", 5]]);
    for (const id of ["a4", "a5", "a6", "a7", "a8"]) await end(id);
    expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    expect(requested).toHaveLength(1);
  });

  it("survives a failed request for more work, and asks again", async () => {
    let answers = 0;
    const more = async () => {
      answers += 1;
      if (answers === 1) throw new Error("no database");
      return ["a9"];
    };
    const { scheduler, begun, faults, end } = fixture({ backlog: { more, waitingPerGroup: 1 } });
    offerAll(scheduler, "a", ["a1", "a2", "a3", "a4"]);
    for (const id of ["a1", "a2", "a3"]) await end(id);
    expect({ faults: faults.length, begun }).toEqual({ faults: 1, begun: ["a1", "a2", "a3", "a9"] });
  });

  it("stops when running work has ended, and starts nothing more", async () => {
    const { scheduler, begun, end } = fixture({ atOncePerGroup: 1 });
    offerAll(scheduler, "a", ["a1", "a2"]);
    let isStopped = false;
    const stopping = scheduler.stop(60_000).then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    await end("a1");
    await stopping;
    scheduler.offer("a3", "a");
    expect(begun).toEqual(["a1"]);
  });
});
