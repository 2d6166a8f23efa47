import { join } from "node:path";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";

const clone = join(__dirname, "..", "..", "..");

export interface PeerProcess {
  readonly name: string;
  /** The file that is run, below `test/bench`. */
  readonly script: string;
  /** A path that answers when the peer is ready. */
  readonly ready: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the peer as a process of the stack; answers its address. */
export function startPeer(stack: Stack, signerKeys: readonly string[]): Promise<string> {
  const env = { PEER_RPC_URL: stack.chains.sandbox.rpcUrl, PEER_SIGNER_KEYS: signerKeys.join(",") };
  return startPeerProcess(stack, { name: "peer", script: "settle/peer-main.ts", ready: "/supported", env });
}

export async function startPeerProcess(stack: Stack, { name, script, ready, env }: PeerProcess): Promise<string> {
  const port = await startServer(stack.supervisor, {
    answersAt: async (candidate) => (await fetch(`http://127.0.0.1:${candidate}${ready}`)).ok,
    specAt: (candidate) => ({
      name,
      command: process.execPath,
      args: ["-r", join(clone, "test/harness/run-typescript.cjs"), join(clone, "test", "bench", script)],
      cwd: clone,
      env: { PATH: process.env.PATH, NODE_ENV: "production", PEER_PORT: String(candidate), ...env },
      logFile: join(stack.logFolder, `${name}.log`),
      stop: { signal: "SIGTERM", graceMs: 2_000 },
      layer: "client",
    }),
  });
  return `http://127.0.0.1:${port}`;
}
