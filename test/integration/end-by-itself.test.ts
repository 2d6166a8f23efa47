import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const clone = join(__dirname, "..", "..");
let folder: string;

beforeEach(() => {
  mkdirSync(join(clone, ".lunas"), { recursive: true });
  folder = mkdtempSync(join(clone, ".lunas", "ends-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one test file with this body alone, in a Jest of its own. */
function runJest(body: string) {
  writeFileSync(join(folder, "one.test.js"), `test("passes", () => { ${body} });`);
  const reporters = [[join(clone, "test", "end-by-itself.cjs"), { limitMs: 500 }]];
  const config = JSON.stringify({ rootDir: folder, reporters, cacheDirectory: join(folder, "cache") });
  const jest = join(clone, "node_modules", "jest", "bin", "jest.js");
  const { status, stderr } = spawnSync(process.execPath, [jest, "--config", config, "--runInBand"], {
    encoding: "utf8",
    timeout: 45_000,
  });
  return { status, stderr };
}

test("a run that leaves a server open fails, and says what is open", () => {
  const { status, stderr } = runJest(`require("node:net").createServer().listen(0)`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Still open: .*TCPServerWrap/);
}, 60_000);

test("a run that leaves nothing open ends with the result of its tests", () => {
  expect(runJest("")).toMatchObject({ status: 0, stderr: expect.not.stringContaining("Still open") });
}, 60_000);
