import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
export const root = join(__dirname, "..", "..");

/** `docker …`; answers what it printed. */
export async function docker(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...env }, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };
  return (await run("docker", [...args], options)).stdout.trim();
}
