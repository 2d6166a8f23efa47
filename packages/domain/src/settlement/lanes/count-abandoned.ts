import { deepestOf } from "@lunas/catalog/depth-for";
import type { EngineDeps } from "../engine-deps";
import type { Receipt } from "../head";
import type { AbandonedPage, AbandonedTransaction } from "./abandoned";

/** Abandoned transactions in one round: one statement and two batches. */
const roundLimit = 128;

/**
 * Counts the gas of abandoned transactions that were mined all the same, a page with each call. It needs no lease: a retired lane
 * has no other writer of these rows, and a transaction is closed once, whichever settler finds it. Payments end by their own
 * nonces, not here. It waits for the greatest depth of the chain, because a reorganization would not take the gas back. A nonce
 * that a foreign transaction used stays abandoned: it cost us nothing.
 */
export function createAbandonedCount(deps: EngineDeps): () => Promise<void> {
  let after: AbandonedPage["after"] = null;
  return async () => {
    if (deps.watcher.head() === null) return;
    const page = await deps.settlements.abandonedOn(deps.chain.chainId, { after, limit: roundLimit });
    if (page.length > 0) await countMined(deps, page);
    after = page.length < roundLimit ? null : (page.at(-1) ?? null);
  };
}

async function countMined(deps: EngineDeps, page: readonly AbandonedTransaction[]): Promise<void> {
  const mined = await deps.watcher.minedNonces([...new Set(page.map(({ address }) => address))]);
  const used = page.filter(({ address, nonce }) => nonce < (mined.get(address) ?? 0));
  if (used.length === 0) return;
  const receipts = await deps.watcher.receipts(used.flatMap(({ hashes }) => hashes));
  const final = new Map(receipts.filter((each) => isFinal(deps, each)).map((each) => [each.hash, each]));
  for (const transaction of used) {
    const receipt = transaction.hashes.map((hash) => final.get(hash)).find((each) => each !== undefined);
    if (receipt !== undefined) await count(deps, transaction, receipt);
  }
}

function isFinal({ watcher, chain }: EngineDeps, { blockNumber, blockHash }: Receipt): boolean {
  const head = watcher.head();
  const isDeep = head !== null && head.number >= blockNumber + deepestOf(chain) - 1;
  return isDeep && watcher.isCanonical({ number: blockNumber, hash: blockHash });
}

async function count(deps: EngineDeps, transaction: AbandonedTransaction, receipt: Receipt): Promise<void> {
  const { laneId, address, nonce, purpose, hashes } = transaction;
  const { hash: minedHash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber } = receipt;
  const closed = { nonce, minedHash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber };
  // Another settler may have been faster.
  if (!(await deps.settlements.closeAbandoned(laneId, closed))) return;
  deps.observe.closed({ address }, { purpose, isReplacement: hashes[0] !== minedHash, receipt });
}
