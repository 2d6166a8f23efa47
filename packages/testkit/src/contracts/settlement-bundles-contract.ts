import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAttempt } from "../build/an-attempt";
import { anAuthorization } from "../build/an-authorization";
import { nowSeconds } from "../build/defaults";
import { until } from "../time/until";
import { aConfirmation, freshAddress } from "./fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

/** The part of the settlement store's contract that tells of transactions which carry several settlements. */
export function settlementBundlesContract(of: () => Stores): void {
  writing(of);
  taking(of);
  ending(of);
  sharing(of);
  reopening(of);
}

type Of = () => Stores;

const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;

function aBundle(nonce: number, bundled: readonly PaymentId[]): PlannedTransaction {
  return { nonce, purpose: "bundle", paymentId: null, bundled, attempt: anAttempt() };
}

async function onItsWay(of: Of, count = 3) {
  const lane = await aLane(of());
  const ids = await pendingOn(of(), lane.chainId, count);
  const planned = aBundle(5, ids);
  await of().settlements.commit(lane.lease, [planned]);
  const closed = { ...closedBy(5, planned.attempt), isBundle: true } as const;
  return { ...lane, ids, attempt: planned.attempt, closed };
}

function failed(paymentId: PaymentId) {
  return { kind: "failed", paymentId, code: "tx_failed", message: "It reverted.", txHash: null } as const;
}

function writing(of: Of): void {
  it("writes a bundle beside others, and gives its orders back in their places", async () => {
    const { chainId, lease } = await aLane(of());
    const [alone, ...ids] = (await pendingOn(of(), chainId, 4)) as [PaymentId, ...PaymentId[]];
    const outcome = await of().settlements.commit(lease, [plannedFor(5, alone), aBundle(6, [...ids].reverse())]);
    expect(outcome).toEqual({ kind: "committed" });
    const [single, bundle] = await of().settlements.open(lease.laneId);
    expect(single).toMatchObject({ transaction: { purpose: "payment", paymentId: alone } });
    expect(bundle).toMatchObject({ transaction: { nonce: 6, purpose: "bundle", paymentId: null }, order: null });
    expect(bundle?.bundled?.map(({ paymentId }) => paymentId)).toEqual([...ids].reverse());
    expect(bundle?.bundled?.map(({ amount }) => amount)).toEqual(ids.map(() => 500_000n));
  });

  it("tells whether a payer had code", async () => {
    const { chainId } = await aLane(of());
    const ids: PaymentId[] = [];
    for (const payerHasCode of [true, false]) {
      const authorization = anAuthorization({ from: freshAddress() });
      const payment = aNewPayment({ merchantId: of().merchantIds[0], chainId, authorization, payerHasCode });
      const reservation = { balance: authorization.amount, allowance: null, readAtBlock: 100 };
      await of().payments.accept(payment, reservation, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 1 });
      ids.push(payment.id);
    }
    expect((await of().settlements.orders(ids)).map(({ payerHasCode }) => payerHasCode)).toEqual([true, false]);
  });

  it("shows every payment of a bundle with its hash, and finds one by that", async () => {
    const { ids, attempt } = await onItsWay(of);
    for (const id of ids) {
      const found = await of().payments.find(scopeOf(of()), id);
      expect(found).toMatchObject({ payment: { status: "pending", txHash: attempt.hash } });
    }
    const byHash = await of().payments.find(scopeOf(of()), attempt.hash);
    expect(ids).toContain(byHash?.payment.id);
  });

  it("shows the hash of the attempt that replaced a bundle's first", async () => {
    const { lease, ids } = await onItsWay(of);
    const dearer = anAttempt({ createdAtMs: nowSeconds * 1_000 + 60_000 });
    expect(await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "bundle", attempt: dearer })).toBe(
      true,
    );
    const found = await of().payments.find(scopeOf(of()), ids[0] as PaymentId);
    expect(found?.payment.txHash).toBe(dearer.hash);
    const [open] = await of().settlements.open(lease.laneId);
    expect(open?.bundled).toHaveLength(3);
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "filler", attempt: anAttempt() });
    const [filled] = await of().settlements.open(lease.laneId);
    expect([filled?.order, filled?.bundled ?? []]).toEqual([null, []]);
  });
}

