import { rpc, rpcHex } from "@lunas/contracts/rpc";

const pollEveryMs = 250;
const checksWithoutABlock = 4;
/** What is on its way into a block for so long is not: letting it go would take a nonce back that is mined. */
const checksOverlooked = 3;

/**
 * Corrects two errors of a node that mines on arrival, for both sides. First: it does not notice an arrival. After a second
 * the test tells it to mine. Second: when a transaction arrives while the previous one is being mined, the node does not
 * notice that it can be mined. It waits, and so do all later ones of its sender. With one client nothing else would wake the node.
 */
export function keepMining(rpcUrl: string, isOnArrival: () => boolean): { stop(): void } {
  let last = "";
  let stood = 0;
  let overlooked = new Map<string, number>();
  const check = async () => {
    const { pending, queued } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string; queued: string };
    const head = await rpcHex(rpcUrl, "eth_blockNumber", []);
    stood = isOnArrival() && Number(pending) > 0 && head === last ? stood + 1 : 0;
    last = head;
    if (stood >= checksWithoutABlock) {
      stood = 0;
      await rpc(rpcUrl, "evm_mine", []);
    }
    const before = overlooked;
    overlooked = new Map();
    for (const waiting of Number(queued) > 0 ? await readOverlooked(rpcUrl) : []) {
      const checks = (before.get(waiting.hash) ?? 0) + 1;
      if (checks >= checksOverlooked) await release(rpcUrl, waiting);
      else overlooked.set(waiting.hash, checks);
    }
  };
  // A node that is being stopped answers nothing, and nothing is to be mined.
  const timer = setInterval(() => void check().catch(() => undefined), pollEveryMs);
  return { stop: () => clearInterval(timer) };
}

/** Of a sender, a transaction that waits although it is its turn. */
interface Waiting {
  readonly sender: string;
  readonly nonce: number;
  readonly hash: string;
}

interface Pool {
  readonly queued: Readonly<Record<string, Readonly<Record<string, { readonly hash: string }>>>>;
}

async function readOverlooked(rpcUrl: string): Promise<readonly Waiting[]> {
  const { queued } = (await rpc(rpcUrl, "txpool_content", [])) as Pool;
  const found: Waiting[] = [];
  for (const [sender, byNonce] of Object.entries(queued)) {
    const nonce = Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [sender, "latest"]));
    const hash = byNonce[nonce]?.hash;
    if (hash !== undefined) found.push({ sender, nonce, hash });
  }
  return found;
}

/** Mines another transaction with the previous nonce, for which the node waits. Waiting transactions do not change. */
async function release(rpcUrl: string, { sender, nonce }: Waiting): Promise<void> {
  const before = `0x${(nonce - 1).toString(16)}`;
  await rpc(rpcUrl, "anvil_impersonateAccount", [sender]);
  if (Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [sender, "latest"])) !== nonce) return;
  await rpc(rpcUrl, "anvil_setNonce", [sender, before]);
  await rpc(rpcUrl, "eth_sendTransaction", [{ from: sender, to: sender, value: "0x0", gas: "0x5208", nonce: before }]);
  await rpc(rpcUrl, "anvil_stopImpersonatingAccount", [sender]);
}
