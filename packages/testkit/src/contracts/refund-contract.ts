import type { AcceptOutcome, NewPayment } from "@lunas/domain/payment/ports";
import type { RefundFilter } from "@lunas/domain/refund/ports";
import type { Outcome } from "@lunas/domain/settlement/ports";
import { newId, type RefundId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "./fresh";
import type { MakeStores, Stores } from "./stores";

/** What every store promises about refunds: authorizations like payments, limited by the payment. Declares jest tests. */
export function refundContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: refunds`, () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    afterEach(() => stores.close());
    limiting(() => stores);
    failing(() => stores);
    sharing(() => stores);
    reading(() => stores);
  });
}

type Of = () => Stores;

const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;
const everything: RefundFilter = { status: null, paymentId: null, sinceMs: null, untilMs: null };

function store({ payments }: Stores, payment: NewPayment): Promise<AcceptOutcome> {
  return payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
}

/** A confirmed payment of 1,000 base units; `status` null: it stays pending. */
async function aPayment(stores: Stores, isPaid = true): Promise<NewPayment> {
  const authorization = anAuthorization({ from: freshAddress(), to: freshAddress(), amount: 1_000n });
  const payment = aNewPayment({ merchantId: stores.merchantIds[0], chainId: freshChainId(), authorization });
  await store(stores, payment);
  if (isPaid) await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  return payment;
}

function aRefund(paid: NewPayment, amount: bigint, overrides: Partial<NewPayment> = {}): NewPayment {
  const { from, to } = paid.authorization;
  return aNewPayment({
    ...{ id: newId("ref"), refundOf: paid.id, merchantId: paid.merchantId, chainId: paid.chainId, apiKeyId: null },
    ...{ payTo: from, authorization: anAuthorization({ from: to, to: from, amount }) },
    ...overrides,
  });
}

const failed = ({ id }: NewPayment, code: "tx_failed" | "settlement_unproven" = "tx_failed"): Outcome => ({
  ...{ kind: "failed", paymentId: id, code, message: "It reverted.", txHash: null },
});

const sumsOf = async (stores: Stores, { id }: NewPayment) => (await stores.payments.find(scopeOf(stores), id))?.refunds;

function limiting(of: Of): void {
  it("stores refunds until nothing is left, and counts them for the payment", async () => {
    const paid = await aPayment(of());
    const [first, second] = [aRefund(paid, 600n), aRefund(paid, 400n)];
    expect(await store(of(), first)).toMatchObject({ kind: "stored", payment: { id: first.id, refundOf: paid.id } });
    await of().settlements.finish(null, [], [aConfirmation(first.id)]);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 600n, pending: 0n, notFailed: 1 });
    const tooMuch = { kind: "unrefundable", reason: "exceeds_payment", remaining: 400n };
    expect(await store(of(), aRefund(paid, 401n))).toEqual(tooMuch);
    expect(await store(of(), second)).toMatchObject({ kind: "stored" });
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 600n, pending: 400n, notFailed: 2 });
    expect(await store(of(), aRefund(paid, 1n))).toEqual({ ...tooMuch, remaining: 0n });
    expect(await of().eventsOf(first.id)).toEqual(["refund.confirmed"]);
  });

  it("stores one of many that come at once for the same money", async () => {
    const paid = await aPayment(of());
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => store(of(), aRefund(paid, 700n))));
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "unrefundable")).toHaveLength(11);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 0n, pending: 700n, notFailed: 1 });
  });

  it("stores at most twenty that did not fail", async () => {
    const paid = await aPayment(of());
    for (let count = 0; count < 20; count += 1)
      expect(await store(of(), aRefund(paid, 1n))).toMatchObject({ kind: "stored" });
    expect(await store(of(), aRefund(paid, 1n))).toMatchObject({ kind: "unrefundable", reason: "too_many_refunds" });
  });

  it("stores none of a payment that is not settled, of another merchant or environment, or between other wallets", async () => {
    const refused = { kind: "unrefundable", reason: "not_refundable" };
    expect(await store(of(), aRefund(await aPayment(of(), false), 1n))).toMatchObject(refused);
    const paid = await aPayment(of());
    const { from, to } = paid.authorization;
    const wrong: Partial<NewPayment>[] = [
      { merchantId: of().merchantIds[1] },
      { environment: "production" },
      { chainId: freshChainId() },
      { authorization: anAuthorization({ from: freshAddress(), to: from, amount: 1n }) },
      { authorization: anAuthorization({ from: to, to: freshAddress(), amount: 1n }), payTo: freshAddress() },
      { authorization: anAuthorization({ from: to, to: from, amount: 1n, token: freshAddress() }) },
    ];
    for (const overrides of wrong) expect(await store(of(), aRefund(paid, 1n, overrides))).toMatchObject(refused);
    const refund = aRefund(paid, 10n);
    await store(of(), refund);
    await of().settlements.finish(null, [], [aConfirmation(refund.id)]);
    // The payer would refund the refund.
    expect(await store(of(), aRefund(refund, 1n))).toMatchObject(refused);
    expect(await store(of(), aRefund(paid, 1n))).toMatchObject({ kind: "stored" });
  });
}

function failing(of: Of): void {
  it("keeps a failed refund in the sum until its authorization can no longer settle", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 800n);
    await store(of(), refund);
    await of().settlements.finish(null, [], [failed(refund)]);
    expect(await of().eventsOf(refund.id)).toEqual(["refund.failed"]);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 0n, pending: 800n, notFailed: 0 });
    const tooMuch = { kind: "unrefundable", reason: "exceeds_payment", remaining: 200n };
    expect(await store(of(), aRefund(paid, 800n))).toEqual(tooMuch);
    await of().settlements.recordLate([], [refund.id]);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 0n, pending: 0n, notFailed: 0 });
    expect(await store(of(), aRefund(paid, 800n))).toMatchObject({ kind: "stored" });
  });

  it("counts a refund that was settled after it had failed", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 800n);
    await store(of(), refund);
    await of().settlements.finish(null, [], [failed(refund)]);
    await of().settlements.recordLate([{ paymentId: refund.id, settlement: aConfirmation(refund.id).settled }], []);
    expect(await of().eventsOf(refund.id)).toEqual(["refund.failed", "refund.settled_late"]);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 800n, pending: 0n, notFailed: 1 });
    expect(await store(of(), aRefund(paid, 201n))).toMatchObject({ kind: "unrefundable", remaining: 200n });
  });

  it("never frees the money of a refund whose nonce is used and nothing shows by what", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 800n);
    await store(of(), refund);
    await of().settlements.finish(null, [], [failed(refund, "settlement_unproven")]);
    await of().settlements.recordLate([], [refund.id]);
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 0n, pending: 800n, notFailed: 0 });
  });

  it("refunds a payment that was settled after it had failed", async () => {
    const paid = await aPayment(of(), false);
    await of().settlements.finish(null, [], [failed(paid)]);
    expect(await store(of(), aRefund(paid, 1n))).toMatchObject({ reason: "not_refundable" });
    await of().settlements.recordLate([{ paymentId: paid.id, settlement: aConfirmation(paid.id).settled }], []);
    expect(await store(of(), aRefund(paid, 1_000n))).toMatchObject({ kind: "stored" });
  });
}

function sharing(of: Of): void {
  it("stores an authorization once, as a payment or as a refund", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 300n);
    const { authorization, payTo, chainId } = refund;
    // The payer is a merchant too, and posts the refund's authorization as a payment to it.
    const asPayment = () => aNewPayment({ merchantId: of().merchantIds[1], authorization, payTo, chainId });
    await store(of(), refund);
    expect(await store(of(), asPayment())).toMatchObject({ kind: "taken", payment: { id: refund.id } });
    const other = aRefund(paid, 300n);
    const first = aNewPayment({
      ...{ merchantId: of().merchantIds[1], authorization: other.authorization, payTo: other.payTo, chainId },
    });
    await store(of(), first);
    expect(await store(of(), other)).toMatchObject({ kind: "taken", payment: { id: first.id } });
    expect(await sumsOf(of(), paid)).toEqual({ refunded: 0n, pending: 300n, notFailed: 1 });
  });

  it("reserves the wallet's balance for refunds and payments together", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 600n);
    await store(of(), refund);
    const next = aRefund(paid, 300n);
    const waiter = { paymentId: next.id, waiterId: newId("ask"), leaseMs: 60_000 };
    const outcome = await of().payments.accept(next, { ...rich, balance: 800n }, waiter);
    expect(outcome).toEqual({ kind: "short", payerInFlight: 600n });
  });

  it("settles one settlement for one row, be it a payment or a refund", async () => {
    const paid = await aPayment(of());
    const [one, other] = [aRefund(paid, 300n), aRefund(paid, 300n)];
    await store(of(), one);
    await store(of(), other);
    const outcome = aConfirmation(one.id);
    await of().settlements.finish(null, [], [outcome]);
    const { ended } = await of().settlements.finish(null, [], [{ ...outcome, paymentId: other.id }]);
    expect(ended).toEqual([]);
    expect(await of().eventsOf(other.id)).toEqual([]);
  });
}

function reading(of: Of): void {
  const list = async (filter: Partial<RefundFilter>, page = { page: 1, limit: 20 }) => {
    const { refunds, total } = await of().refunds.list(scopeOf(of()), { ...everything, ...filter }, page);
    return { ids: refunds.map(({ id }) => id), total };
  };

  it("shows no refund as a payment: look-ups, lists, histories and statistics", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 300n);
    await store(of(), refund);
    const { settled } = aConfirmation(refund.id);
    await of().settlements.finish(null, [], [{ kind: "confirmed", paymentId: refund.id, settled }]);
    const scope = scopeOf(of());
    expect(await of().payments.find(scope, refund.id)).toBeNull();
    expect(await of().payments.find(scope, settled.txHash)).toBeNull();
    expect(await of().histories.find(scope, refund.id)).toBeNull();
    const all = {
      ...{ status: null, chainId: null, payer: null, linkId: null, resource: null, sinceMs: null, untilMs: null },
    };
    for (const filter of [all, { ...all, status: "confirmed" } as const, { ...all, chainId: paid.chainId }]) {
      const listed = await of().books.list(scope, filter, { page: 1, limit: 20 });
      expect({ ids: listed.payments.map(({ payment }) => payment.id), total: listed.total }).toEqual({
        ...{ ids: [paid.id], total: 1 },
      });
    }
    const stats = await of().books.stats(scope.merchantId, { environment: null, latelySinceMs: 0 });
    expect(stats).toMatchObject({
      ...{ environment: "sandbox", payments: 1, volumes: { IDRX: 1_000n }, refunded: { IDRX: 300n } },
      lately: { payments: 1, uniquePayers: 1, volumes: { IDRX: 1_000n }, refunded: { IDRX: 300n } },
    });
  });

  it("finds the history of a refund by its id, in the merchant's scope only", async () => {
    const paid = await aPayment(of());
    const refund = aRefund(paid, 300n);
    await store(of(), refund);
    await of().settlements.finish(null, [], [aConfirmation(refund.id)]);
    const [scope, id] = [scopeOf(of()), refund.id as RefundId];
    expect(await of().histories.findRefund(scope, id)).toMatchObject({
      ...{ payment: { id, refundOf: paid.id, status: "confirmed" }, endedAtMs: expect.any(Number) },
      ...{ events: [{ type: "refund.confirmed" }], omitted: { attempts: 0, webhooks: 0 } },
    });
    expect(await of().histories.findRefund({ ...scope, environment: "production" }, id)).toBeNull();
    expect(await of().histories.findRefund({ ...scope, merchantId: of().merchantIds[1] }, id)).toBeNull();
    expect(await of().histories.findRefund(scope, paid.id as RefundId)).toBeNull();
  });

  it("lists a merchant's refunds, of one payment too, newest first, and finds each by its id", async () => {
    const [paid, other] = [await aPayment(of()), await aPayment(of())];
    const refunds = [aRefund(paid, 1n), aRefund(other, 2n), aRefund(paid, 3n)];
    for (const refund of refunds) await store(of(), refund);
    await of().settlements.finish(null, [], [failed(refunds[2] as NewPayment)]);
    const byPayment = await list({ paymentId: paid.id });
    expect(new Set(byPayment.ids)).toEqual(new Set([refunds[0]?.id, refunds[2]?.id]));
    expect((await list({})).total).toBe(3);
    expect(await list({ status: "failed" })).toEqual({ ids: [refunds[2]?.id], total: 1 });
    const pages = await Promise.all([1, 2, 3].map((page) => list({}, { page, limit: 2 })));
    expect(pages.map(({ ids }) => ids.length)).toEqual([2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(await list({ sinceMs: Date.now() + 1_000_000_000_000 })).toEqual({ ids: [], total: 0 });
    const id = refunds[0]?.id as RefundId;
    expect(await of().refunds.find(scopeOf(of()), id)).toMatchObject({ id, refundOf: paid.id, status: "pending" });
    expect(await of().refunds.find({ ...scopeOf(of()), environment: "production" }, id)).toBeNull();
    expect(await of().refunds.find({ ...scopeOf(of()), merchantId: of().merchantIds[1] }, id)).toBeNull();
    expect(await of().refunds.find(scopeOf(of()), paid.id as RefundId)).toBeNull();
  });
}
