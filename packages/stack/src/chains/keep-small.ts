import { statSync } from "node:fs";
import type { Network } from "@lunas/catalog/chain";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Supervisor } from "../supervise/open-supervisor";
import { until } from "../until";
import { copyState } from "./tidy-state";

/** The node takes five times as much memory as its file, which has 1 kB for an empty block and 9 kB for a payment. */
const mostFileBytes = 40_000_000;
/** What is young stays: a file is made small again only when it has grown so much since. */
const growth = 1.5;
/** Beyond so much more a restart no longer waits for a moment without open transactions. */
const busyRoom = 1.25;
/** The node writes its file as often. */
const everyMs = 15_000;
const checksPerCopy = 4;

export interface KeptChain {
  readonly network: Network;
  readonly rpcUrl: string;
  readonly stateFile: string;
  readonly log: (line: string) => void;
  /** The node does not come back. */
  readonly onGiveUp: (error: Error) => void;
}

/**
 * Keeps a lasting local chain whole and small: copies its state each minute, and restarts the node before the blocks and payments that
 * it remembers fill its memory. The chain is away for about a second; transactions that no block has yet are published again by the settler,
 * so a moment without any is preferred. Returns a function that ends it.
 */
export function keepSmall(supervisor: Supervisor, chain: KeptChain): () => void {
  let bytesAfterRestart = 0;
  let checks = 0;
  let ended = false;
  const check = async () => {
    checks += 1;
    const bytes = statSync(chain.stateFile, { throwIfNoEntry: false })?.size ?? 0;
    const most = Math.max(mostFileBytes, growth * bytesAfterRestart);
    if (bytes > busyRoom * most || (bytes > most && (await isQuiet(chain.rpcUrl)))) {
      await restart(supervisor, chain);
      bytesAfterRestart = statSync(chain.stateFile).size;
    } else if (checks % checksPerCopy === 0) copyState(chain.stateFile);
  };
  const timer = setTimeout(async function turn() {
    // A node that does not answer now is told by those who need it; one that does not come back ends the stack.
    await check().catch((error: unknown) => error instanceof NodeStaysAway && !ended && chain.onGiveUp(error));
    if (!ended) timer.refresh();
  }, everyMs).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

class NodeStaysAway extends Error {}

/** Stops the node, which writes its state, and starts it again with the state made small. */
export async function restart(
  supervisor: Pick<Supervisor, "stop" | "startAgain">,
  { network, rpcUrl, log }: Pick<KeptChain, "network" | "rpcUrl" | "log">,
): Promise<void> {
  await supervisor.stop(network);
  await supervisor.startAgain(network).catch((error: unknown) => {
    throw new NodeStaysAway(
      `the ${network} chain does not start again: ${error instanceof Error ? error.message : error}`,
    );
  });
  const answers = async () => (await rpcHex(rpcUrl, "eth_chainId", [])) !== "0x";
  if (!(await until(answers, { timeoutMs: 60_000 }))) {
    throw new NodeStaysAway(`the ${network} chain does not answer after its restart`);
  }
  log(`the ${network} chain was restarted to keep its memory small`);
}

/** No transaction waits for a block. */
async function isQuiet(rpcUrl: string): Promise<boolean> {
  const pool = (await rpc(rpcUrl, "txpool_status", [])) as { readonly pending: string; readonly queued: string };
  return Number(pool.pending) + Number(pool.queued) === 0;
}
