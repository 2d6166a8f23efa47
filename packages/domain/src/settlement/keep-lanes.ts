import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "./engine-deps";
import type { Receipt } from "./head";
import { type Lane, type OpenEntry, takeOver } from "./lane";
import { publish } from "./publish";

/** A dead settler's lanes are free after this; a live one renews several times in it. */
export const laneLeaseMs = 10_000;

export interface Held {
  readonly lanes: Map<string, Lane>;
}

/**
 * One round of lane keeping: says that this settler lives, renews its leases, hands back what is more than its fair
 * share, and takes over lanes that nobody holds. Each group of addresses is shared out by itself, so that nobody's
 * share of settling is the treasury.
 */
export async function keepLanes(deps: EngineDeps, held: Held, groups: readonly (readonly Address[])[]): Promise<void> {
  const { chain, settlerId } = deps;
  const { settlers } = await deps.lanes.heartbeat({ id: settlerId, chainId: chain.chainId, ttlMs: laneLeaseMs });
  await renewLeases(deps, held);
  for (const group of groups) {
    const fairShare = Math.ceil(group.length / Math.max(1, settlers));
    const ours = [...held.lanes.values()].filter(({ lease }) => group.includes(lease.address));
    await handBack(deps, held, leastOpen(ours, ours.length - fairShare));
    const free = group.filter((address) => !ours.some(({ lease }) => lease.address === address));
    await takeFree(deps, held, { free, count: fairShare - ours.length });
  }
}

/** Hands every lane back and leaves, so that the others take them in their next round: who counts has a share. */
export async function releaseLanes(deps: EngineDeps, held: Held): Promise<void> {
  await handBack(deps, held, [...held.lanes.values()]);
  await deps.lanes.leave({ id: deps.settlerId, chainId: deps.chain.chainId });
}

function leastOpen(lanes: readonly Lane[], count: number): Lane[] {
  return [...lanes].sort((a, b) => a.open.size - b.open.size).slice(0, Math.max(0, count));
}

async function renewLeases(deps: EngineDeps, { lanes }: Held): Promise<void> {
  if (lanes.size === 0) return;
  const ours = await deps.lanes.renew(
    [...lanes.values()].map(({ lease }) => lease),
    laneLeaseMs,
  );
  const kept = new Set(ours);
  for (const [id, { lease }] of lanes) {
    if (kept.has(id)) continue;
    lanes.delete(id);
    deps.observe.laneGone(lease, "lost");
  }
}

async function handBack(deps: EngineDeps, { lanes }: Held, going: readonly Lane[]): Promise<void> {
  if (going.length === 0) return;
  // Out of our hands first: nothing may be written on a lane that is being given away.
  for (const { lease } of going) lanes.delete(lease.laneId);
  await deps.lanes.release(going.map(({ lease }) => lease));
  for (const { lease } of going) deps.observe.laneGone(lease, "released");
}

interface Wanted {
  readonly free: readonly Address[];
  readonly count: number;
}

async function takeFree(deps: EngineDeps, { lanes }: Held, { free, count }: Wanted): Promise<void> {
  if (count <= 0 || free.length === 0) return;
  const { chain, settlerId } = deps;
  const request = { chainId: chain.chainId, owner: settlerId, addresses: free, count, leaseMs: laneLeaseMs };
  for (const lease of await deps.lanes.acquire(request)) {
    const lane = takeOver(lease, await deps.settlements.open(lease.laneId), deps.clock.now());
    await catchUp(deps, lane);
    lanes.set(lease.laneId, lane);
    deps.observe.laneTaken(lease, lane.open.size);
  }
}

/** One that cannot be read keeps no lane from being taken: what is mined is seen by its nonce at the next head. */
async function receiptsOf(
  { watcher, observe }: EngineDeps,
  entries: readonly OpenEntry[],
): Promise<readonly Receipt[]> {
  try {
    return await watcher.receipts(entries.flatMap(({ transaction }) => transaction.attempts.map(({ hash }) => hash)));
  } catch (error) {
    observe.fault("catch-up", error);
    return [];
  }
}

/** What the last holder wrote may be mined, waiting, or never sent: look by hash, then publish the rest again. */
async function catchUp(deps: EngineDeps, lane: Lane): Promise<void> {
  const entries = [...lane.open.values()];
  if (entries.length === 0) return;
  const receipts = await receiptsOf(deps, entries);
  const byHash = new Map(receipts.map((receipt) => [receipt.hash, receipt]));
  for (const entry of entries) {
    const receipt = entry.transaction.attempts.map(({ hash }) => byHash.get(hash)).find((each) => each !== undefined);
    entry.receipt = receipt ?? null;
  }
  await publish(
    deps,
    lane,
    entries.filter(({ receipt }) => receipt === null).map(({ transaction }) => transaction.nonce),
  );
}
