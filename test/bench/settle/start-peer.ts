import { join } from "node:path";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";

const clone = join(__dirname, "..", "..", "..");

/** Starts the peer as a process of the stack; answers its address. */
export async function startPeer(stack: Stack, signerKeys: readonly string[]): Promise<string> {
  const port = await startServer(stack.supervisor, {
    answersAt: async (candidate) => (await fetch(`http://127.0.0.1:${candidate}/supported`)).ok,
    specAt: (candidate) => ({
      name: "peer",
      command: process.execPath,
      args: ["-r", join(clone, "test/harness/run-typescript.cjs"), join(__dirname, "peer-main.ts")],
      cwd: clone,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PEER_PORT: String(candidate),
        PEER_RPC_URL: stack.chains.sandbox.rpcUrl,
        PEER_SIGNER_KEYS: signerKeys.join(","),
      },
      logFile: join(stack.logFolder, "peer.log"),
      stop: { signal: "SIGTERM", graceMs: 2_000 },
      layer: "client",
    }),
  });
  return `http://127.0.0.1:${port}`;
}
