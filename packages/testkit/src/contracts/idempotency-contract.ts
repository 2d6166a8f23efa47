import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import type { NewPayment, PaymentLookUp, Reservation, WaiterLease } from "@lunas/domain/payment/ports";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress, freshHash } from "./fresh";
import type { MakeStores, Stores } from "./stores";

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };

/** What every payment store promises of Idempotency-Keys. Declares jest tests. */
export function idempotencyContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: Idempotency-Keys`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    storing(of);
    joining(of);
    forgetting(of);
  });
}

type Of = () => Stores;

function aKey(): IdempotencyKey {
  return { lineage: newId("key"), key: `order ${newId("req")}` };
}

function aPayment({ merchantIds }: Stores, idempotency: IdempotencyKey | null): NewPayment {
  const authorization = anAuthorization({ from: freshAddress() });
  return aNewPayment({ merchantId: merchantIds[0], authorization, idempotency, bodyHash: freshHash() });
}

function waiterOf(paymentId: PaymentId): WaiterLease {
  return { paymentId, waiterId: newId("ask"), leaseMs: 60_000 };
}

function accept({ payments }: Stores, payment: NewPayment, reservation = rich) {
  return payments.accept(payment, reservation, waiterOf(payment.id));
}

function lookUpOf(payment: NewPayment, idempotency: IdempotencyKey): PaymentLookUp {
  const { chainId, permit2, merchantId, authorization } = payment;
  const { from: payer, nonce, token } = authorization;
  return { authorization: { chainId, permit2, payer, nonce }, token, merchantId, idempotency };
}

/** A stored payment whose place is free. */
async function left(stores: Stores, payment: NewPayment): Promise<NewPayment> {
  const waiter = waiterOf(payment.id);
  await stores.payments.accept(payment, rich, waiter);
  await stores.payments.releaseWaiterPlace(waiter);
  return payment;
}

function storing(of: Of): void {
  it("finds the payment by the key that it was stored under, whatever authorization comes with it", async () => {
    const key = aKey();
    const payment = aPayment(of(), key);
    expect(await accept(of(), payment)).toMatchObject({ kind: "stored", payment: { idempotency: key } });
    const held = { id: payment.id, idempotency: key };
    const own = await of().payments.lookUp(lookUpOf(payment, key));
    expect(own).toMatchObject({ stored: held, underKey: held, payerInFlight: 500_000n });
    const other = await of().payments.lookUp(lookUpOf(aPayment(of(), key), key));
    expect(other).toMatchObject({ stored: null, underKey: held, payerInFlight: 0n });
    expect(await of().payments.isKnown(lookUpOf(aPayment(of(), key), key))).toBe(true);
    const unused = aKey();
    expect(await of().payments.isKnown(lookUpOf(aPayment(of(), unused), unused))).toBe(false);
  });

  it("tells the authorization's payment and the key's apart", async () => {
    const [first, second] = [aKey(), aKey()];
    const [one, two] = [aPayment(of(), first), aPayment(of(), second)];
    for (const each of [one, two]) await accept(of(), each);
    const found = await of().payments.lookUp(lookUpOf(one, second));
    expect(found).toMatchObject({ stored: { id: one.id }, underKey: { id: two.id }, payerInFlight: 500_000n });
  });

  it("knows a key of one lineage alone", async () => {
    const key = aKey();
    const payment = aPayment(of(), key);
    await accept(of(), payment);
    const foreign = { ...key, lineage: newId("key") };
    expect(await of().payments.lookUp(lookUpOf(payment, foreign))).toMatchObject({ underKey: null });
    expect(await of().payments.isKnown(lookUpOf(aPayment(of(), foreign), foreign))).toBe(false);
    expect((await accept(of(), aPayment(of(), foreign))).kind).toBe("stored");
  });

  it("stores one of many bodies that come under one key at the same time", async () => {
    // In several rounds: while a store still opens its connections, the first ones hardly meet.
    for (let round = 0; round < 6; round += 1) {
      const key = aKey();
      const rivals = Array.from({ length: 12 }, () => aPayment(of(), key));
      const kinds = (await Promise.all(rivals.map((each) => accept(of(), each)))).map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array.from({ length: 11 }, () => "key_taken"), "stored"]);
    }
  });

  it("takes a repeat for one, not for a conflict", async () => {
    const payment = aPayment(of(), aKey());
    const outcomes = await Promise.all([payment, { ...payment, id: newId("pay") }].map((each) => accept(of(), each)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["stored", "taken"]);
  });

  it("keeps no key of what it did not store", async () => {
    const key = aKey();
    const payment = aPayment(of(), key);
    expect((await accept(of(), payment, { ...rich, balance: 1n })).kind).toBe("short");
    expect(await of().payments.lookUp(lookUpOf(payment, key))).toMatchObject({ underKey: null });
    expect((await accept(of(), aPayment(of(), key))).kind).toBe("stored");
  });
}

function joining(of: Of): void {
  const take = (id: PaymentId, key: IdempotencyKey | null) =>
    of().payments.takeWaiterPlace(waiterOf(id), { idempotency: key, seats: 1, isIdentified: false });

  it("opens a payment to its own key alone", async () => {
    const key = aKey();
    const { id } = await left(of(), aPayment(of(), key));
    expect(await take(id, null)).toBe("held");
    expect(await take(id, aKey())).toBe("held");
    expect(await take(id, key)).toBe("taken");
    expect(await take(id, key)).toBe("shared");
  });

  it("goes on sharing after the success was claimed", async () => {
    const key = aKey();
    const payment = aPayment(of(), key);
    const waiter = waiterOf(payment.id);
    await of().payments.accept(payment, rich, waiter);
    await of().settlements.finish(null, [], [aConfirmation(payment.id)]);
    await of().payments.claimSuccess(waiter);
    expect(await take(payment.id, key)).toBe("shared");
  });

  it("gives a payment without a key that of its first joiner", async () => {
    const key = aKey();
    const payment = await left(of(), aPayment(of(), null));
    const places = await Promise.all([take(payment.id, key), take(payment.id, key)]);
    expect(places.sort()).toEqual(["shared", "taken"]);
    expect(await of().payments.lookUp(lookUpOf(payment, key))).toMatchObject({
      stored: { idempotency: key },
      underKey: { id: payment.id },
    });
    expect(await take(payment.id, null)).toBe("held");
  });

  it("binds no payment to a key that stands for another", async () => {
    const key = aKey();
    await accept(of(), aPayment(of(), key));
    const payment = await left(of(), aPayment(of(), null));
    expect(await take(payment.id, key)).toBe("key_taken");
    expect(await take(payment.id, null)).toBe("taken");
  });
}

function forgetting(of: Of): void {
  it("lets a key stand for 24 hours, and then for something else", async () => {
    const key = aKey();
    const first = aPayment(of(), key);
    await accept(of(), first);
    await of().outlive(key);
    expect(await of().payments.lookUp(lookUpOf(first, key))).toMatchObject({
      stored: { id: first.id },
      underKey: null,
    });
    const second = aPayment(of(), key);
    expect((await accept(of(), second)).kind).toBe("stored");
    expect(await of().payments.lookUp(lookUpOf(first, key))).toMatchObject({ underKey: { id: second.id } });
  });

  it("sweeps away in batches what has outlived its time, and nothing else", async () => {
    const keys = [aKey(), aKey(), aKey()];
    for (const key of keys) await accept(of(), aPayment(of(), key));
    const [young, ...old] = keys as [IdempotencyKey, ...IdempotencyKey[]];
    for (const key of old) await of().outlive(key);
    expect(await of().idempotencyKeys.forgetOld(1)).toBe(1);
    expect(await of().idempotencyKeys.forgetOld(100)).toBe(1);
    expect(await of().idempotencyKeys.forgetOld(100)).toBe(0);
    expect(await of().payments.lookUp(lookUpOf(aPayment(of(), young), young))).toMatchObject({
      underKey: { idempotency: young },
    });
  });
}
