import type { Chain } from "@lunas/catalog/chain";
import type { NamedTransaction, ResolutionEvidence } from "@lunas/domain/operations/resolution";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { readNonceOutcome } from "@lunas/domain/settlement/confirm/read-nonce-outcome";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Rpc } from "../rpc/rpc";
import { isNonceSet, isStateGone, nonceBitmapCall } from "../watch/find-turn";
import { createChainWatcher } from "../watch/watcher";
import { headCall, headOf } from "./read-head";

export interface EvidenceDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly clock: Clock;
}

/**
 * The chain's evidence about an order and a transaction that may have settled it. Throws `Unavailable("chain")` if the
 * nonce's state cannot be read.
 */
export async function readResolutionEvidence(
  deps: EvidenceDeps,
  order: SettlementOrder,
  txHash: Hex | null,
): Promise<ResolutionEvidence> {
  const watcher = createChainWatcher({ ...deps, wsUrl: null });
  const { block, used } = await watcher.usedNonces([order]);
  const nonceOutcome = await readNonceOutcome({ watcher }, order).catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
    return { kind: "unreadable", reason: error.message } as const;
  });
  const [isUsed] = used;
  if (isUsed === undefined || isUsed === null)
    throw new Unavailable("chain", "the node does not report whether the nonce is used");
  const [receipt] = txHash === null ? [] : await watcher.receipts([txHash]);
  const named = receipt === undefined ? null : await readNamed(deps, order, receipt);
  return {
    block: { number: block.number, timestampSeconds: block.timestampSeconds },
    nonceIsUsed: isUsed,
    nonceOutcome,
    named,
  };
}

/** Null if its block is no longer the one at its height. */
async function readNamed(
  { chain, rpc }: EvidenceDeps,
  order: SettlementOrder,
  receipt: NamedTransaction["receipt"],
): Promise<NamedTransaction | null> {
  const { blockNumber, blockHash } = receipt;
  const [canonical, before, after] = await rpc.batch([
    headCall(blockNumber),
    nonceBitmapCall(chain, order, Math.max(0, blockNumber - 1)),
    nonceBitmapCall(chain, order, blockNumber),
  ]);
  if (headOf(canonical)?.hash !== blockHash) return null;
  const bit = (answer: typeof before) => (isStateGone(answer) ? null : isNonceSet(answer, order));
  return { receipt, usedBefore: bit(before), usedInBlock: bit(after) };
}
