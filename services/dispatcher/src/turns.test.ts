import { createTurns, type TurnsOptions } from "./turns";

interface Running {
  readonly id: string;
  readonly end: () => void;
}

function stage(options: Partial<TurnsOptions> = {}) {
  const running = new Map<string, Running>();
  const begun: string[] = [];
  const faults: unknown[] = [];
  const turns = createTurns({
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
    more: async () => [],
    atOnce: 64,
    atOncePerGroup: 2,
    waitingPerGroup: 4,
    onFault: (error) => faults.push(error),
    ...options,
  });
  const end = async (id: string) => {
    running.get(id)?.end();
    await new Promise(setImmediate);
  };
  return { turns, running, begun, faults, end };
}

const offerAll = (turns: ReturnType<typeof createTurns>, group: string, ids: readonly string[]) => {
  for (const id of ids) turns.offer(id, group);
};

describe("turns", () => {
  it("gives each group its share at once, and runs the rest in order", async () => {
    const { turns, begun, end } = stage();
    offerAll(turns, "a", ["a1", "a2", "a3", "a4"]);
    offerAll(turns, "b", ["b1"]);
    expect(begun).toEqual(["a1", "a2", "b1"]);
    await end("a1");
    expect(begun.at(-1)).toBe("a3");
  });

  it("runs an id once at a time, and again after its end", async () => {
    const { turns, begun, end } = stage();
    offerAll(turns, "a", ["a1", "a1"]);
    expect(begun).toEqual(["a1"]);
    await end("a1");
    turns.offer("a1", "a");
    expect(begun).toEqual(["a1", "a1"]);
  });

  it("leaves room for other groups, however many hang", () => {
    const { turns, begun } = stage({ atOnce: 64, atOncePerGroup: 16 });
    for (let group = 0; group < 40; group += 1) {
      offerAll(
        turns,
        `hangs${group}`,
        ["x", "y", "z"].map((each) => `${each}${group}`),
      );
    }
    const taken = begun.length;
    turns.offer("healthy", "other");
    expect({ taken: taken < 64, last: begun.at(-1) }).toEqual({ taken: true, last: "healthy" });
  });

  it("serves groups in turn when a place is free", async () => {
    const { turns, begun, end } = stage({ atOnce: 1 });
    offerAll(turns, "a", ["a1", "a2", "a3"]);
    offerAll(turns, "b", ["b1", "b2"]);
    for (const id of ["a1", "a2", "b1", "a3"]) await end(id);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  it("asks for more work of a group when there is room", async () => {
    const asked: [string, number][] = [];
    const more = async (group: string, limit: number) => {
      asked.push([group, limit]);
      return ["a4", "a7", "a8"];
    };
    const { turns, begun, end } = stage({ more });
    offerAll(turns, "a", ["a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
    expect(asked).toEqual([]);
    for (const id of ["a1", "a2", "a3"]) await end(id);
    expect(asked).toEqual([["a", 5]]);
    for (const id of ["a4", "a5", "a6", "a7", "a8"]) await end(id);
    expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    expect(asked).toHaveLength(1);
  });

  it("survives a failed request for more work, and asks again", async () => {
    let answers = 0;
    const more = async () => {
      answers += 1;
      if (answers === 1) throw new Error("no database");
      return ["a9"];
    };
    const { turns, begun, faults, end } = stage({ more, waitingPerGroup: 1 });
    offerAll(turns, "a", ["a1", "a2", "a3", "a4"]);
    for (const id of ["a1", "a2", "a3"]) await end(id);
    expect({ faults: faults.length, begun }).toEqual({ faults: 1, begun: ["a1", "a2", "a3", "a9"] });
  });

  it("stops when running work has ended, and starts nothing more", async () => {
    const { turns, begun, end } = stage({ atOncePerGroup: 1 });
    offerAll(turns, "a", ["a1", "a2"]);
    let isStopped = false;
    const stopping = turns.stop(60_000).then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    await end("a1");
    await stopping;
    turns.offer("a3", "a");
    expect(begun).toEqual(["a1"]);
  });
});
