import type { IdentifierScope, Joining, NewPayment, Reservation, WaiterLease } from "@lunas/domain/payment/ports";
import { withState } from "@lunas/domain/payment/stored-payment";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { until } from "../time/until";
import { aConfirmation, freshAddress, freshHash } from "./fresh";
import type { MakeStores, Stores } from "./stores";

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const two: Joining = { idempotency: null, seats: 2, isIdentified: false };
const one: Joining = { ...two, seats: 1 };
const named: Joining = { ...one, isIdentified: true };

/** What every payment store promises of requests that wait, and of payments that payers have named. Declares jest tests. */
export function waitingContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: requests that wait`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    waitingBeside(of);
    watching(of);
    reading(of);
    claimingEarly(of);
    naming(of);
  });
}

type Of = () => Stores;

function waiterOf(paymentId: PaymentId, leaseMs = 60_000): WaiterLease {
  return { paymentId, waiterId: newId("ask"), leaseMs };
}

function aPayment({ merchantIds }: Stores, over: Partial<NewPayment> = {}): NewPayment {
  const authorization = anAuthorization({ from: freshAddress() });
  return aNewPayment({ merchantId: merchantIds[0], authorization, bodyHash: freshHash(), ...over });
}

/** A payment whose first request waits for so long without a sign of life. */
async function waitedFor(of: Of, leaseMs?: number) {
  const payment = aPayment(of());
  const first = waiterOf(payment.id, leaseMs);
  await of().payments.accept(payment, rich, first);
  return { id: payment.id, first };
}

const confirm = (of: Of, id: PaymentId) => of().settlements.finish(null, [], [aConfirmation(id)]);

function waitingBeside(of: Of): void {
  const take = (waiter: WaiterLease, joining: Joining) => of().payments.takeWaiterPlace(waiter, joining);
  const claim = (waiter: WaiterLease) => of().payments.claimSuccess(waiter);

  it("has a second place for who may wait beside another, and no third", async () => {
    const { id } = await waitedFor(of);
    const second = waiterOf(id);
    expect(await take(waiterOf(id), one)).toBe("held");
    expect(await take(second, two)).toBe("taken");
    expect(await take(second, two)).toBe("taken");
    expect(await take(waiterOf(id), two)).toBe("held");
  });

  it("gives the second place once, however many come at the same moment", async () => {
    const { id } = await waitedFor(of);
    const places = await Promise.all(Array.from({ length: 8 }, () => take(waiterOf(id), two)));
    expect(places.filter((place) => place === "taken")).toHaveLength(1);
  });

  it("gives the success to the one that has waited longest, and tells the other that it still waits", async () => {
    const { id, first } = await waitedFor(of);
    const second = waiterOf(id);
    await take(second, two);
    await confirm(of, id);
    expect(await claim(second)).toMatchObject({ claimed: false, holds: true, state: { answeredAtMs: null } });
    expect(await claim(first)).toMatchObject({ claimed: true });
    expect(await claim(second)).toMatchObject({ claimed: false, holds: true });
    // No request gets this answer.
    await of().payments.releaseWaiterPlace(first);
    expect(await claim(second)).toMatchObject({ claimed: true });
    expect(await claim(first)).toMatchObject({ claimed: false, holds: false });
  });

  it("moves the second up when the first leaves: who comes then is the second", async () => {
    const { id, first } = await waitedFor(of);
    const [second, third] = [waiterOf(id), waiterOf(id)];
    await take(second, two);
    await of().payments.releaseWaiterPlace(first);
    expect(await take(waiterOf(id), one)).toBe("held");
    expect(await take(third, two)).toBe("taken");
    await confirm(of, id);
    expect(await claim(third)).toMatchObject({ claimed: false, holds: true });
    expect(await claim(second)).toMatchObject({ claimed: true });
  });

  it("gives the success to the second when the first one's lease has ended", async () => {
    const { id } = await waitedFor(of, 40);
    const second = waiterOf(id);
    await take(second, two);
    await confirm(of, id);
    await until(async () => (await claim(second)).claimed, { what: "the end of the lease" });
  });

  it("lets a second leave without a trace", async () => {
    const { id, first } = await waitedFor(of);
    const second = waiterOf(id);
    await take(second, two);
    await of().payments.releaseWaiterPlace(second);
    await confirm(of, id);
    expect(await claim(second)).toMatchObject({ claimed: false, holds: false });
    expect(await claim(first)).toMatchObject({ claimed: true });
  });

  it("has no second place beside who came under an Idempotency-Key", async () => {
    const payment = aPayment(of(), { idempotency: { lineage: newId("key"), key: newId("req") } });
    await of().payments.accept(payment, rich, waiterOf(payment.id));
    expect(await take(waiterOf(payment.id), two)).toBe("held");
  });
}

function reading(of: Of): void {
  it("tells a waiting request all that has changed of its payment since it was stored", async () => {
    const payment = aPayment(of(), { metadata: { longer: "1", a: "2" } });
    const waiter = waiterOf(payment.id);
    const accepted = await of().payments.accept(payment, rich, waiter);
    if (accepted.kind !== "stored") throw new Error(`expected a stored payment, got ${accepted.kind}`);
    await confirm(of, payment.id);
    const { state } = await of().payments.claimSuccess(waiter);
    const after = withState(accepted.payment, state);
    const found = (await of().payments.find(payment, payment.id))?.payment;
    expect(after).toEqual(found);
    // An answer that is sent again has the same bytes.
    expect(JSON.stringify(after.metadata)).toBe(JSON.stringify(found?.metadata));
  });
}

function claimingEarly(of: Of): void {
  const claim = (waiter: WaiterLease, isPreconfirmed = true) => of().payments.claimSuccess(waiter, isPreconfirmed);
  const fail = (id: PaymentId) => {
    const failure = { code: "tx_failed", message: "It reverted.", txHash: null } as const;
    return of().settlements.finish(null, [], [{ kind: "failed", paymentId: id, ...failure }]);
  };

  it("gives the success of a pending payment for a preconfirmation only, once, and the same to who asks again", async () => {
    const { id, first } = await waitedFor(of);
    expect(await claim(first, false)).toMatchObject({ claimed: false, state: { answeredAtMs: null } });
    expect(await claim(waiterOf(id))).toMatchObject({ claimed: false, holds: false, state: { answeredAtMs: null } });
    const early = await claim(first);
    expect(early).toMatchObject({ claimed: true, holds: true, state: { status: "pending" } });
    expect(early.state.preconfirmedAtMs).toBe(early.state.answeredAtMs);
    expect(early.state.answeredAtMs).not.toBeNull();
    expect(await claim(first, false)).toEqual(early);
    expect(await claim(waiterOf(id))).toMatchObject({ claimed: false });
    expect(await of().payments.takeWaiterPlace(waiterOf(id), two)).toBe("held");
  });

  it("of claims at the same moment gives one, whatever they claim by", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, first } = await waitedFor(of);
      const second = waiterOf(id);
      await of().payments.takeWaiterPlace(second, two);
      const [claims] = await Promise.all([
        Promise.all([claim(second), claim(first), claim(second, false), claim(waiterOf(id))]),
        confirm(of, id),
      ]);
      expect(claims.filter(({ claimed }) => claimed).length).toBeLessThanOrEqual(1);
      await claim(first, false);
      expect(await claim(first)).toMatchObject({ claimed: true, state: { status: "confirmed" } });
      expect(await claim(second)).toMatchObject({ claimed: false });
    }
  });

  it("keeps the claim when the payment is confirmed, and when it fails", async () => {
    const [kept, broken] = [await waitedFor(of), await waitedFor(of)];
    for (const { first } of [kept, broken]) await claim(first);
    await confirm(of, kept.id);
    await fail(broken.id);
    for (const [{ first }, status] of [
      [kept, "confirmed"],
      [broken, "failed"],
    ] as const) {
      const { state } = await claim(first, false);
      expect(state).toMatchObject({ status, preconfirmedAtMs: state.answeredAtMs });
      expect(state.answeredAtMs).not.toBeNull();
    }
  });

  it("gives no success of a failed payment, and takes back what was told to no caller", async () => {
    const failed = await waitedFor(of);
    await fail(failed.id);
    expect(await claim(failed.first)).toMatchObject({ claimed: false, state: { answeredAtMs: null } });
    const { id, first } = await waitedFor(of);
    const second = waiterOf(id);
    await of().payments.takeWaiterPlace(second, two);
    await claim(first);
    await of().payments.releaseWaiterPlace(first);
    expect(await claim(second, false)).toMatchObject({
      claimed: false,
      state: { answeredAtMs: null, preconfirmedAtMs: null },
    });
    await confirm(of, id);
    expect(await claim(second, false)).toMatchObject({ claimed: true, state: { preconfirmedAtMs: null } });
  });
}

function watching(of: Of): void {
  it("renews all leases, first and second, and tells which payments have ended", async () => {
    const [pending, ended] = [await waitedFor(of, 300), await waitedFor(of)];
    const left = await waitedFor(of, 300);
    const second = waiterOf(pending.id, 300);
    await of().payments.takeWaiterPlace(second, two);
    await confirm(of, ended.id);
    const longer = [pending.first, second, ended.first].map((waiter) => ({ ...waiter, leaseMs: 60_000 }));
    expect(await of().payments.renewWaiters(longer)).toEqual([ended.id]);
    const isFree = async () => (await of().payments.takeWaiterPlace(waiterOf(left.id), one)) === "taken";
    await until(isFree, { what: "the end of a lease that nobody renews" });
    expect(await of().payments.takeWaiterPlace(waiterOf(pending.id), two)).toBe("held");
    expect(await of().payments.renewWaiters([])).toEqual([]);
  });
}

function naming(of: Of): void {
  const scopeOf = ({ merchantId, chainId, authorization }: NewPayment, identifier: string): IdentifierScope => ({
    ...{ merchantId, chainId, payer: authorization.from, identifier },
  });
  const find = (payment: NewPayment) => of().payments.findIdentified(scopeOf(payment, payment.identifier ?? ""));
  const accept = (payment: NewPayment) => of().payments.accept(payment, rich, waiterOf(payment.id));
  /** The payer's payments under one identifier. */
  const some = (count: number): NewPayment[] => {
    const from = freshAddress();
    const identifier = newId("req");
    return Array.from({ length: count }, () =>
      aPayment(of(), { identifier, authorization: anAuthorization({ from }) }),
    );
  };

  it("finds a payment by its payer's name for it, for that payer, merchant and chain alone", async () => {
    const [payment] = some(1) as [NewPayment];
    expect(await find(payment)).toBeNull();
    expect(await accept(payment)).toMatchObject({ kind: "stored", payment: { identifier: payment.identifier } });
    expect(await find(payment)).toMatchObject({ payment: { id: payment.id }, isSpent: false });
    const merchantId = of().merchantIds[1];
    expect(await find({ ...payment, merchantId })).toBeNull();
    expect(await find({ ...payment, chainId: 8453 })).toBeNull();
    expect(await find({ ...payment, authorization: anAuthorization({ from: freshAddress() }) })).toBeNull();
  });

  it("stores one of many authorizations that come under one name at the same moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const rivals = some(6);
      const kinds = (await Promise.all(rivals.map(accept))).map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array.from({ length: 5 }, () => "identified"), "stored"]);
    }
  });

  it("takes a repeat of the authorization itself for one", async () => {
    const [payment] = some(1) as [NewPayment];
    await accept(payment);
    expect(await accept(payment)).toMatchObject({ kind: "taken", payment: { id: payment.id } });
  });

  it("keeps the name of what failed until nothing can come of it any more", async () => {
    const [first, second, third] = some(3) as [NewPayment, NewPayment, NewPayment];
    await accept(first);
    const failure = { code: "tx_failed", message: "It reverted.", txHash: null } as const;
    await of().settlements.finish(null, [], [{ kind: "failed", paymentId: first.id, ...failure }]);
    expect(await accept(second)).toMatchObject({ kind: "identified", payment: { id: first.id, status: "failed" } });
    await of().settlements.recordLate([], [first.id]);
    expect(await find(first)).toMatchObject({ isSpent: true });
    expect(await accept(second)).toMatchObject({ kind: "stored" });
    expect(await find(first)).toMatchObject({ payment: { id: second.id }, isSpent: false });
    expect(await accept(third)).toMatchObject({ kind: "identified", payment: { id: second.id } });
  });

  it("opens a payment that came under an Idempotency-Key to its payer's name, and binds it to the key no longer", async () => {
    const key = { lineage: newId("key"), key: newId("req") } as const;
    const [payment] = some(1) as [NewPayment];
    const first = waiterOf(payment.id);
    await of().payments.accept({ ...payment, idempotency: key }, rich, first);
    expect(await of().payments.takeWaiterPlace(waiterOf(payment.id), named)).toBe("held");
    await of().payments.releaseWaiterPlace(first);
    const second = waiterOf(payment.id);
    expect(await of().payments.takeWaiterPlace(second, one)).toBe("held");
    expect(await of().payments.takeWaiterPlace(second, named)).toBe("taken");
    await confirm(of, payment.id);
    expect(await of().payments.claimSuccess(second)).toMatchObject({ claimed: true, state: { idempotency: null } });
  });
}
