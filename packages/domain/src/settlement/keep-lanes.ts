import type { Address } from "@lunas/catalog/chain";
import { broadcast } from "./broadcast";
import type { EngineDeps } from "./engine-deps";
import type { Receipt } from "./head";
import { type Lane, type OpenEntry, takeOver } from "./lane";

/** A dead settler's lanes are free after this; a live one renews several times in it. */
export const laneLeaseMs = 10_000;

export interface Held {
  readonly lanes: Map<string, Lane>;
  /** When lanes that all others have left were last sought. */
  soughtLeftAtMs?: number;
}

/**
 * One round of lane keeping: says that this settler lives, renews its leases, hands back what is more than its fair
 * share, and takes over lanes that nobody holds. A settler that does not reach a lane's signer leaves it to one that does; the
 * fencing token of the lane rises with every change of hands, so that it never has two writers. Each group of addresses is shared out by itself, so that nobody's
 * share of settling is the treasury.
 */
export async function keepLanes(deps: EngineDeps, held: Held, groups: readonly (readonly Address[])[]): Promise<void> {
  const { chain, settlerId } = deps;
  const { settlers } = await deps.lanes.heartbeat({ id: settlerId, chainId: chain.chainId, ttlMs: laneLeaseMs });
  await renewLeases(deps, held);
  const { canSign } = deps.sender;
  // Where there is no other settler, a lane is followed by this one, whether or not it can sign for it.
  const isUsable = (address: Address) => settlers === 1 || canSign(address);
  for (const group of groups) await keepGroup(deps, held, { group, settlers, isUsable });
  held.soughtLeftAtMs = await takeLeft(deps, held, { groups, settlers, isUsable });
}

interface Group {
  readonly group: readonly Address[];
  readonly settlers: number;
  readonly isUsable: (address: Address) => boolean;
}

async function keepGroup(deps: EngineDeps, held: Held, { group, settlers, isUsable }: Group): Promise<void> {
  const nowMs = deps.clock.now();
  const fairShare = Math.ceil(group.length / Math.max(1, settlers));
  const all = [...held.lanes.values()].filter(({ lease }) => group.includes(lease.address));
  for (const lane of all) noteSigner(lane, isUsable(lane.lease.address), nowMs);
  await handBack(
    deps,
    held,
    all.filter((lane) => isToLeave(lane, nowMs)),
  );
  const ours = all.filter(({ lease }) => isUsable(lease.address));
  const spare = ours.filter((lane) => isSpare(lane, nowMs));
  const shared = ours.filter((lane) => !spare.includes(lane));
  await handBack(deps, held, leastOpen(shared, shared.length - fairShare));
  const free = group.filter((address) => isUsable(address) && !all.some(({ lease }) => lease.address === address));
  await takeFree(deps, held, { free, count: fairShare - ours.length });
}

/** A lane whose signer this process has not reached for so long is left to a settler that does. */
const leaveAfterMs = 15_000;
/** What nobody has wanted for so long is taken by whoever can sign for it, beyond its share, */
const takeLeftAfterMs = 10_000;
/** and after this by anybody, to follow what may be open on it. */
const followLeftAfterMs = 30_000;
/** Then a lane beyond the share is offered again: its signer may be reached by those who have too few. */
const spareForMs = 60_000;
const seekLeftEveryMs = 5_000;

function noteSigner(lane: Lane, isUsable: boolean, nowMs: number): void {
  lane.unsignableSinceMs = isUsable ? undefined : (lane.unsignableSinceMs ?? nowMs);
}

/** Whatever is open on a lane is followed without its signer, and kept for that. */
function isToLeave({ unsignableSinceMs = Number.POSITIVE_INFINITY, open, isSigning }: Lane, nowMs: number): boolean {
  return open.size === 0 && !isSigning && nowMs - unsignableSinceMs >= leaveAfterMs;
}

/** While something is open on it, handing it back could leave that to nobody for a while. */
function isSpare({ spareUntilMs = 0, open }: Lane, nowMs: number): boolean {
  return spareUntilMs > nowMs || (spareUntilMs > 0 && open.size > 0);
}

interface Left {
  readonly groups: readonly (readonly Address[])[];
  readonly settlers: number;
  readonly isUsable: (address: Address) => boolean;
}

/** Takes what is left by all others, beyond the fair share; answers when it was last sought. */
async function takeLeft(deps: EngineDeps, held: Held, { groups, settlers, isUsable }: Left): Promise<number> {
  const nowMs = deps.clock.now();
  const { soughtLeftAtMs = nowMs } = held;
  if (settlers === 1 || nowMs - soughtLeftAtMs < seekLeftEveryMs) return soughtLeftAtMs;
  const ours = new Set([...held.lanes.values()].map(({ lease }) => lease.address));
  const free = groups.flat().filter((address) => !ours.has(address));
  const usable = free.filter(isUsable);
  const others = free.filter((address) => !usable.includes(address));
  const taken = [
    ...(await takeFree(deps, held, { free: usable, count: usable.length, leftForMs: takeLeftAfterMs })),
    ...(await takeFree(deps, held, { free: others, count: others.length, leftForMs: followLeftAfterMs })),
  ];
  for (const lane of taken) lane.spareUntilMs = nowMs + spareForMs;
  return nowMs;
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

interface LaneDemand {
  readonly free: readonly Address[];
  readonly count: number;
  readonly leftForMs?: number;
}

async function takeFree(
  deps: EngineDeps,
  { lanes }: Held,
  { free, count, ...left }: LaneDemand,
): Promise<readonly Lane[]> {
  if (count <= 0 || free.length === 0) return [];
  const { chain, settlerId } = deps;
  const taken: Lane[] = [];
  const request = { chainId: chain.chainId, owner: settlerId, addresses: free, count, leaseMs: laneLeaseMs, ...left };
  for (const lease of await deps.lanes.acquire(request)) {
    const lane = takeOver(lease, await deps.settlements.open(lease.laneId), deps.clock.now());
    await catchUp(deps, lane);
    lanes.set(lease.laneId, lane);
    deps.observe.laneTaken(lease, lane.open.size);
    taken.push(lane);
  }
  return taken;
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
  await broadcast(
    deps,
    lane,
    entries.filter(({ receipt }) => receipt === null).map(({ transaction }) => transaction.nonce),
  );
}
