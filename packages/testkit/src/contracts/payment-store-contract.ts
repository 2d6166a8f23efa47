import type { Address } from "@lunas/catalog/chain";
import type { NewPayment, PaymentLookUp, Reservation, WaiterLease, WaiterPlace } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { until } from "../time/until";
import { aConfirmation, anExpiry, freshAddress } from "./fresh";
import { reservationContract } from "./reservation-contract";
import type { MakeStores, Stores } from "./stores";

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const longLeaseMs = 60_000;

/** What every payment store promises. Declares jest tests. */
export function paymentStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: payments`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    accepting(of);
    reserving(of);
    reservationContract(of);
    asking(of);
    claiming(of);
    finding(of);
  });
}

type Of = () => Stores;

function aPayment({ merchantIds }: Stores, from: Address = freshAddress()): NewPayment {
  return aNewPayment({ merchantId: merchantIds[0], authorization: anAuthorization({ from }) });
}

function waiterOf(paymentId: PaymentId, leaseMs = longLeaseMs): WaiterLease {
  return { paymentId, waiterId: newId("ask"), leaseMs };
}

async function stored(
  { payments }: Stores,
  payment: NewPayment,
  waiter = waiterOf(payment.id),
): Promise<StoredPayment> {
  const outcome = await payments.accept(payment, rich, waiter);
  if (outcome.kind !== "stored") throw new Error(`expected a stored payment, got ${outcome.kind}`);
  return outcome.payment;
}

function lookUpOf({ chainId, permit2, merchantId, authorization, idempotency }: NewPayment): PaymentLookUp {
  const { from, nonce, token } = authorization;
  return { authorization: { chainId, permit2, payer: from, nonce }, token, merchantId, idempotency };
}

function take({ payments }: Stores, waiter: WaiterLease): Promise<WaiterPlace> {
  return payments.takeWaiterPlace(waiter, { idempotency: null, seats: 1, isIdentified: false });
}

function accepting(of: Of): void {
  it("stores a payment as pending and finds it by its authorization", async () => {
    const payment = { ...aPayment(of()), metadata: { order: "17" }, description: "An article" };
    const answered = await stored(of(), payment);
    const untouched = { status: "pending", failure: null, txHash: null, settled: null, answeredAtMs: null };
    const { payerHasCode: _, ...reported } = payment;
    expect(answered).toMatchObject({ ...reported, ...untouched, lateSettlement: null });
    const { stored: found } = await of().payments.lookUp(lookUpOf(payment));
    expect(found).toEqual(answered);
  });

  it("keeps numbers as large as uint256 to the last digit", async () => {
    const largest = 2n ** 256n - 1n;
    const authorization = anAuthorization({ from: freshAddress(), amount: largest, nonce: largest });
    const payment = aNewPayment({ merchantId: of().merchantIds[0], authorization });
    const outcome = await of().payments.accept(payment, { ...rich, balance: largest }, waiterOf(payment.id));
    expect(outcome).toMatchObject({ kind: "stored", payment: { authorization } });
    expect((await of().payments.lookUp(lookUpOf(payment))).stored?.authorization).toEqual(authorization);
  });

  it("stores one authorization once, however many ask at the same time and whatever they sign it with", async () => {
    const first = aPayment(of());
    const rivals = Array.from({ length: 12 }, (_, index) => ({
      ...first,
      id: newId("pay"),
      authorization: { ...first.authorization, signature: `0x${"22".repeat(64)}${index % 2 ? "1b" : "1c"}` as const },
    }));
    const outcomes = await Promise.all(rivals.map((each) => of().payments.accept(each, rich, waiterOf(each.id))));
    const kinds = outcomes.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["stored", ...Array.from({ length: 11 }, () => "taken")]);
    const ids = new Set(outcomes.map((outcome) => ("payment" in outcome ? outcome.payment.id : null)));
    expect(ids.size).toBe(1);
  });
}

function reserving(of: Of): void {
  const many = (payer: Address, count: number) => Array.from({ length: count }, () => aPayment(of(), payer));

  it.each([
    ["balance", { ...rich, balance: 1_600_000n }],
    ["allowance", { ...rich, allowance: 1_600_000n }],
  ])("lets three of ten concurrent payments through when the %s is enough for three", async (_what, reservation) => {
    const rivals = many(freshAddress(), 10);
    const outcomes = await Promise.all(
      rivals.map((each) => of().payments.accept(each, reservation, waiterOf(each.id))),
    );
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(3);
    const short = outcomes.filter((outcome) => outcome.kind === "short");
    expect(short).toHaveLength(7);
    for (const { payerInFlight } of short) expect(payerInFlight).toBe(1_500_000n);
  });

  it("counts what the payer has in flight of this token, not other tokens or payers", async () => {
    const payer = freshAddress();
    const [first, second] = many(payer, 2) as [NewPayment, NewPayment];
    await stored(of(), first);
    await stored(of(), second);
    await stored(of(), aPayment(of()));
    const request = lookUpOf(first);
    expect((await of().payments.lookUp(request)).payerInFlight).toBe(1_000_000n);
    expect(await of().payments.lookUp({ ...request, isRefused: true })).toMatchObject({
      payerInFlight: 1_000_000n,
      stored: { id: first.id },
    });
    expect((await of().payments.lookUp({ ...request, token: freshAddress() })).payerInFlight).toBe(0n);
  });

  it("knows the authorizations of which there is a payment, many at once", async () => {
    const payments = Array.from({ length: 40 }, () => aPayment(of()));
    for (const each of payments.slice(0, 20)) await stored(of(), each);
    const known = await Promise.all(payments.map((each) => of().payments.isKnown(lookUpOf(each))));
    expect(known).toEqual(payments.map((_, place) => place < 20));
  });

  it("counts a payment once: not when the block that the balance was read at shows it already", async () => {
    const [first, second, third] = many(freshAddress(), 3) as [NewPayment, NewPayment, NewPayment];
    await stored(of(), first);
    await of().settlements.finish(null, [], [aConfirmation(first.id, { blockNumber: 120 })]);
    const reservation = { balance: 500_000n, allowance: null };
    const before = await of().payments.accept(second, { ...reservation, readAtBlock: 119 }, waiterOf(second.id));
    expect(before).toEqual({ kind: "short", payerInFlight: 500_000n });
    const after = await of().payments.accept(third, { ...reservation, readAtBlock: 120 }, waiterOf(third.id));
    expect(after.kind).toBe("stored");
  });

  it("frees what a failed payment had reserved", async () => {
    const [first, second] = many(freshAddress(), 2) as [NewPayment, NewPayment];
    await stored(of(), first);
    await of().settlements.finish(null, [], [anExpiry(first.id)]);
    const outcome = await of().payments.accept(second, { ...rich, balance: 500_000n }, waiterOf(second.id));
    expect(outcome.kind).toBe("stored");
  });
}

function asking(of: Of): void {
  it("gives the waiter's place to one request at a time", async () => {
    const payment = aPayment(of());
    const first = waiterOf(payment.id);
    await stored(of(), payment, first);
    expect(await take(of(), waiterOf(payment.id))).toBe("held");
    await of().payments.releaseWaiterPlace(first);
    const rivals = Array.from({ length: 10 }, () => take(of(), waiterOf(payment.id)));
    expect((await Promise.all(rivals)).filter((place) => place === "taken")).toHaveLength(1);
  });

  it("frees the place when the lease has ended without a sign of life", async () => {
    const payment = aPayment(of());
    await stored(of(), payment, waiterOf(payment.id, 40));
    const next = waiterOf(payment.id);
    await until(async () => (await take(of(), next)) === "taken", { what: "the lease to end" });
    expect(await take(of(), waiterOf(payment.id))).toBe("held");
  });

  it("keeps the place of a waiter that renews its lease", async () => {
    const payment = aPayment(of());
    const waiter = waiterOf(payment.id, 1);
    await stored(of(), payment, waiter);
    await of().payments.renewWaiters([{ ...waiter, leaseMs: longLeaseMs }]);
    expect(await take(of(), waiterOf(payment.id))).toBe("held");
  });

  it("refuses to release or renew the place of another request", async () => {
    const payment = aPayment(of());
    const holder = waiterOf(payment.id);
    await stored(of(), payment, holder);
    const thirdParty = waiterOf(payment.id);
    await of().payments.releaseWaiterPlace(thirdParty);
    await of().payments.renewWaiters([{ ...thirdParty, leaseMs: 1 }]);
    expect(await take(of(), thirdParty)).toBe("held");
  });
}

function claiming(of: Of): void {
  const confirmed = async () => {
    const payment = aPayment(of());
    const waiter = waiterOf(payment.id);
    await stored(of(), payment, waiter);
    await of().settlements.finish(null, [], [aConfirmation(payment.id)]);
    return waiter;
  };

  it("gives the success to one request, and to that one as often as it asks: an answer may be lost", async () => {
    const waiter = await confirmed();
    const claims = await Promise.all(Array.from({ length: 10 }, () => of().payments.claimSuccess(waiter)));
    expect(claims.filter(({ claimed }) => claimed).length).toBeGreaterThan(0);
    for (const { state } of claims) expect(state.status).toBe("confirmed");
    const again = await of().payments.claimSuccess(waiter);
    expect(again).toMatchObject({ claimed: true, state: { answeredAtMs: expect.any(Number) } });
    const other = await of().payments.claimSuccess(waiterOf(waiter.paymentId));
    expect(other).toMatchObject({ claimed: false, holds: false });
  });

  it("has no place for anyone once the success is claimed", async () => {
    const waiter = await confirmed();
    await of().payments.claimSuccess(waiter);
    expect(await take(of(), waiterOf(waiter.paymentId))).toBe("held");
  });

  it("gives a success that no request has got to the next request", async () => {
    const waiter = await confirmed();
    await of().payments.claimSuccess(waiter);
    await of().payments.releaseWaiterPlace(waiter);
    const next = waiterOf(waiter.paymentId);
    expect(await take(of(), next)).toBe("taken");
    expect(await of().payments.claimSuccess(waiter)).toMatchObject({ claimed: false });
    expect(await of().payments.claimSuccess(next)).toMatchObject({ claimed: true });
    await of().payments.releaseWaiterPlace(waiter);
    expect(await of().payments.claimSuccess(next)).toMatchObject({ claimed: true });
  });

  it("gives the success to the request that has the place, and to no other", async () => {
    const gone = await confirmed();
    expect(await of().payments.claimSuccess(waiterOf(gone.paymentId))).toMatchObject({ claimed: false });
    await of().payments.releaseWaiterPlace(gone);
    const next = waiterOf(gone.paymentId);
    expect(await take(of(), next)).toBe("taken");
    expect(await of().payments.claimSuccess(gone)).toMatchObject({ claimed: false });
    expect(await of().payments.claimSuccess(next)).toMatchObject({ claimed: true });
  });

  it("has nothing to claim while the payment is pending, nor after it failed", async () => {
    const payment = aPayment(of());
    const waiter = waiterOf(payment.id);
    await stored(of(), payment, waiter);
    expect(await of().payments.claimSuccess(waiter)).toMatchObject({ claimed: false, state: { status: "pending" } });
    const failure = { code: "tx_failed", message: "It reverted." } as const;
    await of().settlements.finish(null, [], [{ kind: "failed", paymentId: payment.id, ...failure, txHash: null }]);
    expect(await of().payments.claimSuccess(waiter)).toMatchObject({
      claimed: false,
      state: { status: "failed", failure },
    });
  });
}

function finding(of: Of): void {
  it("finds a payment by its id and by the transaction that settled it, for its merchant and environment alone", async () => {
    const payment = aPayment(of());
    await stored(of(), payment);
    const outcome = aConfirmation(payment.id);
    await of().settlements.finish(null, [], [outcome]);
    const { merchantId, environment, id } = payment;
    const scope = { merchantId, environment };
    const found = await of().payments.find(scope, outcome.settled.txHash);
    expect(found).toMatchObject({ payment: { id, settled: outcome.settled }, alsoInTransaction: [] });
    expect(await of().payments.find(scope, id)).toEqual(found);
    expect(await of().payments.find({ ...scope, merchantId: of().merchantIds[1] }, id)).toBeNull();
    expect(await of().payments.find({ ...scope, environment: "production" }, outcome.settled.txHash)).toBeNull();
    expect(await of().payments.find(scope, newId("pay"))).toBeNull();
  });

  it("tells the first of several payments that one transaction settled, and the others beside it", async () => {
    const [first, second] = [aPayment(of()), aPayment(of())];
    for (const each of [first, second]) await stored(of(), each);
    const { settled } = aConfirmation(first.id);
    await of().settlements.finish(
      null,
      [],
      [
        { kind: "confirmed", paymentId: second.id, settled: { ...settled, logIndex: 5 } },
        { kind: "confirmed", paymentId: first.id, settled: { ...settled, logIndex: 2 } },
      ],
    );
    const found = await of().payments.find(first, settled.txHash);
    expect(found).toMatchObject({ payment: { id: first.id }, alsoInTransaction: [second.id] });
  });
}
