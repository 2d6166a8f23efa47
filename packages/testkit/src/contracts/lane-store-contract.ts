import type { Address } from "@lunas/catalog/chain";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import { readyAmong, type TakenLane } from "@lunas/domain/settlement/lanes/lane-store";
import { until } from "../time/until";
import { freshAddress, freshChainId } from "./fresh";
import type { MakeStores, Stores } from "./stores";

const longLeaseMs = 60_000;

/** What every lane store promises. Declares jest tests. */
export function laneStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: lanes`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    leasing(of);
    registering(of);
    changingHands(of);
    counting(of);
    retiring(of);
  });
}

type Of = () => Stores;

/** A chain of its own with that many lanes. */
async function lanesOn({ lanes }: Stores, count: number) {
  const chainId = freshChainId();
  const addresses = Array.from({ length: count }, freshAddress);
  await lanes.register(
    chainId,
    addresses.map((address, index) => ({ address, startNonce: index * 10 })),
  );
  const acquire = (owner: string, wanted = count, leaseMs = longLeaseMs) =>
    lanes.acquire({ chainId, owner, addresses, count: wanted, leaseMs });
  return { chainId, addresses, acquire };
}

function leasing(of: Of): void {
  it("leases a lane to one settler, with the nonce that it was registered with", async () => {
    const { addresses, acquire } = await lanesOn(of(), 2);
    const leases = await acquire("settler-1");
    const byNonce = [...leases].sort((a, b) => a.nextNonce - b.nextNonce);
    expect(byNonce.map(({ address, nextNonce, owner }) => [address, nextNonce, owner])).toEqual([
      [addresses[0], 0, "settler-1"],
      [addresses[1], 10, "settler-1"],
    ]);
    expect(await acquire("settler-2")).toEqual([]);
  });

  it("gives a lane that was long not asked for to a settler that asks for it, and no lane that was released lately", async () => {
    const { lanes } = of();
    const { chainId, addresses, acquire } = await lanesOn(of(), 2);
    const leftFor = (ms: number) =>
      lanes.acquire({ chainId, owner: "settler-2", addresses, count: 2, leaseMs: longLeaseMs, leftForMs: ms });
    const [one] = await acquire("settler-1", 1);
    await lanes.release([one as LaneLease]);
    // The other one was never held: no settler has asked for it since it was made.
    expect((await leftFor(60_000)).map(({ laneId }) => laneId)).not.toContain(one?.laneId);
    const again = await until(async () => (await leftFor(20)).find(({ laneId }) => laneId === one?.laneId), {
      timeoutMs: 5_000,
      intervalMs: 5,
      what: "the lane to count as left",
    });
    expect(again.fencingToken).toBeGreaterThan((one as LaneLease).fencingToken);
  });

  it("gives each lane to one of many settlers that ask at once, and to none more than it asked for", async () => {
    const { acquire } = await lanesOn(of(), 6);
    const owners = ["settler-1", "settler-2", "settler-3", "settler-4"];
    const taken = await Promise.all(owners.map((owner) => acquire(owner, 2)));
    for (const leases of taken) expect(leases.length).toBeLessThanOrEqual(2);
    // A settler that asks while a row is locked may skip it; the next round finds it.
    const rest = await acquire("settler-5", 6);
    const all = [...taken.flat(), ...rest].map(({ laneId }) => laneId);
    expect(all).toHaveLength(6);
    expect(new Set(all).size).toBe(6);
  });

  it("leases only lanes of the addresses that the settler can sign for", async () => {
    const { chainId, addresses } = await lanesOn(of(), 3);
    const own = addresses.slice(1, 2);
    const leases = await of().lanes.acquire({ chainId, owner: "settler-1", addresses: own, count: 5, leaseMs: 1_000 });
    expect(leases.map(({ address }) => address)).toEqual(own);
  });

  it("leases a lane with what was last reported of its balance", async () => {
    const { lanes } = of();
    const { acquire } = await lanesOn(of(), 1);
    const [first] = (await acquire("settler-1")) as [TakenLane];
    expect(first).toMatchObject({ isResting: false, balanceWei: null });
    for (const [balanceWei, resting] of [
      [7n, true],
      [10n ** 24n, false],
    ] as const) {
      await lanes.reportBalances([{ laneId: first.laneId, balanceWei, resting, gasPriceWei: null }]);
      expect(await acquire("settler-1")).toMatchObject([{ isResting: resting, balanceWei }]);
    }
  });
}

function registering(of: Of): void {
  it("keeps a lane as it is when its signer is registered again", async () => {
    const { chainId, addresses, acquire } = await lanesOn(of(), 1);
    await of().lanes.register(
      chainId,
      addresses.map((address) => ({ address, startNonce: 99 })),
    );
    expect(await acquire("settler-1")).toMatchObject([{ nextNonce: 0 }]);
  });
}

function changingHands(of: Of): void {
  it("raises the fencing token with every change of hands", async () => {
    const { acquire } = await lanesOn(of(), 1);
    const [first] = (await acquire("settler-1")) as [TakenLane];
    await of().lanes.release([first]);
    const [second] = (await acquire("settler-2")) as [TakenLane];
    expect(second.fencingToken).toBeGreaterThan(first.fencingToken);
  });

  it("frees a lane whose lease ended, and renews it no more for who held it", async () => {
    const { acquire } = await lanesOn(of(), 1);
    const [dead] = (await acquire("settler-1", 1, 40)) as [TakenLane];
    const next = await until(
      async () => {
        const [lease] = await acquire("settler-2");
        return lease;
      },
      { what: "the lease to end" },
    );
    expect(await of().lanes.renew([dead, next], longLeaseMs)).toEqual([next.laneId]);
    expect(await of().lanes.renew([dead], longLeaseMs)).toEqual([]);
  });

  it("gives an owner its own lane anew, under a new token: what it wrote by the old one counts no more", async () => {
    const { acquire } = await lanesOn(of(), 1);
    const [first] = (await acquire("settler-1")) as [TakenLane];
    const [again] = (await acquire("settler-1")) as [TakenLane];
    expect(again.laneId).toBe(first.laneId);
    expect(again.fencingToken).toBeGreaterThan(first.fencingToken);
    expect(await of().lanes.renew([first], longLeaseMs)).toEqual([]);
  });

  it("keeps the lanes of a settler that renews", async () => {
    const { acquire } = await lanesOn(of(), 2);
    const leases = await acquire("settler-1", 2, 500);
    const renewed = await of().lanes.renew(leases, longLeaseMs);
    expect([...renewed].sort()).toEqual(leases.map(({ laneId }) => laneId).sort());
    expect(await acquire("settler-2")).toEqual([]);
  });

  it("ignores a release by who no longer holds the lane", async () => {
    const { acquire } = await lanesOn(of(), 1);
    const [first] = (await acquire("settler-1")) as [TakenLane];
    await of().lanes.release([first]);
    const [second] = (await acquire("settler-2")) as [TakenLane];
    await of().lanes.release([first]);
    expect(await acquire("settler-3")).toEqual([]);
    expect(await of().lanes.renew([second], longLeaseMs)).toEqual([second.laneId]);
  });
}

function counting(of: Of): void {
  it("counts the settlers that live and the lanes that there are, chain by chain", async () => {
    const { chainId } = await lanesOn(of(), 3);
    const ttlMs = 60_000;
    expect(await of().lanes.heartbeat({ id: "settler-1", chainId, ttlMs })).toEqual({ settlers: 1, retired: [] });
    expect(await of().lanes.heartbeat({ id: "settler-2", chainId, ttlMs })).toEqual({ settlers: 2, retired: [] });
    expect(await of().lanes.heartbeat({ id: "settler-1", chainId, ttlMs })).toEqual({ settlers: 2, retired: [] });
    const elsewhere = freshChainId();
    expect(await of().lanes.heartbeat({ id: "settler-1", chainId: elsewhere, ttlMs })).toEqual({
      settlers: 1,
      retired: [],
    });
  });

  it("does not count a settler that has left, on that chain", async () => {
    const [{ chainId }, elsewhere] = [await lanesOn(of(), 1), freshChainId()];
    const beat = (id: string, on: number) => of().lanes.heartbeat({ id, chainId: on, ttlMs: 60_000 });
    await beat("settler-1", chainId);
    await beat("settler-1", elsewhere);
    await of().lanes.leave({ id: "settler-1", chainId });
    expect(await beat("settler-2", chainId)).toMatchObject({ settlers: 1 });
    expect(await beat("settler-2", elsewhere)).toMatchObject({ settlers: 2 });
  });

  it("forgets a settler that was not heard of for long enough", async () => {
    const { chainId } = await lanesOn(of(), 1);
    await of().lanes.heartbeat({ id: "settler-1", chainId, ttlMs: 60_000 });
    const alone = () => of().lanes.heartbeat({ id: "settler-2", chainId, ttlMs: 40 });
    await until(async () => (await alone()).settlers === 1, { what: "the first settler to be forgotten" });
  });

  it("counts no treasury among the lanes that are ready, also one that was registered as a settling lane before", async () => {
    const { chainId, addresses, acquire } = await lanesOn(of(), 2);
    const [settling, treasury] = addresses as [Address, Address];
    await of().lanes.register(chainId, [{ address: treasury, startNonce: 99, isTreasury: true }]);
    expect(readyAmong(await of().lanes.states(chainId))).toEqual([settling]);
    const leases = await acquire("settler-1");
    expect(leases.find(({ address }) => address === treasury)?.nextNonce).toBe(10);
  });

  it("tells which lanes are ready: all that do not rest, held or not", async () => {
    const { chainId, addresses, acquire } = await lanesOn(of(), 2);
    const [lease] = (await acquire("settler-1", 1)) as [TakenLane];
    expect([...readyAmong(await of().lanes.states(chainId))].sort()).toEqual([...addresses].sort());
    const balance = { laneId: lease.laneId, balanceWei: 10n ** 24n, gasPriceWei: null };
    const isHeld = async () => (await of().lanes.states(chainId)).filter((lane) => lane.isHeld);
    expect(await isHeld()).toEqual([{ address: lease.address, isRetired: false, isResting: false, isHeld: true }]);
    await of().lanes.reportBalances([{ ...balance, resting: true }]);
    expect(readyAmong(await of().lanes.states(chainId))).toEqual(
      addresses.filter((address) => address !== lease.address),
    );
    await of().lanes.reportBalances([{ ...balance, resting: false }]);
    expect(readyAmong(await of().lanes.states(chainId))).toHaveLength(2);
    await of().lanes.reportBalances([]);
  });
}

function retiring(of: Of): void {
  const entry = {
    actor: { kind: "operator", id: "test" },
    action: "lane.retire",
    target: "lane",
    details: {},
  } as const;

  it("takes a retired lane from its settler for good, and gives it to nobody while nothing is open on it", async () => {
    const { lanes, retirement } = of();
    const { chainId, addresses, acquire } = await lanesOn(of(), 2);
    const leases = await acquire("settler-1");
    const [address, other] = addresses as [Address, Address];
    expect(await retirement.retire({ chainId, address }, entry)).toBe("retired");
    expect(await retirement.retire({ chainId, address }, entry)).toBe("again");
    expect(await retirement.retire({ chainId, address: freshAddress() }, entry)).toBe("unknown");
    const kept = leases.find((lease) => lease.address === other) as LaneLease;
    expect(await lanes.renew(leases, longLeaseMs)).toEqual([kept.laneId]);
    await lanes.release([kept]);
    expect((await acquire("settler-2")).map((lease) => lease.address)).toEqual([other]);
    expect(readyAmong(await lanes.states(chainId))).toEqual([other]);
    const shown = (await lanes.states(chainId)).find((lane) => lane.address === address);
    expect(shown).toEqual({ address, isRetired: true, isResting: false, isHeld: false });
    expect((await lanes.heartbeat({ id: "settler-1", chainId, ttlMs: 1_000 })).retired).toEqual([address]);
  });
}
