import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "@lunas/cli/program";
import { withReference } from "@lunas/command-line/reference";
import { root } from "./repository";

/** `UPDATE=1` writes the pages. */
test.each([["docs/cli.md", program]] as const)("%s has the same text as --help", (path, described) => {
  const file = join(root, path);
  const wanted = withReference(readFileSync(file, "utf8"), described);
  if (process.env.UPDATE) writeFileSync(file, wanted);
  expect(readFileSync(file, "utf8")).toBe(wanted);
});
