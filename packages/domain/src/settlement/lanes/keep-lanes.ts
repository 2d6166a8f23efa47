import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import type { Receipt } from "../head";
import { broadcast } from "../submit/broadcast";
import { type Lane, type OpenEntry, takeOver } from "./lane";
import { hasKey, isServing } from "./serves-named";

/**
 * The lease time. A dead settler's lanes are free after it; a live settler renews its leases several times within it.
 */
export const laneLeaseMs = 10_000;

export interface Held {
  readonly lanes: Map<string, Lane>;
  /** When this process last looked for lanes that no settler holds. */
  takenLeftAtMs?: number;
}

/**
 * One round of lane keeping: sends the heartbeat, renews the leases, releases lanes above the fair share, and takes
 * free lanes. A settler that cannot reach a lane's signer leaves the lane to a settler that can. The lane's fencing
 * token rises with every change of owner, so a lane never has two writers. Each group of addresses is shared out
 * separately, so that the treasury is never a settler's share of the settling lanes. Retired lanes are two groups: those
 * whose keys this settler has serve on, and of the others it follows what is open.
 */
export async function keepLanes(deps: EngineDeps, held: Held, groups: readonly (readonly Address[])[]): Promise<void> {
  const { chain, settlerId } = deps;
  const beat = { id: settlerId, chainId: chain.chainId, ttlMs: laneLeaseMs };
  const { settlers, retired } = await deps.lanes.heartbeat(beat);
  await renewLeases(deps, held);
  const serving = groups.map((group) => group.filter((address) => !retired.includes(address)));
  const { canSign } = deps.sender;
  // The only settler follows every lane, even one that it cannot sign for.
  const isUsable = (address: Address) => settlers === 1 || canSign(address);
  const groupsOfKeys = [...serving, retired.filter((address) => hasKey(deps, address))];
  for (const group of groupsOfKeys) await keepGroup(deps, held, { group, settlers, isUsable });
  await keepGroup(deps, held, followedAmong(deps, retired, settlers));
  held.takenLeftAtMs = await takeLeft(deps, held, { groups: groupsOfKeys, settlers, isUsable });
  noteSilent(deps, held);
}

/** Following a retired lane needs no key. A settler that has it comes first: after a takeover without it, what is open is abandoned. */
function followedAmong(deps: EngineDeps, retired: readonly Address[], settlers: number): Group {
  const group = retired.filter((address) => !hasKey(deps, address));
  return { group, settlers, isUsable: () => true, ...(settlers > 1 && { leftForMs: takeLeftAfterMs }) };
}

function noteSilent({ sender, clock }: EngineDeps, { lanes }: Held): void {
  for (const lane of lanes.values())
    lane.silentSinceMs = sender.canSign(lane.lease.address) ? undefined : (lane.silentSinceMs ?? clock.now());
}

interface Group {
  readonly group: readonly Address[];
  readonly settlers: number;
  readonly isUsable: (address: Address) => boolean;
  /** Only lanes that were free for this time are taken. */
  readonly leftForMs?: number;
}

async function keepGroup(deps: EngineDeps, held: Held, { group, settlers, isUsable, ...left }: Group): Promise<void> {
  const nowMs = deps.clock.now();
  const fairShare = Math.ceil(group.length / Math.max(1, settlers));
  const all = [...held.lanes.values()].filter(({ lease }) => group.includes(lease.address));
  for (const lane of all) noteSigner(lane, isUsable(lane.lease.address), nowMs);
  await handBack(
    deps,
    held,
    all.filter((lane) => isToLeave(deps, lane, nowMs)),
  );
  const ours = all.filter(({ lease }) => isUsable(lease.address));
  const spare = ours.filter((lane) => isSpare(lane, nowMs));
  const shared = ours.filter((lane) => !spare.includes(lane));
  await handBack(deps, held, leastOpen(shared, shared.length - fairShare));
  const free = group.filter((address) => isUsable(address) && !all.some(({ lease }) => lease.address === address));
  await takeFree(deps, held, { free, count: fairShare - ours.length, ...left });
}

