import { testedPages } from "../docs/pages";
import { readSteps } from "../docs/read-steps";
import { readFile } from "./repository";

/** `npm run test:docs` runs these pages; here they are only read, so that a block without a test is found at once. */
test.each(testedPages)("%s: every block is run, or the page says why not", (page) => {
  const steps = readSteps(page, readFile(page));
  expect(steps.filter(({ kind }) => kind !== "skipped").length).toBeGreaterThan(0);
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
