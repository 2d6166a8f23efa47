import type { PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { until } from "../time/until";
import { aConfirmation, anExpiry, freshHash } from "./fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

/** The part of the settlement store's contract that tells how transactions close and payments end. */
export function settlementEndingsContract(of: () => Stores): void {
  confirming(of);
  counting(of);
  failing(of);
  overdue(of);
  fencing(of);
}

type Of = () => Stores;

async function onItsWay(of: Of) {
  const lane = await aLane(of());
  const [id] = (await pendingOn(of(), lane.chainId)) as [PaymentId];
  const planned = plannedFor(5, id);
  await of().settlements.commit(lane.lease, [planned]);
  return { ...lane, id, attempt: planned.attempt };
}

const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;

function confirming(of: Of): void {
  it("closes the nonce, ends the payment and writes its one event", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    const outcome = aConfirmation(id, { txHash: attempt.hash });
    const { ended } = await of().settlements.finish(lease, [closedBy(5, attempt)], [outcome]);
    expect(ended).toEqual([id]);
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().payments.find(scopeOf(of()), id)).toMatchObject({
      payment: { status: "confirmed", txHash: attempt.hash, settled: outcome.settled },
    });
    expect(await of().eventsOf(id)).toEqual(["payment.confirmed"]);
  });

  it("changes nothing when told again, or otherwise, of a payment that ended", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    const outcome = aConfirmation(id, { txHash: attempt.hash });
    await of().settlements.finish(lease, [closedBy(5, attempt)], [outcome]);
    for (const again of [outcome, aConfirmation(id), anExpiry(id)]) {
      const { ended } = await of().settlements.finish(lease, [closedBy(5, attempt)], [again]);
      expect(ended).toEqual([]);
    }
    expect((await of().payments.find(scopeOf(of()), id))?.payment.settled).toEqual(outcome.settled);
    expect(await of().eventsOf(id)).toEqual(["payment.confirmed"]);
  });

  it("ends a payment once when many tell of it at the same time", async () => {
    const { id } = await onItsWay(of);
    const outcome = aConfirmation(id);
    const reported = await Promise.all(Array.from({ length: 8 }, () => of().settlements.finish(null, [], [outcome])));
    expect(reported.flatMap(({ ended }) => ended)).toEqual([id]);
    expect(await of().eventsOf(id)).toEqual(["payment.confirmed"]);
  });
}

function counting(of: Of): void {
  it("counts a settlement on chain for one payment, and leaves another that claims it pending", async () => {
    const { chainId } = await aLane(of());
    const [first, second, third] = (await pendingOn(of(), chainId, 3)) as [PaymentId, PaymentId, PaymentId];
    const { settled } = aConfirmation(first);
    const claim = (paymentId: PaymentId, logIndex = 3) =>
      of().settlements.finish(null, [], [{ kind: "confirmed", paymentId, settled: { ...settled, logIndex } }]);
    expect(await claim(first)).toEqual({ ended: [first] });
    expect(await claim(second)).toEqual({ ended: [] });
    expect(await of().settlements.statusOf([second])).toEqual([{ id: second, status: "pending" }]);
    expect(await of().eventsOf(second)).toEqual([]);
    expect(await claim(third, 4)).toEqual({ ended: [third] });
  });

  it("counts it once also when two payments claim it in one go", async () => {
    const { chainId } = await aLane(of());
    const ids = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    const { settled } = aConfirmation(ids[0]);
    const outcomes = ids.map((paymentId) => ({ kind: "confirmed", paymentId, settled }) as const);
    const { ended } = await of().settlements.finish(null, [], outcomes);
    expect(ended).toHaveLength(1);
    const rows = await of().settlements.statusOf(ids);
    expect(rows.map(({ status }) => status).sort()).toEqual(["confirmed", "pending"]);
  });

  it("tells which settlements count for another payment, in time or late, and only of pending ones", async () => {
    const { chainId } = await aLane(of());
    const ids = (await pendingOn(of(), chainId, 5)) as [PaymentId, PaymentId, PaymentId, PaymentId, PaymentId];
    const [first, failed, second, third, fourth] = ids;
    const { settled } = aConfirmation(first);
    const late = { ...settled, logIndex: 4 };
    await of().settlements.finish(null, [], [{ kind: "confirmed", paymentId: first, settled }, anExpiry(failed)]);
    await of().settlements.recordLate([{ paymentId: failed, settlement: late }], []);
    const counted = await of().settlements.countedElsewhere([
      { paymentId: first, settled },
      { paymentId: second, settled },
      { paymentId: third, settled: late },
      { paymentId: fourth, settled: { ...settled, logIndex: 5 } },
    ]);
    expect([...counted].sort()).toEqual([second, third].sort());
  });

  it("counts the same hash and log on another chain for another payment", async () => {
    const [one, two] = [await onItsWay(of), await onItsWay(of)];
    const { settled } = aConfirmation(one.id);
    for (const { id } of [one, two]) {
      expect(await of().settlements.finish(null, [], [{ kind: "confirmed", paymentId: id, settled }])).toEqual({
        ended: [id],
      });
    }
  });
}

