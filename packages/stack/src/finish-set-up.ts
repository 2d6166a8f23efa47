import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { cloneFolder } from "./folders";
import type { Services } from "./services";
import { timed } from "./timed";

interface Terminal {
  /** A paragraph, and a line of the list of what has started. */
  readonly print: (text: string) => void;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

const program = join(cloneFolder, "packages", "stack", "bootstrap", "finish-set-up.mjs");

/**
 * A fresh clone's first start has built only what its payment needs. This builds the rest, then starts the gateway again,
 * which reads its pages at its start. False when it failed or was interrupted; Lunas runs on without its pages.
 */
export async function finishSetUp(services: Services, { print, log, signal }: Terminal): Promise<boolean> {
  print("\nLunas runs. The rest of the set-up follows: the dashboard, the documentation, the libraries to download");
  if (!(await runToEnd(signal))) {
    if (!signal.aborted) print("The rest of the set-up failed; payments go on. Stop Lunas and run `npm run setup`.");
    return false;
  }
  await timed(log, "gateway, with its pages", async () => {
    await services.stop("gateway");
    await services.start("gateway");
  });
  return !signal.aborted;
}

/** In a process group of its own, so that its compilers end with it. */
async function runToEnd(signal: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [program], {
    cwd: cloneFolder,
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const { pid } = child;
  const end = () => {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended in this moment.
    }
  };
  signal.addEventListener("abort", end);
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch {
    return false;
  } finally {
    signal.removeEventListener("abort", end);
  }
}
