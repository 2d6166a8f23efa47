import type { Chain } from "@lunas/catalog/chain";
import {
  type FinalityReader,
  type KnownSettlement,
  type Preconfirmable,
  settledTermsOf,
  type TaggedHeads,
  type Whereabouts,
} from "@lunas/domain/payment/finality";
import { settlementOf } from "@lunas/domain/settlement/confirm/what-next";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { resultOf } from "../rpc/results";
import type { Rpc, RpcAnswer } from "../rpc/rpc";
import { parseReceipt } from "../watch/receipt";
import { receiptCall } from "../watch/receipts";
import { headCall, headOf } from "./read-head";

/** Older heads are not used. */
const tooOldMs = 30_000;
/** The longest time that a look-up waits for the chain. */
const waitLimitMs = 400;
/** How long an answer about one block stays valid, and how many are kept. */
const believedMs = 2_000;
const mostKept = 5_000;
/** Preconfirmations arrive several times a second. */
const preconfirmedForMs = 200;

export interface FinalityDeps {
  readonly chains: readonly { readonly chain: Chain; readonly rpc: Rpc }[];
  readonly clock: Clock;
}

interface Kept<T> {
  readonly value: T;
  readonly atMs: number;
}

/** Keeps the tagged heads of each chain and reads them in the background, at most once for each block. */
export function createFinalityReader({ chains, clock }: FinalityDeps): FinalityReader {
  const readers = new Map(chains.map(({ chain, rpc }) => [chain.chainId, readerOf(chain, rpc, clock)]));
  return {
    heads: async (chainId) => (await readers.get(chainId)?.heads()) ?? null,
    whereabouts: async (chainId, settled) => (await readers.get(chainId)?.whereabouts(settled)) ?? null,
    isPreconfirmed: async (payment) => (await readers.get(payment.chainId)?.isPreconfirmed(payment)) ?? false,
  };
}

function readerOf(chain: Chain, rpc: Rpc, clock: Clock) {
  let kept: Kept<TaggedHeads> | null = null;
  let running: Promise<void> | null = null;
  const blocks = new Map<string, Kept<Whereabouts>>();
  const preconfirmed = new Map<string, Kept<boolean>>();
  const refresh = () => {
    running ??= readTaggedHeads(rpc)
      .then((value) => {
        kept = { value, atMs: clock.now() };
      })
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const ageMs = (each: Kept<unknown> | null) => (each === null ? Number.POSITIVE_INFINITY : clock.now() - each.atMs);
  return {
    heads: async () => {
      const isOld = ageMs(kept) > tooOldMs;
      if (ageMs(kept) >= chain.blockTimeMs) {
        const refreshed = refresh();
        if (isOld) await within(refreshed);
      }
      return ageMs(kept) > tooOldMs ? null : (kept?.value ?? null);
    },
    whereabouts: async (settled: KnownSettlement) => {
      const key = transferKey(settled);
      const known = [blocks.get(settled.blockHash ?? key), blocks.get(key)].find(
        (each) => ageMs(each ?? null) < believedMs,
      );
      if (known !== undefined) return known.value;
      const { value, isInItsBlock } =
        (await within(readWhereabouts({ chain, rpc }, settled).catch(() => nowhere))) ?? nowhere;
      if (blocks.size >= mostKept) blocks.clear();
      if (value !== null) blocks.set(isInItsBlock ? (settled.blockHash ?? key) : key, { value, atMs: clock.now() });
      return value;
    },
    isPreconfirmed: async (payment: Preconfirmable) => {
      const { txHash, authorization } = payment;
      if (txHash === null || authorization.amount >= (chain.preconfirmedBelow ?? 0n)) return false;
      // One transaction may carry several payments, and settle some of them.
      const key = [txHash, authorization.from, authorization.nonce].join(" ");
      const known = preconfirmed.get(key) ?? null;
      if (ageMs(known) < preconfirmedForMs) return known?.value ?? false;
      const value = (await within(readPreconfirmed({ chain, rpc }, payment, txHash).catch(() => false))) ?? false;
      if (preconfirmed.size >= mostKept) preconfirmed.clear();
      preconfirmed.set(key, { value, atMs: clock.now() });
      return value;
    },
  };
}

/**
 * Whether a node has a receipt of the payment's transaction with its transfer. Nodes with preconfirmations have it
 * before the block (https://docs.base.org/base-chain/flashblocks), other nodes only after it. A transaction in a
 * `pending` block proves nothing: a node without preconfirmations builds that block from its own pool.
 */
async function readPreconfirmed(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  payment: Preconfirmable,
  txHash: Hex,
): Promise<boolean> {
  const [answer] = await rpc.batch([receiptCall(txHash)]);
  const result = resultOf(answer, "a receipt");
  if (result === null) return false;
  const receipt = parseReceipt(chain, result);
  return receipt.status === "success" && settlementOf(settledTermsOf(payment), receipt) !== undefined;
}

/** Undefined if it takes longer than a look-up waits. */
async function within<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitLimitMs);
  });
  const result = await Promise.race([work, over]);
  clearTimeout(timer);
  return result;
}

async function readTaggedHeads(rpc: Rpc): Promise<TaggedHeads> {
  const [latest, safe, finalized] = await rpc.batch(
    ["latest", "safe", "finalized"].map((tag) => ({ method: "eth_getBlockByNumber", params: [tag, false] })),
  );
  const newest = headOf(latest);
  if (newest === null) throw new Error("the node has no newest block");
  return { latest: newest.number, safe: taggedNumber(safe), finalized: taggedNumber(finalized) };
}

/** Not every node supports the tags. */
function taggedNumber(answer: RpcAnswer | undefined): number | null {
  return answer === undefined || "error" in answer ? null : (headOf(answer)?.number ?? null);
}

interface Found {
  readonly value: Whereabouts;
  /** Its block is still the one at its height: that is so for every settlement in it. */
  readonly isInItsBlock: boolean;
}

const nowhere: Found = { value: null, isInItsBlock: false };

function transferKey({ txHash, blockHash, transfer }: KnownSettlement): string {
  const { kind, asset, payer, payTo, amount } = transfer;
  return [txHash, blockHash, kind, asset, payer, payTo, amount].join(" ");
}

/**
 * The settlement's block if it still exists, else the present block of the same transaction, where that still has the
 * transfer: one that carries several settlements succeeds also without this one. Null: the node is behind.
 */
async function readWhereabouts(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  { blockNumber, blockHash, txHash, transfer }: KnownSettlement,
): Promise<Found> {
  const [block, receipt] = await rpc.batch([
    headCall(blockNumber),
    { method: "eth_getTransactionReceipt", params: [txHash] },
  ]);
  const at = headOf(block);
  if (blockHash !== null && at?.hash.toLowerCase() === blockHash.toLowerCase())
    return { value: blockNumber, isInItsBlock: true };
  const result = resultOf(receipt, "a receipt");
  if (result === null) {
    // Another block at this height: the settlement's block is gone. No block: the node is behind.
    return { value: at === null ? null : "lost", isInItsBlock: false };
  }
  const mined = parseReceipt(chain, result);
  const isThere = mined.status === "success" && settlementOf(transfer, mined) !== undefined;
  return { value: isThere ? mined.blockNumber : "lost", isInItsBlock: false };
}
