import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { drawPlots, plotFolder } from "../bench/document/plots/draw-plots";
import { put } from "../bench/document/write-tables";
import { flatnessOf } from "../bench/memory/flatness";
import { summarise } from "../bench/profile/read-profile";
import { readResult } from "../bench/result";
import { addUp, countFailures } from "../bench/settle/failures";
import { runLoad, runOpenLoad } from "../bench/settle/load";
import { quantile, spreadOf } from "../bench/settle/quantile";

describe("the figures of the bench", () => {
  test("the middle of the turns, between the least and the most", () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 });
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, most: 4 });
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([1, 2], 0.99)).toBe(2);
  });

  test("so many clients ask at a time and no more, until there is nothing left to ask", async () => {
    let open = 0;
    let most = 0;
    const ask = async (body: string) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise(setImmediate);
      open -= 1;
      return body !== "7";
    };
    const bodies = Array.from({ length: 20 }, (_none, index) => String(index));
    const loaded = await runLoad(ask, { clients: 4, seconds: 30, bodies });
    expect(most).toBe(4);
    expect(loaded).toMatchObject({ wrong: 1, ranOut: true });
    expect(loaded.tookMs).toHaveLength(19);
  });

  test("wrong answers count by their status, code and message, whatever the values in them", async () => {
    const failures = countFailures();
    const answer = (status: number, body: Record<string, unknown>) =>
      failures.of(
        "Lunas",
        async () => ({ status, body }),
        ({ status }) => status === 200,
      );
    const digest = (digit: string) => `0x${digit.repeat(64)}`;
    expect(await answer(200, { status: "confirmed" })).toBe(true);
    for (const digit of ["1", "2"])
      expect(
        await answer(503, {
          error: { code: "unavailable", message: `None of ${digest(digit)}`, details: { reason: "overloaded" } },
        }),
      ).toBe(false);
    expect(await answer(202, { status: "pending" })).toBe(false);
    await failures.of(
      "Lunas",
      () => Promise.reject(new Error("no answer in time")),
      () => true,
    );
    const first = failures.take();
    expect(failures.take().size).toBe(0);
    expect(addUp([first, first])).toEqual({
      "Lunas: 503 unavailable: overloaded: None of …": 4,
      "Lunas: 202 pending": 2,
      "Lunas: no answer in time": 2,
    });
  });

  test("an open load waits for no answer", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let requested = 0;
    const ask = async () => {
      requested += 1;
      // Nobody is answered before the last has asked: clients that wait would never get here.
      if (requested === 10) answer();
      await answered;
      return true;
    };
    const loaded = await runOpenLoad(ask, { perSecond: 1_000, bodies: Array<string>(10).fill("") });
    expect(loaded).toMatchObject({ done: 10, wrong: 0 });
  });

  test("an open load ends in time, whatever is left, and tells how late each request was sent", async () => {
    const ask = async () => true;
    const bodies = Array<string>(100_000).fill("");
    const ended = await runOpenLoad(ask, { perSecond: 1_000, seconds: 0.05, bodies });
    expect(ended.done).toBeLessThan(1_000);
    expect(ended.lateMs).toHaveLength(ended.done);
    const block = async () => {
      const untilMs = performance.now() + 20;
      while (performance.now() < untilMs);
      return true;
    };
    const blocked = await runOpenLoad(block, { perSecond: 10_000, bodies: Array<string>(10).fill("") });
    expect(Math.max(...blocked.lateMs)).toBeGreaterThan(100);
  });

  test("constant memory is flat, growing memory has its growth", () => {
    const samples = Array.from({ length: 101 }, (_none, index) => ({
      payments: index * 1_000,
      mb: { gateway: 200, settler: 100 + index },
    }));
    const { gateway, settler } = flatnessOf(samples);
    expect(gateway).toMatchObject({ growth: 1, mostMb: 200, mbPer10000Payments: 0 });
    expect(settler?.mbPer10000Payments).toBeCloseTo(10);
    expect(settler?.growth).toBeCloseTo(190 / 130);
  });

  test("a profile's time goes to the package that called Node", () => {
    const frame = (functionName: string, url = "") => ({ callFrame: { functionName, url, lineNumber: 4 } });
    const nodes = [
      { id: 1, ...frame("(root)"), children: [2, 5] },
      { id: 2, ...frame("serve", "file:///clone/services/gateway/dist/http/serve.js"), children: [3] },
      { id: 3, ...frame("send", "file:///c/node_modules/.pnpm/pg@8/node_modules/pg/lib/a.js"), children: [4] },
      { id: 4, ...frame("writev") },
      { id: 5, ...frame("(idle)") },
    ];
    // Each delta is the time that the sample before it has had.
    const summary = summarise({ nodes, samples: [4, 2, 5, 5], timeDeltas: [0, 3_000, 1_000, 6_000] });
    expect(summary).toMatchObject({ busyMs: 4, idleMs: 6 });
    expect(Object.fromEntries(summary.packages)).toEqual({ pg: 3, "lunas/gateway": 1 });
    expect(summary.functions.get("node writev")?.callers).toEqual(new Map([["pg", 3]]));
    expect(summary.withCallees.get("lunas/gateway serve http/serve.js:5")).toBe(4);
  });

  test("a table replaces the previous one, and a page without a place for it is an error", () => {
    const page = "a <!-- measured: bars --> old <!-- end of bars --> z";
    expect(put(page, "bars", "new")).toBe("a <!-- measured: bars -->\n\nnew\n\n<!-- end of bars --> z");
    expect(() => put(page, "lists", "new")).toThrow("no place for lists");
  });

  test("the plots of the page are those of the figures that lie beside them", () => {
    const kept = readResult(join(plotFolder, "figures.json"));
    if (kept === null) throw new Error("docs/performance/figures.json is missing");
    const folder = mkdtempSync(join(__dirname, "..", "..", ".lunas", "plots-"));
    try {
      const files = drawPlots(kept, folder).filter((file) => file.endsWith(".svg"));
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const file of files) {
        const drawn = readFileSync(file, "utf8");
        expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
        expect(drawn).toBe(readFileSync(file.replace(folder, plotFolder), "utf8"));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
