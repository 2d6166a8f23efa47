import { dirname } from "node:path";
import { readWholeCode } from "../modules";
import { readFile } from "../repository";
import { type Step, TYPES_ON_THE_WAY, WAY } from "../way";

const modules = readWholeCode();
const textOf = (file: string) => modules.get(file)?.text ?? "";
const opens = (from: string, to: string) => modules.get(from)?.opens.some(({ file }) => file === to) ?? false;
const before = (step: Step) => WAY.slice(0, WAY.indexOf(step));
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`, "i").test(text);

test.each(WAY)("$file is there, and has the payment as $carries", ({ file, carries }) => {
  expect(modules.has(file)).toBe(true);
  expect(names(textOf(file), carries)).toBe(true);
});

test.each(WAY.slice(1))("$file is reached from a file before it", (step) => {
  const { file, calledAs } = step;
  const isCalled = ({ file: from }: Step) =>
    opens(from, file) || (calledAs !== undefined && names(textOf(from), calledAs));
  expect(
    before(step)
      .filter(isCalled)
      .map((each) => each.file),
  ).not.toEqual([]);
  if (calledAs !== undefined) expect(names(textOf(file), calledAs)).toBe(true);
});

test("no file on the way opens one that comes before it, other than the caller of its port", () => {
  const calls = (from: string, { calledAs }: Step) => calledAs !== undefined && names(textOf(from), calledAs);
  const backward = WAY.flatMap((step) =>
    before(step).flatMap(({ file }) =>
      opens(step.file, file) && !calls(file, step) ? [`${step.file} → ${file}`] : [],
    ),
  );
  expect(backward).toEqual([]);
});

test("at most 25 files and 10 types", () => {
  expect(WAY.length).toBeLessThanOrEqual(25);
  expect(TYPES_ON_THE_WAY.length).toBeLessThanOrEqual(10);
});

test("ARCHITECTURE.md's reading list is the way", () => {
  const [, list = ""] =
    /Read the code in this order[^\n]*\n\n((?:(?:\d| {2}).*\n)+)/.exec(readFile("ARCHITECTURE.md")) ?? [];
  const [way = ""] = list.split("The webhook follows");
  let folder = "";
  const files = [...way.matchAll(/`([^`]+\.ts)`/g)].map(([, name = ""]) => {
    const path = name.includes("/") ? name : `${folder}/${name}`;
    folder = dirname(path);
    return path;
  });
  expect(files).toEqual(WAY.map(({ file }) => file));
});