/** A lane whose signer this process has not reached for this time is left to a settler that can reach it. */
const leaveAfterMs = 15_000;
/** A lane that has been free for this time is taken, above the fair share, by a settler that can sign for it. */
const takeLeftAfterMs = 10_000;
/** After this time any settler takes it, to follow its open transactions. */
const followLeftAfterMs = 30_000;
/** After this time a lane above the fair share is offered again: settlers with too few lanes may reach its signer. */
const spareForMs = 60_000;
const seekLeftEveryMs = 5_000;

function noteSigner(lane: Lane, isUsable: boolean, nowMs: number): void {
  lane.unsignableSinceMs = isUsable ? undefined : (lane.unsignableSinceMs ?? nowMs);
}

/** A lane with open transactions is kept: following them needs no signer. A retired one that serves on is kept, too. */
function isToLeave(deps: EngineDeps, lane: Lane, nowMs: number): boolean {
  const { unsignableSinceMs = Number.POSITIVE_INFINITY, open, isSigning } = lane;
  return open.size === 0 && !isSigning && (!isServing(deps, lane) || nowMs - unsignableSinceMs >= leaveAfterMs);
}

/** A lane with open transactions is kept: after a release it could have no holder for a while. */
function isSpare({ spareUntilMs = 0, open }: Lane, nowMs: number): boolean {
  return spareUntilMs > nowMs || (spareUntilMs > 0 && open.size > 0);
}

interface Left {
  readonly groups: readonly (readonly Address[])[];
  readonly settlers: number;
  readonly isUsable: (address: Address) => boolean;
}

/** Takes free lanes above the fair share. Returns the time of the last attempt. */
async function takeLeft(deps: EngineDeps, held: Held, { groups, settlers, isUsable }: Left): Promise<number> {
  const nowMs = deps.clock.now();
  const { takenLeftAtMs = nowMs } = held;
  if (settlers === 1 || nowMs - takenLeftAtMs < seekLeftEveryMs) return takenLeftAtMs;
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

/**
 * Releases every lane and leaves the list of settlers, so that the others take the lanes in their next round: a listed
 * settler counts for the fair share.
 */
export async function releaseLanes(deps: EngineDeps, held: Held): Promise<void> {
  await handBack(deps, held, [...held.lanes.values()]);
  await deps.lanes.leave({ id: deps.settlerId, chainId: deps.chain.chainId });
}

function leastOpen(lanes: readonly Lane[], count: number): Lane[] {
  return [...lanes].sort((a, b) => a.open.size - b.open.size).slice(0, Math.max(0, count));
}

/**
 * A lane whose rows are older than what was written on it is lost as well: the database was restored, or a standby that
 * lagged was promoted. It is taken again with what the rows have.
 */
async function renewLeases(deps: EngineDeps, { lanes }: Held): Promise<void> {
  if (lanes.size === 0) return;
  const known = [...lanes.values()].map(({ lease, nextNonce, open }) => ({
    ...lease,
    nextNonce,
    open: [...open.keys()],
  }));
  const ours = await deps.lanes.renew(known, laneLeaseMs);
  const kept = new Set(ours);
  for (const [id, { lease }] of lanes) {
    if (kept.has(id)) continue;
    lanes.delete(id);
    deps.observe.laneGone(lease, "lost");
  }
}

async function handBack(deps: EngineDeps, { lanes }: Held, going: readonly Lane[]): Promise<void> {
  if (going.length === 0) return;
  // Remove the lanes here first: nothing may be written on a lane while it is released.
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
  const signable = free.filter((address) => hasKey(deps, address));
  const owned = { chainId: chain.chainId, owner: settlerId, leaseMs: laneLeaseMs };
  const request = { ...owned, addresses: free, signable, count, ...left };
  for (const lease of await deps.lanes.acquire(request)) {
    const lane = takeOver(lease, await deps.settlements.open(lease.laneId), deps.clock.now());
    await catchUp(deps, lane);
    lanes.set(lease.laneId, lane);
    deps.observe.laneTaken(lease, lane.open.size);
    taken.push(lane);
  }
  return taken;
}

/** A failed read does not stop the takeover: the next head shows by the mined nonce which transactions are mined. */
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

/**
 * The last holder's transactions may be mined, pending, or never sent: read their receipts by hash, then broadcast the
 * rest again.
 */
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
