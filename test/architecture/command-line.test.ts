import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "@lunas/cli/program";
import { withReference } from "@lunas/command-line/reference";
import { opsProgram } from "@lunas/ops/program";
import { root } from "./repository";

/** `UPDATE=1` writes the pages. */
const ops = opsProgram(() => Promise.reject(new Error("no command runs here")));

test.each([
  ["docs/cli.md", (page: string) => withReference(page, program)],
  ["docs/operations.md", (page: string) => withReference(page, ops)],
] as const)("%s has the same text as --help", (path, render) => {
  const file = join(root, path);
  const wanted = render(readFileSync(file, "utf8"));
  if (process.env.UPDATE) writeFileSync(file, wanted);
  expect(readFileSync(file, "utf8")).toBe(wanted);
});
