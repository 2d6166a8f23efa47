import type { Retired } from "@lunas/domain/operations/lane-retirement";
import type { HeldLane, LaneLease } from "@lunas/domain/settlement/attempt";
import type { LaneStore, TakenLane } from "@lunas/domain/settlement/lanes/lane-store";
import { isOpen, type LaneRow, type MemoryDatabase, type TransactionRow } from "./memory-database";
import { gaveUp } from "./memory-only-sender";

/** The lanes of an in-memory database; passes the same contract as the real store. */
export function memoryLaneStore(database: MemoryDatabase): LaneStore {
  const lanesOf = (chainId: number) => [...database.lanes.values()].filter((lane) => lane.chainId === chainId);
  return {
    register: async (chainId, signers) => {
      for (const { address, startNonce, isTreasury = false } of signers) {
        const id = `${chainId}-${address}`;
        if (!database.lanes.has(id)) database.lanes.set(id, newLane({ id, chainId, address, nextNonce: startNonce }));
        laneOf(database, id).settles = !isTreasury;
      }
    },
    heartbeat: async ({ id, chainId, ttlMs }) => {
      const nowMs = database.clock.now();
      database.settlers.set(`${chainId} ${id}`, nowMs);
      const alive = [...database.settlers].filter(
        ([key, seenAtMs]) => key.startsWith(`${chainId} `) && nowMs - seenAtMs < ttlMs,
      );
      const retired = lanesOf(chainId).flatMap(({ address, isRetired }) => (isRetired === true ? [address] : []));
      return { settlers: alive.length, retired };
    },
    leave: async ({ id, chainId }) => void database.settlers.delete(`${chainId} ${id}`),
    acquire: async ({ chainId, owner, addresses, count, leaseMs, leftForMs, signable = [] }) => {
      const nowMs = database.clock.now();
      const isLeft = ({ leaseUntilMs }: LaneRow) => leftForMs === undefined || leaseUntilMs <= nowMs - leftForMs;
      const isSignable = (lane: LaneRow) => signable.includes(lane.address) && mayServe(database, lane);
      const free = lanesOf(chainId)
        .filter((lane) => addresses.includes(lane.address))
        .filter((lane) => lane.owner === null || lane.owner === owner || lane.leaseUntilMs <= nowMs)
        .filter(isLeft)
        .filter((lane) => lane.isRetired !== true || hasOpen(database, lane.id) || isSignable(lane))
        .sort((a, b) => Number(a.resting) - Number(b.resting))
        .slice(0, count);
      for (const lane of free) {
        lane.owner = owner;
        lane.fencingToken += 1n;
        lane.leaseUntilMs = nowMs + leaseMs;
      }
      return free.map((lane) => leaseOf(database, lane, owner));
    },
    renew: async (known, leaseMs) => {
      const ours = known.filter((lane) => isHeld(database, lane) && isAsKnown(database, lane));
      for (const { laneId } of ours) laneOf(database, laneId).leaseUntilMs = database.clock.now() + leaseMs;
      return ours.map(({ laneId }) => laneId);
    },
    release: async (leases) => {
      const leaseUntilMs = database.clock.now();
      for (const lease of leases) {
        if (isHeld(database, lease)) Object.assign(laneOf(database, lease.laneId), { owner: null, leaseUntilMs });
      }
    },
    reportBalances: async (balances) => {
      for (const { laneId, balanceWei, resting, gasPriceWei } of balances) {
        const lane = laneOf(database, laneId);
        Object.assign(lane, { balanceWei, resting });
        if (gasPriceWei !== null) lane.gasPrice = { wei: gasPriceWei, atMs: database.clock.now() };
      }
    },
    states: async (chainId) =>
      lanesOf(chainId).flatMap(({ address, settles, resting, isRetired, owner, leaseUntilMs }) => {
        const isHeld = owner !== null && leaseUntilMs > database.clock.now();
        return settles ? [{ address, isRetired: isRetired === true, isResting: resting, isHeld }] : [];
      }),
  };
}

/** The rows are not older than what the holder has written. */
function isAsKnown({ lanes, transactions }: MemoryDatabase, { laneId, nextNonce, open = [] }: HeldLane): boolean {
  const isUnknown = (row: TransactionRow) =>
    row.laneId === laneId && row.nonce < nextNonce && !open.includes(row.nonce);
  return (lanes.get(laneId)?.nextNonce ?? 0) >= nextNonce && !transactions.some((row) => isOpen(row) && isUnknown(row));
}

function hasOpen({ transactions }: MemoryDatabase, laneId: string): boolean {
  return transactions.some((row) => row.laneId === laneId && isOpen(row));
}

/** Whether a lease is the one in its lane's row: a settler that took the lane later has a higher token. */
export function isHeld(database: MemoryDatabase, { laneId, owner, fencingToken }: LaneLease): boolean {
  const lane = database.lanes.get(laneId);
  return lane?.owner === owner && lane.fencingToken === fencingToken;
}

/** What an operator does with a lane whose key is lost. */
export function retireLane(database: MemoryDatabase, laneId: string): Retired {
  const lane = database.lanes.get(laneId);
  if (lane === undefined) return "unknown";
  if (lane.isRetired === true) return "again";
  const { fencingToken } = lane;
  const leaseUntilMs = database.clock.now();
  Object.assign(lane, { isRetired: true, owner: null, leaseUntilMs, fencingToken: fencingToken + 1n });
  return "retired";
}

function mayServe(database: MemoryDatabase, lane: LaneRow): boolean {
  return lane.settles && !gaveUp(database, lane);
}

function laneOf(database: MemoryDatabase, laneId: string): LaneRow {
  const lane = database.lanes.get(laneId);
  if (lane === undefined) throw new Error(`there is no lane ${laneId}`);
  return lane;
}

function newLane(lane: Pick<LaneRow, "id" | "chainId" | "address" | "nextNonce">): LaneRow {
  return { ...lane, owner: null, fencingToken: 0n, leaseUntilMs: 0, balanceWei: null, resting: false, settles: true };
}

function leaseOf(database: MemoryDatabase, lane: LaneRow, owner: string): TakenLane {
  const { id, address, fencingToken, nextNonce, isRetired, resting: isResting, balanceWei } = lane;
  const retired = isRetired === true && { isRetired, ...(mayServe(database, lane) && { mayServe: true as const }) };
  return { laneId: id, address, owner, fencingToken, nextNonce, isResting, balanceWei, ...retired };
}
