import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./folders";

const timeoutMs = 60_000;
const folder = join(cloneFolder, "examples", "first-payment", "dist");

/**
 * Runs a program of the first-payment example against `url`, with its output on ours. False when it fails or is
 * missing.
 */
export function runExample(name: "demo" | "try-next", url: string, signal: AbortSignal): Promise<boolean> {
  const program = join(folder, `${name}.js`);
  if (!existsSync(program)) return Promise.resolve(false);
  const child = spawn(process.execPath, [program], {
    cwd: cloneFolder,
    env: { ...process.env, LUNAS_URL: url },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: timeoutMs,
    signal,
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
