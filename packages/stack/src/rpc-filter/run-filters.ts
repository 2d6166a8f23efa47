import { join } from "node:path";
import { rpcHex } from "@lunas/contracts/rpc";
import { cloneFolder } from "../folders";
import { freePort } from "../free-port";
import { logTail } from "../log-tail";
import { startAndWait } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";

/** The node behind a filter, and the filter's last port. */
export interface Filtered {
  readonly rpcUrl: string;
  readonly preferredPort: number | undefined;
}

/** Runs one process with a filter in front of each of these nodes; returns their URLs in the same order. */
export async function runFilters(
  supervisor: Supervisor,
  nodes: readonly Filtered[],
  logFile: string,
): Promise<readonly string[]> {
  const ports: number[] = [];
  for (const { preferredPort } of nodes) ports.push(await freePort(preferredPort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const spec = {
    name: "rpc-filter",
    command: process.execPath,
    args: [join(cloneFolder, "packages", "stack", "dist", "rpc-filter-main.js")],
    cwd: cloneFolder,
    env: { RPC_FILTERS: nodes.map(({ rpcUrl }, index) => `${ports[index]}=${rpcUrl}`).join(",") },
    logFile,
    stop: { signal: "SIGTERM", graceMs: 2_000 },
    layer: "client",
  } as const;
  const answers = async () => {
    for (const url of urls) await rpcHex(url, "eth_chainId", []);
    return true;
  };
  const outcome = await startAndWait(supervisor, spec, answers);
  if (outcome !== "answers") throw new Error(`the RPC filter ${outcome}. The end of its log:\n${logTail(logFile)}`);
  return urls;
}
