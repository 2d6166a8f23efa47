import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Part } from "./parts";

export interface Ran {
  readonly verdict: string;
  readonly isGood: boolean;
  readonly seconds: number;
  readonly output: string;
}

const graceMs = 15_000;

/** Runs it to its end, or ends it at its bound; `report` gets its output as it comes. Aborted, it is ended and has failed. */
export async function runPart(
  { command, mostMinutes }: Pick<Part, "command" | "mostMinutes">,
  report: (text: string) => void,
  abort: AbortSignal,
): Promise<Ran> {
  const begun = performance.now();
  // Its own process group: its children end with it.
  const child = spawn("sh", ["-c", `exec ${command} 2>&1`], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    report(text);
  });
  let cutOff: string | null = null;
  const end = (why: string) => {
    cutOff ??= why;
    signalGroup(child.pid, "SIGTERM");
    setTimeout(() => signalGroup(child.pid, "SIGKILL"), graceMs).unref();
  };
  const bound = setTimeout(() => end(`FAILED: not done after ${mostMinutes} min`), mostMinutes * 60_000);
  const onAbort = () => end("FAILED: interrupted");
  abort.addEventListener("abort", onAbort);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(bound);
  abort.removeEventListener("abort", onAbort);
  const isGood = code === 0 && cutOff === null;
  const verdict = cutOff ?? (isGood ? "passed" : `FAILED (exit code ${code})`);
  return { verdict, isGood, seconds: (performance.now() - begun) / 1_000, output };
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}
