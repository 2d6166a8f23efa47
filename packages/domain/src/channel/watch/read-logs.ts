import type { Clock } from "../../shared/clock";
import type { Block, NamedByLogs } from "../claims/ports";
import { readWithoutLogs } from "./compare-channels";
import { type ChannelWatchDeps, keepTurn, noteNamed } from "./note-states";

/** How many blocks' logs are read at once: all rounds of a process share it. */
export interface LogRange {
  blocks: number;
  /** The block whose logs alone could not be read; null: there is none. */
  failedBlock: number | null;
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
  return { blocks: mostBlocks, failedBlock: null };
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
  for (let reads = 0; reads < mostReads && readTo < deep.number; reads += 1) {
    if (reads > 0 && (failures === mostFailures || deps.clock.now() > untilMs)) break;
    if (reads > 0) await keepTurn(deps);
    const next = await readPart(deps, readTo + 1, deep);
    if (next === null) break;
    if (next === readTo) failures += 1;
    readTo = next;
  }
  return readTo === deep.number;
}

/** Reads one range. Answers the last block that is known: the one before the range after a failure. Null: the next round tries again. */
async function readPart(deps: LogDeps, from: number, deep: Block): Promise<number | null> {
  const { contract, logRange } = deps;
  const last = Math.min(deep.number, from + logRange.blocks - 1);
  const readTo = last === deep.number ? deep : await contract.blockAt(last);
  if (readTo === null) return null;
  const named = await namedOrNull(deps, from, last);
  if (named !== null) {
    // The state of the newest block, not of the range's end: a node may not have an old one any more.
    await noteNamed(deps, { named, at: deep, readTo, again: false });
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
  await readWithoutLogs(deps, { at: deep, again: false, alsoChannels: [] });
  logRange.failedBlock = null;
  return deep.number;
}

async function namedOrNull({ contract, observe }: LogDeps, from: number, to: number): Promise<NamedByLogs | null> {
  return await contract.namedIn(from, to).catch((error: unknown) => {
    observe.fault("read-logs", error);
    return null;
  });
}
