import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cloneFolder } from "./folders";
import { removeRunningUrl, writeRunningUrl } from "./running-url";

const program = pathToFileURL(join(cloneFolder, "packages", "stack", "bootstrap", "running-url.mjs")).href;
const folder = mkdtempSync(join(tmpdir(), "lunas-running-url-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As `npm run demo` reads it: a program of Node's own modules. */
function urlWith(env: Readonly<Record<string, string>>): string {
  const code = `import { runningUrl } from ${JSON.stringify(program)};
    process.stdout.write(runningUrl(${JSON.stringify({ env, folder })}));`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
}

test("the demo finds the running stack at whatever port it has, and LUNAS_URL comes first", () => {
  expect([urlWith({}), urlWith({ PORT: "3500" })]).toEqual(["http://localhost:3402", "http://localhost:3500"]);
  writeRunningUrl("http://localhost:3403", folder);
  const elsewhere = { LUNAS_URL: "http://localhost:3999" };
  expect([urlWith({}), urlWith({ PORT: "3500" }), urlWith(elsewhere)]).toEqual([
    "http://localhost:3403",
    "http://localhost:3403",
    "http://localhost:3999",
  ]);
  removeRunningUrl(folder);
  expect(urlWith({})).toBe("http://localhost:3402");
});
