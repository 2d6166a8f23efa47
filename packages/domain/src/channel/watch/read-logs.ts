import type { Clock } from "../../shared/clock";
import type { ChannelId, StoredChannel } from "../channel";
import type { Block, NamedByLogs } from "../claims/ports";
import { readWithoutLogs } from "./compare-channels";
import { type ChannelWatchDeps, keepTurn, mostReorged, noteNamed } from "./note-states";

/** How many blocks' logs are read at once: all rounds of a process share it. */
export interface LogRange {
  blocks: number;
  /** The block whose logs alone could not be read; null: there is none. */
  failedBlock: number | null;
  /** The head with which this process had read everything; null: it has not yet. */
  completeAt: number | null;
}

export interface LogDeps extends ChannelWatchDeps {
  readonly clock: Clock;
  readonly logRange: LogRange;
}

/** Blocks whose logs one read has at most. */
const mostBlocks = 2_000;
/** Reads of logs in one round: for a long time without a settler. */
const mostReads = 12;
/** Failed reads in one round: the node may be busy, and others need it, too. */
const mostFailures = 3;
/** The rest of the round, with the claims, comes after this time. */
const mostMsInRound = 3_000;

export function newLogRange(): LogRange {
  return { blocks: mostBlocks, failedBlock: null, completeAt: null };
}

/**
 * Reads the logs after the head, and stores what they name. A node answers with a limited number of logs, and any account can write more of them
 * into a few blocks: after a failure fewer blocks are read at once, in the next rounds, too. Where the logs of one block cannot be read
 * twice, all channels are read instead. Answers whether everything up to `deep` is known.
 */
export async function readLogs(
  deps: LogDeps,
  { head, deep }: { readonly head: Pick<Block, "number">; readonly deep: Block },
): Promise<boolean> {
  const untilMs = deps.clock.now() + mostMsInRound;
  let readTo = head.number;
  let failures = 0;
  const later = await readLater(deps, head.number);
  let newer = later.filter(({ onChain }) => onChain.readAtBlock < deep.number).map(({ id }) => id);
  // Those read at this height or above wait for a block after it.
  const isAllNewer = newer.length === later.length;
  for (let reads = 0; reads < mostReads && readTo < deep.number; reads += 1) {
    if (reads > 0 && (failures === mostFailures || deps.clock.now() > untilMs)) break;
    if (reads > 0) await keepTurn(deps);
    const next = await readPart(deps, { from: readTo + 1, deep, newer });
    if (next === null) break;
    if (next === readTo) failures += 1;
    else newer = [];
    readTo = next;
  }
  const isComplete = readTo === deep.number;
  if (isComplete && isAllNewer) deps.logRange.completeAt = deep.number;
  return isComplete;
}

/**
 * Channels that were read at the head or at a block after it, in a round that did not reach that block: a reorganization may have removed it,
 * and the head does not show that. They are read again with the logs. None where this process was complete with this head.
 */
async function readLater({ actions, contract, logRange }: LogDeps, head: number): Promise<readonly StoredChannel[]> {
  return logRange.completeAt === head ? [] : await actions.readSince(contract.chain.chainId, head);
}

interface Part {
  readonly from: number;
  readonly deep: Block;
  readonly newer: readonly ChannelId[];
}

/** Reads one range. Answers the last block that is known: the one before the range after a failure. Null: the next round tries again. */
async function readPart(deps: LogDeps, { from, deep, newer }: Part): Promise<number | null> {
  const { contract, actions, logRange } = deps;
  const last = Math.min(deep.number, from + logRange.blocks - 1);
  const readTo = last === deep.number ? deep : await contract.blockAt(last);
  if (readTo === null) return null;
  const named = await namedOrNull(deps, from, last);
  if (named !== null) {
    // The state of the newest block, not of the range's end: a node may not have an old one any more.
    const channels = [...new Set([...named.channels, ...newer])];
    await noteNamed(deps, { named: { ...named, channels }, at: deep, readTo, again: false });
    logRange.blocks = Math.min(mostBlocks, logRange.blocks * 2);
    logRange.failedBlock = null;
    return last;
  }
  logRange.blocks = Math.max(1, Math.floor((last - from + 1) / 2));
  if (last > from) return from - 1;
  if (logRange.failedBlock !== from) {
    // It may be the node and not the block.
    logRange.failedBlock = from;
    return null;
  }
  const reason = `The logs of block ${from} cannot be read: every channel is compared with the contract instead`;
  deps.observe.fault("read-logs", new Error(reason));
  // A reorg may have closed some, whose deposits are mined again in this block.
  const recent = await actions.readSince(contract.chain.chainId, Math.max(0, deep.number - mostReorged));
  await readWithoutLogs(deps, { at: deep, again: false, alsoChannels: recent.map(({ id }) => id) });
  logRange.failedBlock = null;
  return deep.number;
}

async function namedOrNull({ contract, observe }: LogDeps, from: number, to: number): Promise<NamedByLogs | null> {
  return await contract.namedIn(from, to).catch((error: unknown) => {
    observe.fault("read-logs", error);
    return null;
  });
}
