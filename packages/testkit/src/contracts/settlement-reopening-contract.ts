import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAttempt } from "../build/an-attempt";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress } from "./fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

/** The part of the settlement store's contract that tells of final transactions that a reorganisation took back. */
export function settlementReopeningContract(of: () => Stores): void {
  opening(of);
  counting(of);
}

type Of = () => Stores;

const failureOf = (paymentId: PaymentId) =>
  ({ kind: "failed", paymentId, code: "tx_failed", message: "It reverted.", txHash: null }) as const;

/** A payment's transaction that is final: it has paid, or has reverted. */
async function aFinal(of: Of, status: "success" | "reverted") {
  const lane = await aLane(of());
  const [id] = (await pendingOn(of(), lane.chainId)) as [PaymentId];
  const planned = plannedFor(5, id);
  await of().settlements.commit(lane.lease, [planned]);
  const end = status === "success" ? aConfirmation(id) : failureOf(id);
  await of().settlements.finish(lane.lease, [{ ...closedBy(5, planned.attempt), status }], [end]);
  return { ...lane, id, planned, lost: { nonce: 5, hash: planned.attempt.hash, blockNumber: 110 } };
}

function opening(of: Of): void {
  it("opens again what a reorganisation took back, and leaves the payment as it was told", async () => {
    const { lease, id, planned, lost } = await aFinal(of, "success");
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
    expect(await of().settlements.reopen(lease, [5, 6])).toEqual([lost]);
    const [row, ...others] = await of().settlements.open(lease.laneId);
    expect([row?.order, others]).toEqual([null, []]);
    expect(row?.transaction).toMatchObject({ nonce: 5, purpose: "payment", paymentId: id });
    expect(row?.transaction.attempts).toMatchObject([{ rawTransaction: planned.attempt.rawTransaction }]);
    expect(row?.transaction.settleUntilSeconds).toBeGreaterThan(0n);
    expect(await of().settlements.statusOf([id])).toEqual([{ id, status: "confirmed" }]);
    expect(await of().settlements.reopen(lease, [5])).toEqual([]);
  });

  it("says that nothing of a failed payment may be settled, and has it watched again", async () => {
    const { chainId, lease, id } = await aFinal(of, "reverted");
    await of().settlements.recordLate([], [id]);
    expect(await of().settlements.watchedOn(chainId, null, 9)).toEqual([]);
    await of().settlements.reopen(lease, [5]);
    const [row] = await of().settlements.open(lease.laneId);
    expect(row?.transaction.settleUntilSeconds).toBe(0n);
    expect(await of().settlements.watchedOn(chainId, null, 9)).toMatchObject([{ paymentId: id }]);
  });

  it("changes nothing for a lane that another holds", async () => {
    const { lease, acquire } = await aFinal(of, "success");
    await of().lanes.release([lease]);
    await acquire("settler-2");
    expect(await of().settlements.reopen(lease, [5])).toBeNull();
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
  });

  it("opens a transaction again whose payment has another one by now, and both can be closed", async () => {
    const { chainId, lease } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    await of().settlements.commit(lease, [plannedFor(5, id)]);
    await of().settlements.finish(lease, [closedBy(5, null)], []);
    const again = plannedFor(6, id);
    await of().settlements.commit({ ...lease, nextNonce: 6 }, [again]);
    expect(await of().settlements.reopen(lease, [5])).toMatchObject([{ nonce: 5, blockNumber: null }]);
    const open = await of().settlements.open(lease.laneId);
    expect(open.map(({ transaction }) => transaction.nonce)).toEqual([5, 6]);
    const closed = [closedBy(5, null), closedBy(6, again.attempt)];
    expect(await of().settlements.finish(lease, closed, [aConfirmation(id)])).toEqual({ ended: [id] });
    expect(await of().settlements.open(lease.laneId)).toEqual([]);
  });

  it("has a bundle's payment that is pending on its way again", async () => {
    const { chainId, lease } = await aLane(of());
    const ids = (await pendingOn(of(), chainId, 3)) as [PaymentId, PaymentId, PaymentId];
    const planned: PlannedTransaction = {
      ...{ nonce: 5, purpose: "bundle", paymentId: null, bundled: ids, attempt: anAttempt() },
    };
    await of().settlements.commit(lease, [planned]);
    const closed = { ...closedBy(5, planned.attempt), isBundle: true } as const;
    await of().settlements.finish(lease, [closed], [aConfirmation(ids[0]), failureOf(ids[1])]);
    expect(await of().settlements.orders(ids)).toMatchObject([{ paymentId: ids[2] }]);
    await of().settlements.reopen(lease, [5]);
    expect(await of().settlements.orders(ids)).toEqual([]);
    const [row] = await of().settlements.open(lease.laneId);
    expect(row?.bundled?.map(({ paymentId }) => paymentId)).toEqual([ids[2]]);
    expect(row?.transaction.settleUntilSeconds).toBeGreaterThan(0n);
    expect(await of().settlements.finish(lease, [closed], [aConfirmation(ids[2])])).toEqual({ ended: [ids[2]] });
  });
}

function counting(of: Of): void {
  it.each(["success", "reverted"] as const)("counts the gas and the revert of a nonce once (%s)", async (status) => {
    const { chainId, lease } = await aLane(of());
    const payer = freshAddress();
    const merchantId = of().merchantIds[0];
    const payment = aNewPayment({ merchantId, chainId, authorization: anAuthorization({ from: payer }) });
    const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
    await of().payments.accept(payment, rich, { paymentId: payment.id, waiterId: "ask_1", leaseMs: 1 });
    const gas = async () => {
      const { permit2, authorization } = payment;
      const key = { chainId, permit2, payer, nonce: authorization.nonce };
      const { token } = authorization;
      const known = await of().payments.lookUp({ authorization: key, token, merchantId, idempotency: null });
      const { merchantSpentWei, chainSpentWei, payerRevertAgesSeconds } = known.gas;
      return { merchantSpentWei, chainSpentWei, reverts: payerRevertAgesSeconds.length };
    };
    const planned = plannedFor(5, payment.id);
    await of().settlements.commit(lease, [planned]);
    const close = (wei: bigint) => {
      const closed = { ...closedBy(5, planned.attempt), status, gasUsed: 1_000n, effectiveGasPriceWei: wei };
      return of().settlements.finish(lease, [closed], []);
    };
    const reverts = status === "reverted" ? 1 : 0;
    await close(7n);
    expect(await gas()).toEqual({ merchantSpentWei: 7_000n, chainSpentWei: 7_000n, reverts });
    await of().settlements.reopen(lease, [5]);
    expect(await gas()).toEqual({ merchantSpentWei: 0n, chainSpentWei: 0n, reverts: 0 });
    await close(9n);
    expect(await gas()).toEqual({ merchantSpentWei: 9_000n, chainSpentWei: 9_000n, reverts });
  });
}