function taking(of: Of): void {
  it("gives out no order of a bundle that is on its way, and forgets none of them", async () => {
    const { chainId, ids } = await onItsWay(of);
    expect(await of().settlements.orders(ids)).toEqual([]);
    expect(await of().settlements.forgotten(chainId, { olderThanMs: 0, after: null, limit: 9 })).toEqual([]);
  });

  it.each<[string, (ids: readonly PaymentId[], nonce: number) => PlannedTransaction]>([
    ["alone", ([first], nonce) => plannedFor(nonce, first as PaymentId)],
    ["in another bundle", (ids, nonce) => aBundle(nonce, ids)],
  ])("lets nobody have a bundled payment %s", async (_how, planned) => {
    const { ids } = await onItsWay(of);
    const other = await aLane(of());
    const [free] = (await pendingOn(of(), other.chainId)) as [PaymentId];
    const [first] = ids as [PaymentId];
    const outcome = await of().settlements.commit(other.lease, [planned([first, free], 5)]);
    expect(outcome).toEqual({ kind: "taken", paymentIds: [first] });
    expect(await of().settlements.open(other.lease.laneId)).toEqual([]);
  });

  it("bundles no payment that is already in a transaction of its own", async () => {
    const { chainId, lease } = await aLane(of());
    const other = await aLane(of());
    const ids = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.commit(other.lease, [plannedFor(5, ids[1])]);
    const outcome = await of().settlements.commit(lease, [aBundle(5, ids)]);
    expect(outcome).toEqual({ kind: "taken", paymentIds: [ids[1]] });
  });

  it("lets one of many lanes have payments that all want at once, bundled or alone", async () => {
    const lanes = await Promise.all(Array.from({ length: 4 }, () => aLane(of())));
    const ids = await pendingOn(of(), lanes[0]?.chainId ?? 1, 3);
    const wanted = [
      aBundle(5, ids),
      aBundle(5, [...ids].reverse()),
      plannedFor(5, ids[1] as PaymentId),
      aBundle(5, ids),
    ];
    const outcomes = await Promise.all(
      lanes.map(({ lease }, index) => of().settlements.commit(lease, [wanted[index] as PlannedTransaction])),
    );
    expect(outcomes.filter(({ kind }) => kind === "committed")).toHaveLength(1);
  });

  it("writes nothing for a settler that lost the lane, nor for an old next nonce", async () => {
    const { chainId, lease } = await aLane(of());
    const ids = await pendingOn(of(), chainId, 2);
    for (const stale of [
      { ...lease, fencingToken: lease.fencingToken - 1n },
      { ...lease, nextNonce: lease.nextNonce - 1 },
    ]) {
      const outcome = await of().settlements.commit(stale, [aBundle(stale.nextNonce, ids)]);
      expect(outcome).toEqual({ kind: "lane_lost" });
    }
    expect(await of().settlements.orders(ids)).toHaveLength(2);
  });
}

function ending(of: Of): void {
  it("ends each payment of a bundle by itself; who is not settled is to be settled again", async () => {
    const { chainId, lease, ids, attempt, closed } = await onItsWay(of);
    const [paid, again, lost] = ids as [PaymentId, PaymentId, PaymentId];
    const { ended } = await of().settlements.finish(
      lease,
      [closed],
      [aConfirmation(paid, { txHash: attempt.hash }), failed(lost)],
    );
    expect([...ended].sort()).toEqual([paid, lost].sort());
    expect(await of().settlements.orders(ids)).toMatchObject([
      {
        paymentId: again,
        failedIn: { hash: attempt.hash, isShared: true, isReverted: false, blockNumber: closed.blockNumber },
      },
    ]);
    expect(await of().settlements.forgotten(chainId, { olderThanMs: 60_000, after: null, limit: 9 })).toEqual([]);
    const forgotten = () => of().settlements.forgotten(chainId, { olderThanMs: 10, after: null, limit: 9 });
    await until(async () => (await forgotten()).length === 1, { what: "the bundle to be closed long enough" });
    expect(await of().eventsOf(paid)).toEqual(["payment.confirmed"]);
    expect(await of().eventsOf(again)).toEqual([]);
  });

  it("counts several settlements of one transaction, each by its log", async () => {
    const { lease, ids, attempt, closed } = await onItsWay(of);
    const outcomes = ids.map((id, logIndex) => aConfirmation(id, { txHash: attempt.hash, logIndex }));
    expect((await of().settlements.finish(lease, [closed], outcomes)).ended).toHaveLength(3);
    const found = await of().payments.find(scopeOf(of()), attempt.hash);
    expect([found?.payment.id, ...(found?.alsoInTransaction ?? [])]).toEqual(ids);
  });

  it("sends anew what a bundle did not settle, alone or with others", async () => {
    const { lease, ids, closed } = await onItsWay(of);
    await of().settlements.finish(lease, [closed], []);
    const [first, ...others] = ids as [PaymentId, ...PaymentId[]];
    const next = [plannedFor(6, first), aBundle(7, others)];
    expect(await of().settlements.commit({ ...lease, nextNonce: 6 }, next)).toEqual({ kind: "committed" });
  });
}

