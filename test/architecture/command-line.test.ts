import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "@lunas/cli/program";
import { withReference } from "@lunas/command-line/reference";
import { opsProgram } from "@lunas/ops/program";
import { listFiles, root } from "./repository";

/** `UPDATE=1` writes the pages. */
const ops = opsProgram(() => Promise.reject(new Error("no command runs here")));

test.each([
  ["docs/cli.md", (page: string) => withReference(page, program)],
  ["docs/id/cli.md", (page: string) => withReference(page, program)],
  ["docs/operations.md", (page: string) => withReference(page, ops)],
] as const)("%s has the same text as --help", (path, render) => {
  const file = join(root, path);
  const wanted = render(readFileSync(file, "utf8"));
  if (process.env.UPDATE) writeFileSync(file, wanted);
  expect(readFileSync(file, "utf8")).toBe(wanted);
});

test("pages name the command with its scope, because `npx lunas` is another package", () => {
  // Completion works for the installed command only.
  const names = program.commands.map(({ name }) => name).filter((name) => name !== "completion");
  const bare = new RegExp(`(?<![\\w@/.-])lunas (?:${names.join("|")})\\b`);
  const lines = listFiles()
    .filter((path) => path.endsWith(".md") && !/^(?:docs\/(?:decisions\/|verification)|\.changeset\/)/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => (bare.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
    );
  expect(lines).toEqual([]);
});
