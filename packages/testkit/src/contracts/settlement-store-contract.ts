import type { Address } from "@lunas/catalog/chain";
import type { Attempt, LaneLease } from "@lunas/domain/settlement/attempt";
import type { Forgotten } from "@lunas/domain/settlement/submit/forgotten";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { nowSeconds } from "../build/defaults";
import { until } from "../time/until";
import { freshAddress, freshChainId } from "./fresh";
import { settlementAbandonedContract } from "./settlement-abandoned-contract";
import { settlementBundlesContract } from "./settlement-bundles-contract";
import { settlementEndingsContract } from "./settlement-endings-contract";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import { settlementJobOrdersContract } from "./settlement-job-orders-contract";
import { settlementLateContract } from "./settlement-late-contract";
import { settlementReopeningContract } from "./settlement-reopening-contract";
import { settlementRetiringContract } from "./settlement-retiring-contract";
import type { MakeStores, Stores } from "./stores";

/** What every settlement store promises. Declares jest tests. */
export function settlementStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: settlements`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    ordering(of);
    committing(of);
    fencing(of);
    replacing(of);
    refilling(of);
    settlementEndingsContract(of);
    settlementBundlesContract(of);
    settlementJobOrdersContract(of);
    settlementLateContract(of);
    settlementReopeningContract(of);
    settlementRetiringContract(of);
    settlementAbandonedContract(of);
  });
}

type Of = () => Stores;

function ordering(of: Of): void {
  it("gives the orders of payments that are to be settled, and leaves out the others", async () => {
    const { chainId, lease } = await aLane(of());
    const [first, second] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, second)]);
    const orders = await of().settlements.orders([first, second, newId("pay")]);
    expect(orders).toMatchObject([{ paymentId: first, amount: 500_000n, checkedAtBlock: 100 }]);
    const ageMs = async () => (await of().settlements.orders([first]))[0]?.ageMs ?? Number.NaN;
    const before = await ageMs();
    expect(before).toBeLessThan(60_000);
    await until(async () => (await ageMs()) >= before + 10, { what: "the order to age by the clock of the rows" });
  });

  it("leaves out the payments of other chains", async () => {
    const [one, other] = [await aLane(of()), await aLane(of())];
    const ids = [...(await pendingOn(of(), one.chainId)), ...(await pendingOn(of(), other.chainId))];
    const idsOn = async (chainId: number) =>
      (await of().settlements.orders(ids, chainId)).map(({ paymentId }) => paymentId);
    expect(await idsOn(one.chainId)).toEqual(ids.slice(0, 1));
    expect(await idsOn(other.chainId)).toEqual(ids.slice(1));
  });

  it("remembers what the queue lost, oldest first, and not what is on its way", async () => {
    const { chainId, lease } = await aLane(of());
    const [first, second, third] = (await pendingOn(of(), chainId, 3)) as [PaymentId, PaymentId, PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, first)]);
    const forgotten = async (limit: number) => idsOf(await of().settlements.forgotten(chainId, { ...old, limit }));
    await until(async () => (await forgotten(9)).length === 2, { what: "the payments to be old enough" });
    expect([...(await forgotten(9))].sort()).toEqual([second, third].sort());
    expect(await forgotten(1)).toHaveLength(1);
    expect(await of().settlements.forgotten(chainId, { ...old, olderThanMs: 60_000 })).toEqual([]);
    expect(await of().settlements.forgotten(freshChainId(), { ...old, olderThanMs: 0 })).toEqual([]);
  });

  it("gives what the queue lost out in pages that leave nothing out", async () => {
    const { chainId } = await aLane(of());
    const ids = await pendingOn(of(), chainId, 7);
    const all = async () => idsOf(await of().settlements.forgotten(chainId, old));
    await until(async () => (await all()).length === 7, { what: "the payments to be old enough" });
    const paged: PaymentId[] = [];
    let after: Forgotten | null = null;
    do {
      const page: readonly Forgotten[] = await of().settlements.forgotten(chainId, { ...old, after, limit: 2 });
      paged.push(...idsOf(page));
      after = page.at(-1) ?? null;
    } while (after !== null);
    expect(paged).toEqual(await all());
    expect([...paged].sort()).toEqual([...ids].sort());
  });

  it("tells the status of the payments that there are", async () => {
    const { chainId } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    expect(await of().settlements.statusOf([id, newId("pay")])).toEqual([{ id, status: "pending" }]);
    expect(await of().settlements.statusOf([])).toEqual([]);
  });
}

function committing(of: Of): void {
  it("writes transactions before they are sent, and the lane's next nonce with them", async () => {
    const { chainId, lease, acquire } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const planned = [plannedFor(5, id), plannedFor(6, null), { ...plannedFor(7, null), purpose: "filler" as const }];
    expect(await of().settlements.commit(lease, planned)).toEqual({ kind: "committed" });
    const open = await of().settlements.open(lease.laneId);
    expect(open.map(({ transaction }) => transaction)).toEqual(
      planned.map(({ attempt, ...rest }) => ({ ...rest, attempts: [{ ...attempt, createdAtMs: expect.any(Number) }] })),
    );
    expect(open.map(({ order }) => order?.paymentId ?? null)).toEqual([id, null, null]);
    await of().lanes.release([lease]);
    expect(await acquire("settler-2")).toMatchObject({ nextNonce: 8 });
  });

  it("shows a pending payment with the hash that was written for it, and finds it by that", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const planned = plannedFor(5, id);
    await of().settlements.commit(lease, [planned]);
    const scope = { merchantId: of().merchantIds[0], environment: "sandbox" } as const;
    expect(await of().payments.find(scope, planned.attempt.hash)).toMatchObject({
      payment: { id, status: "pending", txHash: planned.attempt.hash },
    });
  });
}

function fencing(of: Of): void {
  it.each<[string, (lease: LaneLease) => LaneLease]>([
    ["an old fencing token", (lease) => ({ ...lease, fencingToken: lease.fencingToken - 1n })],
    ["an old next nonce", (lease) => ({ ...lease, nextNonce: lease.nextNonce - 1 })],
  ])("writes nothing for %s", async (_what, spoil) => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const stale = spoil(lease);
    expect(await of().settlements.commit(stale, [plannedFor(stale.nextNonce, id)])).toEqual({ kind: "lane_lost" });
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().settlements.commit(lease, [plannedFor(5, id)])).toEqual({ kind: "committed" });
  });

  it("writes nothing for a settler whose lane another has taken over", async () => {
    const { chainId, lease, acquire } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    await of().lanes.release([lease]);
    const next = await acquire("settler-2");
    expect(await of().settlements.commit(lease, [plannedFor(5, id)])).toEqual({ kind: "lane_lost" });
    expect(await of().settlements.commit(next, [plannedFor(5, id)])).toEqual({ kind: "committed" });
  });

  it("gives a nonce to one of many that want it at once", async () => {
    const { chainId, lease } = await aLane(of());
    const ids = await pendingOn(of(), chainId, 6);
    const outcomes = await Promise.all(ids.map((id) => of().settlements.commit(lease, [plannedFor(5, id)])));
    expect(outcomes.filter(({ kind }) => kind === "committed")).toHaveLength(1);
    expect(await of().settlements.open(lease.laneId)).toHaveLength(1);
  });

  it("writes all or nothing, and names the payments that are taken", async () => {
    const { chainId, lease } = await aLane(of());
    const other = await aLane(of());
    const [free, taken] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.commit(other.lease, [plannedFor(5, taken)]);
    const outcome = await of().settlements.commit(lease, [plannedFor(5, free), plannedFor(6, taken)]);
    expect(outcome).toEqual({ kind: "taken", paymentIds: [taken] });
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().settlements.commit(lease, [plannedFor(5, free)])).toEqual({ kind: "committed" });
  });

  it("lets one of two lanes have a payment that both want at once", async () => {
    const [one, two] = [await aLane(of()), await aLane(of())];
    const [id] = (await pendingOn(of(), one.chainId)) as [PaymentId];
    const outcomes = await Promise.all(
      [one, two].map(({ lease }) => of().settlements.commit(lease, [plannedFor(5, id)])),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["committed", "taken"]);
  });
}

function refilling(of: Of): void {
  it("keeps what a lane sends to others, with its nonce or not at all", async () => {
    const { lease } = await aLane(of());
    const [one, two] = [freshAddress(), freshAddress()];
    const refill = (nonce: number, to: Address, amountWei: bigint) => ({
      ...plannedFor(nonce, null),
      refill: { to, amountWei },
    });
    const { settlements } = of();
    expect(await settlements.refills(lease.laneId)).toEqual({ todayWei: 0n, recentTo: [] });
    const stale = { ...lease, fencingToken: lease.fencingToken - 1n };
    expect(await settlements.commit(stale, [refill(5, one, 7n)])).toEqual({ kind: "lane_lost" });
    expect(await settlements.refills(lease.laneId)).toEqual({ todayWei: 0n, recentTo: [] });
    const planned = [refill(5, one, 10n ** 18n), plannedFor(6, null), refill(7, two, 3n)] as const;
    expect(await settlements.commit(lease, planned)).toEqual({ kind: "committed" });
    const usage = await settlements.refills(lease.laneId);
    expect({ ...usage, recentTo: [...usage.recentTo].sort() }).toEqual({
      todayWei: 10n ** 18n + 3n,
      recentTo: [one, two].sort(),
    });
    // One that has just arrived may not show in a balance yet.
    await settlements.finish(lease, [closedBy(5, planned[0].attempt)], []);
    expect((await settlements.refills(lease.laneId)).recentTo).toHaveLength(2);
  });
}

const nowMs = nowSeconds * 1_000;

/** As a replacement is signed: a node takes it for nothing less. */
function dearerThan({ fees: { feeCapWei, tipWei } }: Attempt, createdAtMs: number): Attempt {
  return anAttempt({ createdAtMs, fees: { feeCapWei: feeCapWei * 2n, tipWei: tipWei * 2n } });
}

function replacing(of: Of): void {
  it("adds attempts to an open nonce, and may turn it into a filler", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const first = plannedFor(5, id);
    await of().settlements.commit(lease, [first]);
    const second = dearerThan(first.attempt, nowMs);
    const third = dearerThan(second, nowMs);
    // The lease as it was taken: its next nonce is old by now, and that does not matter to an open nonce.
    expect(await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "payment", attempt: second })).toBe(
      true,
    );
    expect(await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "filler", attempt: third })).toBe(true);
    const [open] = await of().settlements.open(lease.laneId);
    expect(open?.transaction.purpose).toBe("filler");
    expect(open?.transaction.attempts.map(({ hash }) => hash)).toEqual([first.attempt.hash, second.hash, third.hash]);
  });

  it("knows the newest attempt by what it offers, whatever the clocks of those who signed said", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const first = { ...plannedFor(5, id), attempt: anAttempt({ createdAtMs: nowMs + 300_000 }) };
    await of().settlements.commit(lease, [first]);
    const second = dearerThan(first.attempt, nowMs);
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "payment", attempt: second });
    const [open] = await of().settlements.open(lease.laneId);
    expect(open?.transaction.attempts.map(({ hash }) => hash)).toEqual([first.attempt.hash, second.hash]);
    await of().settlements.finish(lease, [closedBy(5, null)], []);
    expect(await of().settlements.reopen(lease, [5])).toMatchObject([{ hash: second.hash }]);
  });

  it("knows a cancellation as the newest attempt also where it pays less: the node refused the payment for its price", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const first = plannedFor(5, id);
    await of().settlements.commit(lease, [first]);
    const { feeCapWei, tipWei } = first.attempt.fees;
    const cheaper = anAttempt({ createdAtMs: nowMs, fees: { feeCapWei: feeCapWei / 10n, tipWei: tipWei / 10n } });
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "filler", attempt: cheaper });
    const [open] = await of().settlements.open(lease.laneId);
    expect(open?.transaction.attempts.map(({ hash }) => hash)).toEqual([first.attempt.hash, cheaper.hash]);
  });

  it("adds nothing to a nonce that is final: its signature came too late", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const first = plannedFor(5, id);
    await of().settlements.commit(lease, [first]);
    await of().settlements.finish(lease, [{ ...closedBy(5, first.attempt), status: "reverted" }], []);
    const late = { nonce: 5, purpose: "filler", attempt: dearerThan(first.attempt, nowMs) } as const;
    expect(await of().settlements.commitReplacement(lease, late)).toBe(false);
    expect(await of().settlements.orders([id])).toMatchObject([{ failedIn: { hash: first.attempt.hash } }]);
  });

  it("adds nothing for a settler that lost the lane", async () => {
    const { chainId, lease, acquire } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, id)]);
    await of().lanes.release([lease]);
    await acquire("settler-2");
    const replacement = { nonce: 5, purpose: "payment", attempt: anAttempt() } as const;
    expect(await of().settlements.commitReplacement(lease, replacement)).toBe(false);
    const [open] = await of().settlements.open(lease.laneId);
    expect(open?.transaction.attempts).toHaveLength(1);
  });
}

const old = { olderThanMs: 10, after: null, limit: 9 };

function idsOf(forgotten: readonly Forgotten[]): PaymentId[] {
  return forgotten.map(({ id }) => id);
}
