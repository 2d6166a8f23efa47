import type { Settled } from "@lunas/domain/payment/stored-payment";
import type { PaymentId } from "@lunas/domain/shared/id";
import { aConfirmation, freshChainId } from "./fresh";
import { pendingOn } from "./settlement-fixture";
import type { Stores } from "./stores";

/** The part of the settlement store's contract that tells how failed payments are watched on. */
export function settlementLateContract(of: () => Stores): void {
  watching(of);
  recording(of);
  moving(of);
}

type Of = () => Stores;

async function failedOn(of: Of, chainId: number, count = 1): Promise<PaymentId[]> {
  const ids = await pendingOn(of(), chainId, count);
  await of().settlements.finish(
    null,
    [],
    ids.map((paymentId) => ({ kind: "failed", paymentId, code: "tx_failed", message: "It reverted.", txHash: null })),
  );
  return ids;
}

const lateAt = (paymentId: PaymentId): Settled => aConfirmation(paymentId).settled;
const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;

function watching(of: Of): void {
  const watched = async (chainId: number, after: PaymentId | null = null, limit = 9) =>
    (await of().settlements.watchedOn(chainId, after, limit)).map(({ paymentId }) => paymentId);

  it("watches the failed payments of a chain, and no others, page by page", async () => {
    const chainId = freshChainId();
    const [pending, confirmed] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.finish(null, [], [aConfirmation(confirmed)]);
    await failedOn(of, freshChainId());
    const failed = [...(await failedOn(of, chainId, 3))].sort();
    expect(await watched(chainId)).toEqual(failed);
    expect(await watched(chainId, null, 2)).toEqual(failed.slice(0, 2));
    expect(await watched(chainId, failed[1] as PaymentId)).toEqual(failed.slice(2));
    expect(failed).not.toContain(pending);
  });

  it("watches no longer what is over, and keeps it as it is", async () => {
    const chainId = freshChainId();
    const [id, other] = (await failedOn(of, chainId, 2)) as [PaymentId, PaymentId];
    expect(await of().settlements.recordLate([], [id])).toEqual({ reported: [] });
    expect(await watched(chainId)).toEqual([other]);
    expect((await of().payments.find(scopeOf(of()), id))?.payment).toMatchObject({
      status: "failed",
      lateSettlement: null,
    });
    expect(await of().eventsOf(id)).toEqual(["payment.failed"]);
  });

  it("watches again what was over, where a chain took back what was final; not what was settled late", async () => {
    const chainId = freshChainId();
    const [id, late] = (await failedOn(of, chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.recordLate([{ paymentId: late, settlement: lateAt(late) }], [id]);
    expect(await watched(chainId)).toEqual([]);
    await of().settlements.watchAgain(freshChainId());
    expect(await watched(chainId)).toEqual([]);
    await of().settlements.watchAgain(chainId);
    expect(await watched(chainId)).toEqual([id]);
  });
}

function recording(of: Of): void {
  it("keeps a payment failed that was settled late, writes where, and tells of it once", async () => {
    const chainId = freshChainId();
    const [paymentId] = (await failedOn(of, chainId)) as [PaymentId];
    const settlement = lateAt(paymentId);
    const reported = await Promise.all(
      [1, 2, 3].map(() => of().settlements.recordLate([{ paymentId, settlement }], [])),
    );
    expect(reported.flatMap((each) => each.reported)).toEqual([paymentId]);
    expect(await of().payments.find(scopeOf(of()), settlement.txHash)).toMatchObject({
      payment: {
        id: paymentId,
        status: "failed",
        settled: null,
        failure: { code: "tx_failed" },
        lateSettlement: { txHash: settlement.txHash, blockNumber: settlement.blockNumber },
      },
    });
    expect(await of().eventsOf(paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
    expect(await of().settlements.watchedOn(chainId, null, 9)).toEqual([]);
  });

  it("counts a settlement once, also among late ones, and watches its other claimants no longer", async () => {
    const chainId = freshChainId();
    const [inTime] = (await pendingOn(of(), chainId)) as [PaymentId];
    const outcome = aConfirmation(inTime);
    await of().settlements.finish(null, [], [outcome]);
    const [first, second, third] = (await failedOn(of, chainId, 3)) as [PaymentId, PaymentId, PaymentId];
    const taken = { paymentId: first, settlement: outcome.settled };
    expect(await of().settlements.recordLate([taken], [])).toEqual({ reported: [] });
    const settlement = lateAt(second);
    const both = [second, third].map((paymentId) => ({ paymentId, settlement }));
    expect((await of().settlements.recordLate(both, [])).reported).toHaveLength(1);
    expect(await of().settlements.watchedOn(chainId, null, 9)).toEqual([]);
    const next = { paymentId: first, settlement: { ...settlement, logIndex: settlement.logIndex + 1 } };
    expect(await of().settlements.recordLate([next], [])).toEqual({ reported: [first] });
  });

  it("counts what was counted late for no payment in time", async () => {
    const chainId = freshChainId();
    const [late] = (await failedOn(of, chainId)) as [PaymentId];
    const [pending] = (await pendingOn(of(), chainId)) as [PaymentId];
    const settlement = lateAt(late);
    await of().settlements.recordLate([{ paymentId: late, settlement }], []);
    const claim = { kind: "confirmed", paymentId: pending, settled: settlement } as const;
    expect(await of().settlements.finish(null, [], [claim])).toEqual({ ended: [] });
    expect(await of().eventsOf(pending)).toEqual([]);
    expect(await of().settlements.statusOf([pending])).toEqual([{ id: pending, status: "pending" }]);
  });

  it("records nothing late of a payment that is pending or confirmed", async () => {
    const chainId = freshChainId();
    const [pending, confirmed] = (await pendingOn(of(), chainId, 2)) as [PaymentId, PaymentId];
    await of().settlements.finish(null, [], [aConfirmation(confirmed)]);
    const late = [pending, confirmed].map((paymentId) => ({ paymentId, settlement: lateAt(paymentId) }));
    expect(await of().settlements.recordLate(late, [pending, confirmed])).toEqual({ reported: [] });
    const rows = await of().settlements.statusOf([pending, confirmed]);
    expect(rows.map(({ status }) => status).sort()).toEqual(["confirmed", "pending"]);
  });
}

function moving(of: Of): void {
  it("moves no confirmed payment to what was counted late for another", async () => {
    const chainId = freshChainId();
    const [late] = (await failedOn(of, chainId)) as [PaymentId];
    const [confirmed] = (await pendingOn(of(), chainId)) as [PaymentId];
    const own = aConfirmation(confirmed);
    await of().settlements.finish(null, [], [own]);
    const settled = lateAt(late);
    await of().settlements.recordLate([{ paymentId: late, settlement: settled }], []);
    const settledNow = async () => (await of().payments.find(scopeOf(of()), confirmed))?.payment.settled;
    await of().settlements.moveSettlements([{ paymentId: confirmed, settled }]);
    expect(await settledNow()).toMatchObject({ txHash: own.settled.txHash });
    await of().settlements.moveSettlements([{ paymentId: confirmed, settled: { ...settled, logIndex: 7 } }]);
    expect(await settledNow()).toMatchObject({ txHash: settled.txHash, logIndex: 7 });
  });
}
