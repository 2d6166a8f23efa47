import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Part, parts } from "../verify/parts";
import { pickFigures } from "../verify/pick-figures";
import { runPart } from "../verify/run-part";
import type { Section } from "../verify/section";
import { writeDocument } from "../verify/write-document";

const part = (id: string): Part => ({
  ...{ id, title: `Part ${id}`, proves: `that ${id} holds`, command: `npm run ${id}`, mostMinutes: 1 },
  figures: { each: /figure/ },
});
const section = (id: string, options: Partial<Section> = {}): Section => ({
  ...{ id, title: `Part ${id}`, command: `npm run ${id}`, verdict: "passed", commit: "abc", date: "2026-01-02T03:04" },
  ...{ seconds: 61, machine: "2 cores", figures: ["a figure"], ...options },
});
const three = [part("a"), part("b"), part("c")];

describe("the document of what was verified", () => {
  it("has every part, and says which were not run", () => {
    const text = writeDocument("", three, section("b"));
    expect(text.match(/^## .*/gm)).toEqual(["## Part a", "## Part b", "## Part c"]);
    expect(text.match(/Not run yet\./g)).toHaveLength(2);
    expect(text).toContain("- **Part a**: that a holds");
    expect(text).toContain("Commit abc, begun 2026-01-02T03:04 UTC, 2 cores.");
  });

  it("replaces a part's own section and no other", () => {
    const both = writeDocument(
      writeDocument("", three, section("a")),
      three,
      section("b", { figures: ["old figure"] }),
    );
    const text = writeDocument(both, three, section("b", { verdict: "FAILED (exit code 1)", figures: ["new figure"] }));
    expect(text).toContain("`npm run b`: **FAILED (exit code 1)** in 1 min 1 s");
    expect(text).toContain("new figure");
    expect(text).not.toContain("old figure");
    const untouched = (document: string) => document.slice(document.indexOf("part: a"), document.indexOf("part: b"));
    expect(untouched(text)).toBe(untouched(both));
    expect(text.slice(text.indexOf("part: c"))).toBe(both.slice(both.indexOf("part: c")));
    expect(writeDocument(text, three, section("c"))).toBe(
      writeDocument(writeDocument(text, three, section("c")), three, section("c")),
    );
  });

  it("has figures without colours and without folders, and a failure's last words where there is no figure", () => {
    const output = "begun\n\u001b[32ma figure\u001b[0m of /some/folder/of/this.ts\nended\n";
    expect(pickFigures(output, part("a"), true)).toEqual(["a figure of …/this.ts"]);
    expect(pickFigures(output, { figures: { from: /figure/ } }, true)).toEqual(["a figure of …/this.ts", "ended"]);
    expect(pickFigures("begun\nbroken\n", part("a"), false)).toEqual(["begun", "broken"]);
    expect(pickFigures("http://localhost:1/a/b and 1/2/3\nfigure", { figures: { each: /a/ } }, true)).toEqual([
      "http://localhost:1/a/b and 1/2/3",
    ]);
  });

  it("holds no result that is not of a part", () => {
    const file = join(__dirname, "..", "..", "docs", "verification.md");
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const marks = [...text.matchAll(/^<!-- part: (\w+) -->$/gm)].map(([, id]) => id);
    expect(marks).toEqual(text === "" ? [] : parts.map(({ id }) => id));
  });
});

describe("a part", () => {
  const run = (command: string, mostMinutes = 1) =>
    runPart({ command, mostMinutes }, () => undefined, new AbortController().signal);

  it("passes or fails by its exit code, both streams being kept", async () => {
    expect(await run("node -e 'console.log(1); console.error(2)'")).toMatchObject({ isGood: true, output: "1\n2\n" });
    expect(await run("node -e 'process.exit(3)'")).toMatchObject({ isGood: false, verdict: "FAILED (exit code 3)" });
  });

  it("is ended at its bound, with all that it has started", async () => {
    const { verdict, isGood } = await run("sh -c 'sleep 60 & sleep 60; wait'", 0.005);
    expect({ verdict, isGood }).toEqual({ isGood: false, verdict: "FAILED: not done after 0.005 min" });
  });
});
