import type { Address } from "@lunas/catalog/chain";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type { TakenLane } from "@lunas/domain/settlement/lanes/lane-store";
import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { freshAddress } from "./fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

const entry = { actor: { kind: "operator", id: "test" }, action: "lane.retire", target: "lane", details: {} } as const;

type Lane = Awaited<ReturnType<typeof aLane>>;

/** Its next holder's lease. */
async function retireLane({ retirement }: Stores, { chainId, lease, acquire }: Lane): Promise<LaneLease> {
  await retirement.retire({ chainId, address: lease.address }, entry);
  return await acquire("settler-2");
}

/** The part of the settlement store's contract that tells of lanes whose keys an operator has retired. */
export function settlementRetiringContract(of: () => Stores): void {
  serving(of);
  const retire = (lane: Lane) => retireLane(of(), lane);
  const another = async (chainId: number) => {
    const address = freshAddress();
    await of().lanes.register(chainId, [{ address, startNonce: 9 }]);
    const ask = { chainId, owner: "settler-3", addresses: [address], count: 1, leaseMs: 60_000 };
    const [lease] = await of().lanes.acquire(ask);
    if (lease === undefined) throw new Error("the lane is not free");
    return lease;
  };

  it("has a retired lane followed, and gives it no nonce", async () => {
    const lane = await aLane(of());
    const [first, second] = (await pendingOn(of(), lane.chainId, 2)) as [PaymentId, PaymentId];
    const planned = plannedFor(5, first);
    await of().settlements.commit(lane.lease, [planned]);
    const follower = await retire(lane);
    expect([lane.lease.isRetired, follower.isRetired, follower.nextNonce]).toEqual([undefined, true, 6]);
    expect(await of().settlements.commit(follower, [plannedFor(6, second)])).toEqual({ kind: "lane_lost" });
    expect(await of().settlements.orders([first])).toEqual([]);
    await of().settlements.finish(follower, [closedBy(5, planned.attempt)], []);
    await of().lanes.release([follower]);
    await expect(lane.acquire("settler-3")).rejects.toThrow("the lane is not free");
  });

  it("gives the payments of what a retired lane abandons to other lanes, those of a bundle too", async () => {
    const lane = await aLane(of());
    const ids = (await pendingOn(of(), lane.chainId, 3)) as [PaymentId, PaymentId, PaymentId];
    const bundle: PlannedTransaction = {
      ...{ nonce: 6, purpose: "bundle", paymentId: null, bundled: [ids[1], ids[2]], attempt: anAttempt() },
    };
    await of().settlements.commit(lane.lease, [plannedFor(5, ids[0]), bundle]);
    const follower = await retire(lane);
    const other = await another(lane.chainId);
    const again = [9, 10, 11].map((nonce, index) => plannedFor(nonce, ids[index] as PaymentId));
    expect(await of().settlements.commit(other, again)).toMatchObject({ kind: "taken" });
    expect(await of().settlements.abandon(follower, [5, 6])).toBe(true);
    expect(await of().settlements.open(follower.laneId)).toEqual([]);
    expect((await of().settlements.orders(ids)).map(({ failedIn }) => failedIn)).toEqual([null, null, null]);
    expect(await of().settlements.commit(other, again)).toEqual({ kind: "committed" });
  });

  it("keeps no lane for a holder that has written more than the rows have, or does not follow what is open", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, id)]);
    const renewed = (nextNonce: number, open: readonly number[]) =>
      of().lanes.renew([{ ...lease, nextNonce, open }], 60_000);
    expect(await renewed(6, [5])).toEqual([lease.laneId]);
    expect(await renewed(5, [])).toEqual([lease.laneId]);
    expect(await renewed(7, [5, 6])).toEqual([]);
    expect(await renewed(6, [])).toEqual([]);
  });

  it("abandons nothing of a lane that is not retired, or that another settler holds", async () => {
    const lane = await aLane(of());
    const [id] = (await pendingOn(of(), lane.chainId)) as [PaymentId];
    await of().settlements.commit(lane.lease, [plannedFor(5, id)]);
    expect(await of().settlements.abandon(lane.lease, [5])).toBe(false);
    const follower = await retire(lane);
    expect(await of().settlements.abandon(lane.lease, [5])).toBe(false);
    expect((await of().settlements.open(follower.laneId)).length).toBe(1);
  });
}

function serving(of: () => Stores): void {
  it("lends a retired lane to an owner of its key without anything open, until it gave up a nonce", async () => {
    const lane = await aLane(of());
    const { chainId, lease } = lane;
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, id)]);
    await of().retirement.retire({ chainId, address: lease.address }, entry);
    const addresses = [lease.address];
    const acquired = (signable: readonly Address[]) =>
      of().lanes.acquire({ chainId, owner: "settler-2", addresses, count: 1, leaseMs: 60_000, signable });
    const [follower] = (await acquired([])) as [TakenLane];
    expect([lease.mayServe, follower.isRetired, follower.mayServe]).toEqual([undefined, true, true]);
    await of().settlements.finish(follower, [{ ...closedBy(5, anAttempt()), minedHash: null }], []);
    await of().lanes.release([follower]);
    expect(await acquired([])).toEqual([]);
    expect(await acquired([freshAddress()])).toEqual([]);
    expect(await acquired(addresses)).toMatchObject([{ nextNonce: 6, isRetired: true, mayServe: true }]);
  });

  it("lends it to nobody once it gave up a nonce, nor the treasury's", async () => {
    const lane = await aLane(of());
    const { chainId, lease } = lane;
    const [first, second] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, first), plannedFor(6, second)]);
    const follower = await retireLane(of(), lane);
    await of().settlements.abandon(follower, [5]);
    const acquired = async (address: Address) => {
      const request = { chainId, owner: "settler-2", addresses: [address], signable: [address] };
      return await of().lanes.acquire({ ...request, count: 1, leaseMs: 60_000 });
    };
    const [again] = (await acquired(lease.address)) as [TakenLane];
    expect([again.isRetired, again.mayServe]).toEqual([true, undefined]);
    await of().settlements.abandon(again, [6]);
    expect(await acquired(lease.address)).toEqual([]);
    const treasury = freshAddress();
    await of().lanes.register(chainId, [{ address: treasury, startNonce: 0, isTreasury: true }]);
    await of().retirement.retire({ chainId, address: treasury }, entry);
    expect(await acquired(treasury)).toEqual([]);
  });
}
