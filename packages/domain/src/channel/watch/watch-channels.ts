import type { Block, ChannelTurn } from "../claims/ports";
import { readWithoutLogs } from "./compare-channels";
import { mostReorged, noteNamed, nothing } from "./note-states";
import { type LogDeps, readLogs } from "./read-logs";

export interface ChannelReading {
  /** The block at which the contract is read in this round. */
  readonly block: Block;
  /**
   * Every log up to it is read. Where that is not so, rows of channels and wallets may be older: claims read their channels again, but
   * a payout that is mined would be planned once more.
   */
  readonly isComplete: boolean;
}

/**
 * Reads what anybody did to channels since the last round, at the chain's depth, and stores the contract's whole state of each that a
 * log names. Null: there is no block to read at.
 */
export async function watchChannels(deps: LogDeps, { head }: ChannelTurn): Promise<ChannelReading | null> {
  const { contract } = deps;
  const deep = await contract.deepBlock();
  if (deep === null) return null;
  if (head === null) {
    await noteNamed(deps, { named: nothing, at: deep, readTo: deep, again: false });
    return { block: deep, isComplete: true };
  }
  const lost = await isLost(deps, head);
  if (lost) {
    deps.observe.reorged(head.number);
    await readAgain(deps, { head, deep });
    return { block: deep, isComplete: true };
  }
  // A node that is behind shows nothing new.
  if (deep.number < head.number) return null;
  return { block: deep, isComplete: await readLogs(deps, { head, deep }) };
}

async function isLost({ contract }: LogDeps, head: Pick<Block, "number" | "hash">): Promise<boolean> {
  const now = await contract.blockAt(head.number);
  return now === null ? false : now.hash !== head.hash;
}

/** Everything that was read in removed blocks is read again at the canonical block, though that may be a lower one. */
async function readAgain(
  deps: LogDeps,
  { head, deep }: { readonly head: Pick<Block, "number" | "hash">; readonly deep: Block },
): Promise<void> {
  const { contract, actions, observe } = deps;
  const from = Math.max(0, Math.min(head.number, deep.number) - mostReorged);
  const stored = (await actions.readSince(contract.chain.chainId, from)).map(({ id }) => id);
  const named = await contract.namedIn(from, deep.number).catch((error: unknown) => {
    observe.fault("read-logs", error);
    return null;
  });
  if (named === null) return await readWithoutLogs(deps, { at: deep, again: true, alsoChannels: stored });
  const channels = [...new Set([...stored, ...named.channels])];
  await noteNamed(deps, { named: { ...named, channels }, at: deep, readTo: deep, again: true });
}