function failing(of: Of): void {
  it("ends a payment as failed, with the reason and the hash that proves it", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    const failure = { code: "tx_failed", message: "It reverted." } as const;
    const outcome = { kind: "failed", paymentId: id, ...failure, txHash: attempt.hash } as const;
    const reverted = { ...closedBy(5, attempt), status: "reverted" } as const;
    expect(await of().settlements.finish(lease, [reverted], [outcome])).toEqual({ ended: [id] });
    expect(await of().payments.find(scopeOf(of()), id)).toMatchObject({
      payment: { status: "failed", failure, txHash: attempt.hash, settled: null },
    });
    expect(await of().eventsOf(id)).toEqual(["payment.failed"]);
  });

  it("closes a nonce that a foreign transaction used, and leaves its payment to be settled again", async () => {
    const { lease, id } = await onItsWay(of);
    expect(await of().settlements.finish(lease, [closedBy(5, null)], [])).toEqual({ ended: [] });
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().settlements.orders([id])).toMatchObject([{ paymentId: id, failedIn: null }]);
  });

  it("remembers with the order which transaction of ours reverted, and no cancellation of its nonce", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    await of().settlements.finish(lease, [{ ...closedBy(5, attempt), status: "reverted" }], []);
    const { blockNumber } = closedBy(5, attempt);
    const failedIn = { hash: attempt.hash, isShared: false, isReverted: true, blockNumber };
    expect(await of().settlements.orders([id])).toMatchObject([{ failedIn }]);
    const other = await onItsWay(of);
    const cancellation = anAttempt();
    await of().settlements.commitReplacement(other.lease, { nonce: 5, purpose: "filler", attempt: cancellation });
    await of().settlements.finish(other.lease, [{ ...closedBy(5, cancellation), status: "reverted" }], []);
    expect(await of().settlements.orders([other.id])).toMatchObject([{ failedIn: null }]);
  });

  it("leaves a payment alone for a while whose transaction closed without ending it", async () => {
    const { lease, id, chainId } = await onItsWay(of);
    const page = { olderThanMs: 200, after: null, limit: 9 };
    await of().settlements.finish(lease, [closedBy(5, null)], []);
    expect(await of().settlements.forgotten(chainId, page)).toEqual([]);
    const isForgotten = async () => (await of().settlements.forgotten(chainId, page)).some((each) => each.id === id);
    await until(isForgotten, { what: "the payment to be forgotten" });
  });

  it("shows what is open without an order once its payment has ended", async () => {
    const { lease, id } = await onItsWay(of);
    await of().settlements.finish(null, [], [aConfirmation(id, { txHash: freshHash() })]);
    const [open] = await of().settlements.open(lease.laneId);
    expect(open).toMatchObject({ transaction: { nonce: 5, paymentId: id }, order: null });
  });
}