function sharing(of: Of): void {
  const gasOf = async (id: PaymentId) => {
    const found = await of().payments.find(scopeOf(of()), id);
    if (found === null) throw new Error(`there is no payment ${id}`);
    const { chainId, permit2, merchantId, authorization } = found.payment;
    const { from: payer, nonce, token } = authorization;
    const request = { authorization: { chainId, permit2, payer, nonce }, token, merchantId, idempotency: null };
    return (await of().payments.lookUp(request)).gas;
  };

  it("shares the gas out among the payments, to the last unit", async () => {
    const { lease, ids, attempt, closed } = await onItsWay(of);
    const figures = { gasUsed: 200_000n, effectiveGasPriceWei: 7n, l1FeeWei: 100n };
    const outcomes = ids.map((id, logIndex) => aConfirmation(id, { txHash: attempt.hash, logIndex }));
    await of().settlements.finish(lease, [{ ...closed, ...figures }], outcomes);
    const shares = await Promise.all(
      ids.map(async (id) => (await of().histories.find(scopeOf(of()), id))?.transactions[0]),
    );
    expect(shares.map((each) => [each?.payments, each?.closed?.gasUsed])).toEqual([
      [3, 66_667n],
      [3, 66_667n],
      [3, 66_666n],
    ]);
    const wholeWei = 200_000n * 7n + 100n;
    expect(await gasOf(ids[0] as PaymentId)).toMatchObject({ merchantSpentWei: wholeWei, chainSpentWei: wholeWei });
  });

  it("counts a revert for each payer whose part of a bundle came to nothing, and for no other", async () => {
    const { lease, ids, attempt, closed } = await onItsWay(of);
    const [paid, again, lost] = ids as [PaymentId, PaymentId, PaymentId];
    await of().settlements.finish(lease, [closed], [aConfirmation(paid, { txHash: attempt.hash }), failed(lost)]);
    const reverts = await Promise.all([paid, again, lost].map(async (id) => (await gasOf(id)).payerRevertAgesSeconds));
    expect(reverts.map(({ length }) => length)).toEqual([0, 1, 1]);
  });

  it("counts no revert where a filler took a bundle's place", async () => {
    const { lease, ids, closed } = await onItsWay(of);
    const cancellation = anAttempt();
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "filler", attempt: cancellation });
    await of().settlements.finish(lease, [{ ...closed, minedHash: cancellation.hash }], [failed(ids[0] as PaymentId)]);
    expect((await gasOf(ids[0] as PaymentId)).payerRevertAgesSeconds).toEqual([]);
  });
}

function reopening(of: Of): void {
  it("opens two bundles of one payment again in one call: the payment is on its way once", async () => {
    const { lease, ids, closed } = await onItsWay(of);
    await of().settlements.finish(lease, [{ ...closed, status: "reverted" }], []);
    const second = aBundle(6, ids);
    expect(await of().settlements.commit({ ...lease, nextNonce: 6 }, [second])).toEqual({ kind: "committed" });
    const again = { ...closedBy(6, second.attempt), status: "reverted", isBundle: true } as const;
    await of().settlements.finish(lease, [again], []);
    expect(await of().settlements.reopen(lease, [5, 6])).toHaveLength(2);
    expect((await of().settlements.open(lease.laneId)).map(({ transaction: { nonce } }) => nonce)).toEqual([5, 6]);
    expect(await of().settlements.orders(ids)).toEqual([]);
    await of().settlements.finish(lease, [again], []);
    await of().settlements.finish(lease, [{ ...closed, status: "reverted" }], []);
    expect((await of().settlements.orders(ids)).map(({ paymentId }) => paymentId)).toEqual(ids);
  });
}
