import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./repository";

/** A first start takes these from the repository, and `npm run generate` writes them: in each case the folder and what makes it. */
const prepared = [
  ["the compiled contracts", "packages/contracts/artifacts", "packages/contracts/compile.mjs"],
  ["the database client", "packages/database/prepared-client", "packages/stack/bootstrap/prepare-client.mjs"],
] as const;

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));

test.each(prepared)("%s in the repository are what their sources give", (_, folder, program) => {
  const made = mkdtempSync(join(tmpdir(), "lunas-prepared-"));
  try {
    execFileSync(process.execPath, [join(root, program), made]);
    const [committed, current] = [filesOf(join(root, folder)), filesOf(made)];
    const differing = [...new Set([...Object.keys(committed), ...Object.keys(current)])].filter(
      (file) => committed[file] !== current[file],
    );
    expect({ folder, differing, advice: "npm run generate" }).toEqual({
      folder,
      differing: [],
      advice: "npm run generate",
    });
  } finally {
    rmSync(made, { recursive: true });
  }
});
