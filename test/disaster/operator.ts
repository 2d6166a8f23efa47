import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Installation } from "../ha/installation";

const run = promisify(execFile);
const cli = join(__dirname, "..", "..", "packages", "ops", "dist", "lunas-ops-cli.js");

/** `lunas-ops` with these words, as an operator runs it: with the owner's database. Fails when the command fails. */
export async function lunasOps({ harness, rpcUrl }: Installation, ...words: readonly string[]): Promise<string> {
  const settings = { DATABASE_URL: harness.stack.databaseUrl, SANDBOX_RPC_URLS: rpcUrl("sandbox") };
  const { stdout } = await run(process.execPath, [cli, ...words], { env: { ...process.env, ...settings } });
  return stdout;
}
