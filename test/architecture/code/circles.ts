import { findCircles } from "../find-circles";
import { readModules, readWholeCode } from "../modules";

test("no files import each other in a circle, types included", () => {
  expect(findCircles(readWholeCode()).map((files) => files.join(" ↔ "))).toEqual([]);
});

test("goes red on a circle of two and of three, and on no other import", () => {
  const importing = (...paths: readonly string[]) =>
    paths.map((path) => `import type { A } from "./${path}";\n`).join("");
  const sources = {
    "packages/domain/src/a.ts": importing("b"),
    "packages/domain/src/b.ts": importing("a", "e"),
    "packages/domain/src/c.ts": importing("d"),
    "packages/domain/src/d.ts": importing("e", "f"),
    "packages/domain/src/e.ts": "",
    "packages/domain/src/f.ts": importing("c"),
  };
  const named = findCircles(readModules(sources)).map((files) => files.map((path) => path.slice(-4, -3)).join(""));
  expect(named.toSorted()).toEqual(["ab", "cdf"]);
});
