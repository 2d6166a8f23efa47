import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkNames } from "@lunas/cli/doctor/going-live/checklist";
import { errorCodes } from "@lunas/protocol/api/errors";
import { operations } from "@lunas/protocol/api/operations";
import { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";

const root = join(__dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));

/** Each curl command of a page, in one line. */
const curls = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = ""]) => block.replace(/\\\n\s*/g, " ").split("\n"))
    .filter((line) => line.startsWith("curl "));

function endpointOf(curl: string): string {
  const [, path = ""] = /http:\/\/localhost:3402(\/[^\s"'?]*)/.exec(curl) ?? [];
  const method = /-X (\w+)/.exec(curl)?.[1] ?? (curl.includes(" -d ") ? "POST" : "GET");
  return `${method} ${path.replace(/(pay_|0x|key_|dlv_)[^/]*/, ":x")}`;
}

const served = operations
  .filter(({ status }) => status === "served")
  .map(({ method, path }) => `${method} ${path.replace(/:\w+/, ":x")}`);

test("every error code has its section, with its status, and no other section is there", () => {
  const text = read("docs/errors.md");
  const sections = [...text.matchAll(/^### `(\w+)`\n\n(\d{3})\b/gm)].map(([, code, status]) => [code, Number(status)]);
  const wanted = Object.entries(errorCodes).map(([code, { status }]) => [code, status]);
  expect(sections.sort()).toEqual(wanted.sort());
});

test("plain HTTP has commands, and each asks a path that is served", () => {
  const commands = curls(read("docs/http.md"));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.map(endpointOf).filter((each) => !served.includes(each))).toEqual([]);
});

test.each(pages)("%s: every command asks a path that is served", (page) => {
  const commands = curls(read(`docs/${page}`)).filter((each) => each.includes("localhost:3402"));
  expect(commands.map(endpointOf).filter((each) => !served.includes(each))).toEqual([]);
});

test("going live has the lines that the command checks, in its order", () => {
  const [, table = ""] = read("docs/going-live.md").split("| Line ");
  const [rows = ""] = table.split("\n\n");
  const named = [...rows.matchAll(/^\| (\w[^|]*\w) +\|/gm)].map(([, name]) => name);
  expect(named).toEqual(checkNames);
});

test("what the page of the libraries says of its functions for prices is what they return", () => {
  const functions: Readonly<Record<string, (text: string) => string | undefined>> = {
    ...{ formatRupiah, parseRupiah, rupiahOf },
  };
  const said = [...read("docs/sdk.md").matchAll(/`(\w+Rupiah|rupiahOf)\("([^"`]*)"\)` is `"([^"`]*)"`/g)];
  expect(said.map(([, name]) => name)).toEqual(["formatRupiah", "rupiahOf", "parseRupiah"]);
  const returned = said.map(([, name = "", given = ""]) => functions[name]?.(given)?.replace(/\u00a0/g, " "));
  expect(returned).toEqual(said.map(([, , , result]) => result));
});

test("the index names every page", () => {
  const index = read("docs/README.md");
  expect(pages.filter((name) => name !== "README.md" && !index.includes(`(${name})`))).toEqual([]);
});

test("there is one table from code to status: no other file says what a code is answered with", () => {
  const codes = Object.keys(errorCodes).join("|");
  const table = new RegExp(`\\b(?:${codes})\\b["']?\\s*:\\s*(?:\\{\\s*status:\\s*)?[45]\\d\\d\\b`);
  const sources = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/node_modules|dist|\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`);
  const found = [...sources("packages"), ...sources("services")].filter((path) => table.test(read(path)));
  expect(found).toEqual(["packages/protocol/src/api/errors.ts"]);
});
