import { rpc, rpcHex } from "@lunas/contracts/rpc";

const lookEveryMs = 250;
const looksWithoutABlock = 4;

/**
 * Puts right, whoever has filled its pool, what a node that mines on arrival gets wrong now and then, and what nothing else
 * would where one client waits for its answer. It misses that something has arrived: it is told to mine after a second. And it
 * misses that a transaction can be mined when the one before it is mined at the moment of its arrival: that one, and all
 * that come after it, wait until they arrive anew.
 */
export function keepMining(rpcUrl: string, isOnArrival: () => boolean): { stop(): void } {
  let last = "";
  let stood = 0;
  let overlooked: readonly Waiting[] = [];
  const look = async () => {
    const { pending, queued } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string; queued: string };
    const head = await rpcHex(rpcUrl, "eth_blockNumber", []);
    stood = isOnArrival() && Number(pending) > 0 && head === last ? stood + 1 : 0;
    last = head;
    if (stood >= looksWithoutABlock) {
      stood = 0;
      await rpc(rpcUrl, "evm_mine", []);
    }
    const before = new Set(overlooked.map(({ next }) => next));
    overlooked = Number(queued) > 0 ? await readOverlooked(rpcUrl) : [];
    for (const waiting of overlooked) if (before.has(waiting.next)) await handInAgain(rpcUrl, waiting);
  };
  // A node that is being stopped answers nothing, and nothing is to be mined.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { stop: () => clearInterval(timer) };
}

/** What waits of a sender although it is its turn, by hash: the next one, and all of them in order. */
interface Waiting {
  readonly sender: string;
  readonly next: string;
  readonly all: readonly string[];
}

interface Pool {
  readonly queued: Readonly<Record<string, Readonly<Record<string, { readonly hash: string }>>>>;
}

async function readOverlooked(rpcUrl: string): Promise<readonly Waiting[]> {
  const { queued } = (await rpc(rpcUrl, "txpool_content", [])) as Pool;
  const found: Waiting[] = [];
  for (const [sender, byNonce] of Object.entries(queued)) {
    const mined = Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [sender, "latest"]));
    const inOrder = Object.entries(byNonce).sort(([one], [other]) => Number(one) - Number(other));
    const next = byNonce[mined]?.hash;
    if (next !== undefined) found.push({ sender, next, all: inOrder.map(([, { hash }]) => hash) });
  }
  return found;
}

/** All of them: the node drops no single one that waits. */
async function handInAgain(rpcUrl: string, { sender, all }: Waiting): Promise<void> {
  const raws = await Promise.all(all.map((hash) => rpcHex(rpcUrl, "eth_getRawTransactionByHash", [hash])));
  await rpc(rpcUrl, "anvil_removePoolTransactions", [sender]);
  // One that somebody else has handed in again meanwhile is there.
  for (const raw of raws) await rpc(rpcUrl, "eth_sendRawTransaction", [raw]).catch(() => undefined);
}
