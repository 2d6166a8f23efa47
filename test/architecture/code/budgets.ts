import {
  MAX_MEDIAN_FILE_LINES,
  MAX_MEDIAN_FUNCTION_LINES,
  MAX_P90_FILE_LINES,
  MAX_P90_FUNCTION_LINES,
} from "../budgets";
import { checkBarrel, checkName, checkSizes, checkSyntax, countLines, isMeasured } from "../check-budgets";
import { type Module, readModules, readWholeCode } from "../modules";
import { readFunctions } from "../read-functions";
import { listFiles } from "../repository";

const modules = [...readWholeCode().values()];
const measured = modules.filter(isMeasured);

/** The value below which the given share of the figures lies. */
function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

test("no file, function or list of parameters is too long", () => {
  expect(measured.flatMap(checkSizes)).toEqual([]);
});

test("most files and functions are short", () => {
  const files = measured.map(({ text }) => countLines(text));
  const functions = measured
    .flatMap(({ parsed, text }) => readFunctions(parsed, text))
    .map(({ lines }) => lines)
    .filter(Boolean);
  const reported = (name: string, figures: readonly number[]) =>
    `${figures.length} ${name}: median ${quantile(figures, 0.5)}, p90 ${quantile(figures, 0.9)}, longest ${Math.max(0, ...figures)} lines`;
  process.stdout.write(`${reported("files", files)}; ${reported("functions", functions)}\n`);
  expect(quantile(files, 0.5)).toBeLessThanOrEqual(MAX_MEDIAN_FILE_LINES);
  expect(quantile(files, 0.9)).toBeLessThanOrEqual(MAX_P90_FILE_LINES);
  expect(quantile(functions, 0.5)).toBeLessThanOrEqual(MAX_MEDIAN_FUNCTION_LINES);
  expect(quantile(functions, 0.9)).toBeLessThanOrEqual(MAX_P90_FUNCTION_LINES);
});

test("no any, no enum, no silenced compiler, no work left behind", () => {
  expect(modules.flatMap(checkSyntax)).toEqual([]);
});

test("no name that says nothing", () => {
  expect(listFiles().flatMap(checkName)).toEqual([]);
});

test("no barrels", () => {
  expect(modules.flatMap(checkBarrel)).toEqual([]);
});

describe("the checker goes red on a planted", () => {
  const plant = (source: string, path = "packages/domain/src/planted.ts"): Module => {
    const module = readModules({ [path]: source }).get(path);
    if (!module) throw new Error("not read");
    return module;
  };
  const long = (lines: number) => "x;\n".repeat(lines);

  test.each([
    ["file of 301 lines", long(301)],
    ["function of 71 lines", `function f() {\n${long(69)}}`],
    ["closure of 71 lines", `const f = () => {\n${long(69)}};`],
    ["method of 71 lines", `const o = { f() {\n${long(69)}} };`],
    ["fourth parameter", "const f = (a: 1, b: 2, c: 3, d: 4) => 1;"],
    ["fourth parameter in a port", "interface P { f(a: 1, b: 2, c: 3, d: 4): void }"],
  ])("%s", (_, source) => {
    expect(checkSizes(plant(source))).toHaveLength(1);
  });

  test.each([
    ["any", "const a: any = 1;"],
    ["as any", "const a = 1 as any;"],
    ["any inside a type", "type A = readonly Record<string, any>[];"],
    ["enum", "enum A { B }"],
    ["const enum", "const enum A { B }"],
    ["silenced line", "// @ts-ignore\nconst a = 1;"],
    ["expected error", "// @ts-expect-error\nconst a = 1;"],
    ["left-behind word", `// ${"TO"}${"DO"}: later\nconst a = 1;`],
  ])("%s", (_, source) => {
    expect(checkSyntax(plant(source))).toHaveLength(1);
  });

  test.each([
    "packages/chain/src/utils.ts",
    "packages/chain/src/helpers/a.ts",
    "packages/chain/src/lane-manager.ts",
    "test/common/a.ts",
  ])("name: %s", (path) => {
    expect(checkName(path)).toHaveLength(1);
  });

  test.each([
    ["index", "export const a = 1;", "packages/domain/src/payment/index.ts"],
    ["barrel by another name", 'export * from "./a";\nexport { b } from "./b";', "packages/domain/src/payment/all.ts"],
  ])("%s", (_, source, path) => {
    expect(checkBarrel(plant(source, path))).toHaveLength(1);
  });

  test("but not within the limits", () => {
    const fine = `export function f(a: 1, b: 2, c: 3) {\n${long(68)}}\nuse((a, b, c, d) => a);\nconst h: Handler = (e, q, s, n) => n();\n`;
    expect([
      ...checkSizes(plant(fine)),
      ...checkSyntax(plant(fine)),
      ...checkBarrel(plant(fine)),
      ...checkName("packages/chain/src/commonly.ts"),
    ]).toEqual([]);
  });
});