function overdue(of: Of): void {
  const late = 10 ** 10;
  const ids = (orders: readonly { readonly paymentId: PaymentId }[]) => orders.map(({ paymentId }) => paymentId);

  it("gives the pending payments of open transactions that are past their deadline, whatever has the nonce by now", async () => {
    const { chainId, lease, id } = await onItsWay(of);
    const pending = await pendingOn(of(), chainId, 5);
    const [waiting, cancelled, one, two, free] = pending as [PaymentId, PaymentId, PaymentId, PaymentId, PaymentId];
    const first = plannedFor(6, waiting);
    const bundle = { ...plannedFor(8, null), purpose: "bundle", bundled: [one, two] } as const;
    const planned = [first, plannedFor(7, cancelled), bundle];
    await of().settlements.commit({ ...lease, nextNonce: 6 }, planned);
    await of().settlements.commitReplacement(lease, { nonce: 7, purpose: "filler", attempt: anAttempt() });
    const read = (chainSeconds: number, after: PaymentId | null = null, limit = 9) =>
      of().settlements.overdue([lease.laneId], { chainSeconds, after, limit });
    const all = [id, waiting, cancelled, one, two].sort();
    expect(ids(await read(late))).toEqual(all);
    expect(await read(0)).toEqual([]);
    expect(await of().settlements.overdue([], { chainSeconds: late, after: null, limit: 9 })).toEqual([]);
    expect(ids(await read(late, null, 2))).toEqual(all.slice(0, 2));
    expect(ids(await read(late, all[1] ?? null, 2))).toEqual(all.slice(2, 4));
    expect(all).not.toContain(free);
    await of().settlements.finish(lease, [closedBy(6, first.attempt)], [anExpiry(one)]);
    expect(ids(await read(late))).toEqual(all.filter((each) => each !== waiting && each !== one));
  });

  it("ends a payment whose transaction is open, and says then that nothing of it may be settled", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    const settleUntil = async () => (await of().settlements.open(lease.laneId))[0]?.transaction.settleUntilSeconds;
    expect(await settleUntil()).toBeUndefined();
    expect(await of().settlements.finish(null, [], [anExpiry(id)])).toEqual({ ended: [id] });
    expect(await settleUntil()).toBe(0n);
    expect((await of().settlements.open(lease.laneId))[0]?.order).toBeNull();
    const reverted = { ...closedBy(5, attempt), status: "reverted" as const };
    expect(await of().settlements.finish(lease, [reverted], [])).toEqual({ ended: [] });
    expect(await of().settlements.statusOf([id])).toEqual([{ id, status: "failed" }]);
    expect(await of().eventsOf(id)).toEqual(["payment.failed"]);
  });

  it("says it of a bundle once all of its payments have failed", async () => {
    const { chainId, lease } = await aLane(of());
    const [one, two] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.commit(lease, [{ ...plannedFor(5, null), purpose: "bundle", bundled: [one, two] }]);
    const settleUntil = async () => (await of().settlements.open(lease.laneId))[0]?.transaction.settleUntilSeconds;
    await of().settlements.finish(null, [], [anExpiry(one)]);
    expect(await settleUntil()).toBeUndefined();
    await of().settlements.finish(null, [], [anExpiry(two)]);
    expect(await settleUntil()).toBe(0n);
  });
}

function fencing(of: Of): void {
  it("closes and ends nothing for a settler that lost the lane", async () => {
    const { lease, id, attempt, acquire } = await onItsWay(of);
    await of().lanes.release([lease]);
    const next = await acquire("settler-2");
    const outcome = aConfirmation(id, { txHash: attempt.hash });
    for (const outcomes of [[], [outcome]])
      expect(await of().settlements.finish(lease, [closedBy(5, attempt)], outcomes)).toEqual({ ended: [] });
    expect(await of().settlements.open(lease.laneId)).toHaveLength(1);
    expect(await of().payments.find(scopeOf(of()), id)).toMatchObject({ payment: { status: "pending" } });
    expect(await of().eventsOf(id)).toEqual([]);
    expect(await of().settlements.finish(next, [closedBy(5, attempt)], [outcome])).toEqual({ ended: [id] });
  });
}
