import type { Network } from "@lunas/catalog/chain";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Supervisor } from "../supervise/open-supervisor";
import { until } from "../until";
import { copyState } from "./tidy-state";

/** A node takes 8 kB for each block: so many are 120 MB, four hours of a block a second. */
const mostNewBlocks = 14_400;
const everyMs = 60_000;
const answerTimeoutMs = 60_000;

export interface KeptChain {
  readonly network: Network;
  readonly rpcUrl: string;
  readonly stateFile: string;
  readonly log: (line: string) => void;
  /** The node does not come back. */
  readonly onGiveUp: (error: Error) => void;
}

/**
 * Keeps a lasting local chain whole and small: copies its state each minute, and restarts the node before the blocks that it
 * remembers fill its memory. The chain is away for about a second; transactions that no block has yet are published again by the settler,
 * so a moment without any is preferred. Returns a function that ends it.
 */
export function keepSmall(supervisor: Supervisor, chain: KeptChain): () => void {
  let begunAt: number | undefined;
  let ended = false;
  const look = async () => {
    copyState(chain.stateFile);
    const newest = Number(await rpcHex(chain.rpcUrl, "eth_blockNumber", []));
    begunAt ??= newest;
    const made = newest - begunAt;
    if (made < mostNewBlocks || (made < 2 * mostNewBlocks && !(await isQuiet(chain.rpcUrl)))) return;
    await restart(supervisor, chain);
    begunAt = undefined;
  };
  const timer = setTimeout(async function turn() {
    // A node that does not answer now is told by those who need it; one that does not come back ends the stack.
    await look().catch((error: unknown) => error instanceof NodeStaysAway && !ended && chain.onGiveUp(error));
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
  await supervisor.startAgain(network);
  const answers = async () => (await rpcHex(rpcUrl, "eth_chainId", [])) !== "0x";
  if (!(await until(answers, { timeoutMs: answerTimeoutMs }))) {
    throw new NodeStaysAway(`the ${network} chain does not answer after its restart`);
  }
  log(`the ${network} chain was restarted to keep its memory small`);
}

/** No transaction waits for a block. */
async function isQuiet(rpcUrl: string): Promise<boolean> {
  const pool = (await rpc(rpcUrl, "txpool_status", [])) as { readonly pending: string; readonly queued: string };
  return Number(pool.pending) + Number(pool.queued) === 0;
}
