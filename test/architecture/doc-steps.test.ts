import { testedPages } from "../docs/pages";
import { readSteps } from "../docs/read-steps";
import { orderSteps } from "../runbooks/order-steps";
import { firstSection, runbookPages } from "../runbooks/pages";
import { readFile } from "./repository";

/** `npm run test:docs` and `test:runbooks` run these pages; here they are only read, so that a block without a test is found at once. */
test.each([...testedPages, ...runbookPages])("%s: every block is run, or the page says why not", (page) => {
  const steps = readSteps(page, readFile(page));
  expect(steps.filter(({ kind }) => kind !== "skipped").length).toBeGreaterThan(0);
});

/** What stands in the images: infra/docker/Dockerfile. */
test("no command runs another program than Node in an image of ours, which has no other", () => {
  const texts = [...testedPages, ...runbookPages, "packages/stack/src/secrets/commands.ts"].map(readFile);
  const programs = texts.flatMap((text) =>
    [...text.matchAll(/--entrypoint[ "',]+(\S+)/g)].map(([, program]) => program),
  );
  expect(new Set(programs)).toEqual(new Set(["node"]));
});

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe("a page is refused", () => {
  test.each([
    ["a block of JSON without a reason", block("json", "{}"), "does not say why"],
    ["a block without a language", block("", "GET /"), "does not say why"],
    [
      "a reason that is no reason",
      `<!-- test: not run, because no -->\n${block("json", "{}")}`,
      "does not say why|not known",
    ],
    ["a note that is not known", `<!-- test: skip -->\n${block("sh", "ls")}`, "not known"],
    ["a note without a block", "<!-- test: prints x -->\n\nText.\n", "no block follows"],
    ["a placeholder without a value", block("sh", "curl http://localhost/pay_…"), "placeholder"],
    ["a command that ends in the middle", block("sh", "curl \\"), "no whole command"],
    ["a block whose beginning is not read", "```sh title\nls\n```\n", "three backticks and a language"],
    ["a block between other marks", "~~~\nls\n~~~\n", "three backticks and a language"],
    ["a file that no command uses", `Write \`shop.mjs\`:\n\n${block("js", "open();")}`, "no command"],
  ])("for %s", (_, text, problem) => {
    expect(() => readSteps("page", text)).toThrow(new RegExp(problem));
  });
});

test("a reader's steps are read in their order", () => {
  const text = [
    "Write `shop.mjs`:\n\n",
    block("js", "open();"),
    "\n<!-- test: keeps running until port 3000 is open -->\n\n",
    block("sh", "node shop.mjs"),
    "\n<!-- test: pay_… is in the output of list -->\n<!-- test: prints paid -->\n\n",
    block("sh", "curl \\\n  a\nshow pay_…"),
    "### npx lunas pay\n\n",
    block("text", "Usage: …"),
  ].join("");
  const place = { page: "page" };
  const command = { ...place, kind: "command", folder: "shop", values: [] };
  const values = [{ placeholder: "pay_…", command: "list" }];
  expect(readSteps("page", text)).toEqual([
    { ...place, line: 3, kind: "file", name: "shop.mjs", text: "open();\n" },
    { ...command, line: 10, command: "node shop.mjs", readyWhen: { port: 3000 } },
    { ...command, line: 18, command: "curl \\\n  a" },
    { ...command, line: 19, command: "show pay_…", values, prints: "paid" },
    { ...place, line: 23, kind: "help", command: "npx lunas pay --help", text: "Usage: …\n" },
  ]);
});

describe("the operators' pages", () => {
  test("have no block that test:runbooks does not run, but for a reason", () => {
    const lines = runbookPages.flatMap((page) => {
      const text = readFile(page);
      const steps = readSteps(page, text);
      const begins = text.split("\n").flatMap((line, at) => (/^ *(?:`{3,}|~{3,})\S/.test(line) ? [at + 1] : []));
      const isRead = (line: number, next = Number.POSITIVE_INFINITY) =>
        steps.some((step) => step.line >= line && step.line < next);
      return begins.flatMap((line, at) => (isRead(line, begins[at + 1]) ? [] : [`${page}:${line}`]));
    });
    expect(lines).toEqual([]);
  });

  test("are followed from their first deployment on, and no step is lost", () => {
    const text = `## Runbooks\n\n${block("sh", "look")}\n## ${firstSection}\n\n${block("sh", "up")}\n## Upgrading\n\n${block("sh", "build")}`;
    const ordered = orderSteps(readSteps("page", text), text, firstSection);
    expect(ordered.map((step) => (step.kind === "command" ? step.command : ""))).toEqual(["up", "look", "build"]);
    const operations = readFile("docs/operations.md");
    expect(operations).toContain(`\n## ${firstSection}\n`);
  });

  test("a note says what a command prints or writes", () => {
    const text = `<!-- test: writes a.dump -->\n<!-- test: prints done -->\n\n${block("sh", "dump > a.dump")}`;
    expect(readSteps("page", text)).toMatchObject([{ command: "dump > a.dump", writes: "a.dump", prints: "done" }]);
  });
});
