import type { GivenBack, Joining, NewPayment, WaiterLease } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress, freshHash } from "./fresh";
import type { MakeStores, Stores } from "./stores";

const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const author = {
  actor: { kind: "key", id: "key_shop" },
  origin: { ipAddress: "203.0.113.7", userAgent: null },
} as const;
const alone: Joining = { idempotency: null, seats: 1, isIdentified: false };
const keyed = (key: string): Joining => ({ ...alone, idempotency: { lineage: "key_shop", key } });

/** What every payment store promises of successes that a merchant gives back. Declares jest tests. */
export function giveBackContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: successes that are given back`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    givingBack(() => stores);
    refusing(() => stores);
    refunding(() => stores);
  });
}

type Of = () => Stores;

const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;
const waiterOf = ({ id }: NewPayment): WaiterLease => ({
  ...{ paymentId: id, waiterId: newId("ask"), leaseMs: 60_000 },
});

/** A payment with its first waiting request; `isPaid` false: it stays pending. */
async function stored(stores: Stores, { isPaid = true, ...over }: Partial<NewPayment> & { isPaid?: boolean } = {}) {
  const authorization = anAuthorization({ from: freshAddress(), to: freshAddress(), amount: 1_000n });
  const payment = aNewPayment({ merchantId: stores.merchantIds[0], authorization, bodyHash: freshHash(), ...over });
  const first = waiterOf(payment);
  await stores.payments.accept(payment, rich, first);
  if (isPaid) await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  return { payment, first };
}

/** A payment whose success its first request has claimed. */
async function answered(stores: Stores, over: Partial<NewPayment> = {}) {
  const made = await stored(stores, over);
  expect((await stores.payments.claimSuccess(made.first)).claimed).toBe(true);
  return made;
}

/** The next request: takes the place and claims. */
async function claimedNext({ payments }: Stores, payment: NewPayment, joining: Joining = alone) {
  const waiter = waiterOf(payment);
  const place = await payments.takeWaiterPlace(waiter, joining);
  const { claimed } = place === "taken" ? await payments.claimSuccess(waiter) : { claimed: false };
  return { waiter, place, claimed };
}

function givenBack(stores: Stores, { id }: NewPayment, over: Partial<GivenBack> = {}) {
  return stores.payments.giveBack({ scope: scopeOf(stores), paymentId: id, answerId: null, ...over }, author);
}

function givingBack(of: Of): void {
  it("lets exactly one more request have the success, whatever its Idempotency-Key", async () => {
    const { payment, first } = await answered(of(), { idempotency: { lineage: "key_shop", key: freshHash() } });
    expect((await claimedNext(of(), payment, keyed(freshHash()))).place).toBe("held");
    expect(await of().payments.answeredAt(payment.id)).toEqual(expect.any(Number));
    expect(await givenBack(of(), payment)).toBe("given_back");
    expect(await of().payments.answeredAt(payment.id)).toBeNull();
    // Who had it cannot take it without asking anew.
    expect(await of().payments.claimSuccess(first)).toMatchObject({ claimed: false, holds: false });
    const key = keyed(freshHash());
    expect(await claimedNext(of(), payment, key)).toMatchObject({ place: "taken", claimed: true });
    expect((await claimedNext(of(), payment, keyed(freshHash()))).place).toBe("held");
    expect((await claimedNext(of(), payment, key)).place).toBe("shared");
  });

  it("gives one of many requests at once the success", async () => {
    const { payment } = await answered(of());
    await givenBack(of(), payment);
    const next = await Promise.all(Array.from({ length: 12 }, () => claimedNext(of(), payment)));
    expect(next.filter(({ claimed }) => claimed)).toHaveLength(1);
  });

  it("gives a success back once, though the call comes again after another request has claimed it", async () => {
    const { payment, first } = await answered(of());
    const mine = { answerId: first.waiterId };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => givenBack(of(), payment, mine)));
    expect(new Set(outcomes)).toEqual(new Set(["given_back"]));
    expect(await givenBack(of(), payment)).toBe("given_back");
    const { waiter } = await claimedNext(of(), payment);
    expect(await givenBack(of(), payment, mine)).toBe("given_back");
    expect(await of().payments.answeredAt(payment.id)).not.toBeNull();
    expect(await givenBack(of(), payment, { answerId: newId("ask") })).toBe("not_answered");
    expect(await givenBack(of(), payment, { answerId: waiter.waiterId })).toBe("given_back");
    expect(await of().payments.answeredAt(payment.id)).toBeNull();
  });

  it("keeps the Idempotency-Key of a payment that came from a page: everybody knows the rest of it", async () => {
    const idempotency = { lineage: "key_page", key: freshHash() } as const;
    const { payment } = await answered(of(), { source: "direct", idempotency });
    expect(await givenBack(of(), payment)).toBe("given_back");
    expect((await claimedNext(of(), payment)).place).toBe("held");
    expect((await claimedNext(of(), payment, { ...alone, idempotency })).claimed).toBe(true);
  });

  it("lets the second of two waiting requests have it", async () => {
    const { payment, first } = await stored(of());
    const second = waiterOf(payment);
    expect(await of().payments.takeWaiterPlace(second, { ...alone, seats: 2 })).toBe("taken");
    await of().payments.claimSuccess(first);
    expect(await givenBack(of(), payment)).toBe("given_back");
    expect((await of().payments.claimSuccess(second)).claimed).toBe(true);
  });

  it("twenty times, and not once more", async () => {
    const { payment } = await answered(of());
    for (let count = 0; count < 20; count += 1) {
      expect(await givenBack(of(), payment)).toBe("given_back");
      expect((await claimedNext(of(), payment)).claimed).toBe(true);
    }
    expect(await givenBack(of(), payment)).toBe("too_often");
    expect(await of().payments.answeredAt(payment.id)).not.toBeNull();
  });
}

function refusing(of: Of): void {
  it("gives back nothing of another merchant or environment, and no unknown payment", async () => {
    const { payment } = await answered(of());
    const scope = scopeOf(of());
    const [, merchantId] = of().merchantIds;
    expect(await givenBack(of(), payment, { scope: { ...scope, merchantId } })).toBe("not_found");
    expect(await givenBack(of(), payment, { scope: { ...scope, environment: "production" } })).toBe("not_found");
    expect(await givenBack(of(), payment, { paymentId: newId("pay") })).toBe("not_found");
    expect(await of().payments.answeredAt(payment.id)).not.toBeNull();
  });

  it("gives back nothing that is not confirmed, or that no request has", async () => {
    expect(await givenBack(of(), (await stored(of(), { isPaid: false })).payment)).toBe("not_confirmed");
    const { payment: failed } = await stored(of(), { isPaid: false });
    const failure = { code: "tx_failed", message: "It reverted.", txHash: null } as const;
    await of().settlements.finish(null, [], [{ kind: "failed", paymentId: failed.id, ...failure }]);
    expect(await givenBack(of(), failed)).toBe("not_confirmed");
    expect(await givenBack(of(), (await stored(of())).payment)).toBe("not_answered");
  });

  it("nor a success that was told by a preconfirmation, before the payment's end", async () => {
    const { payment, first } = await stored(of(), { isPaid: false });
    expect((await of().payments.claimSuccess(first, true)).claimed).toBe(true);
    expect(await givenBack(of(), payment)).toBe("not_confirmed");
    await of().settlements.finish(null, [], [aConfirmation(payment.id)]);
    expect(await givenBack(of(), payment)).toBe("given_back");
    expect((await claimedNext(of(), payment)).claimed).toBe(true);
  });
}

function aRefund({ id, merchantId, chainId, authorization }: NewPayment): NewPayment {
  const { from, to } = authorization;
  return aNewPayment({
    ...{ id: newId("ref"), refundOf: id, merchantId, chainId, apiKeyId: null, payTo: from },
    authorization: anAuthorization({ from: to, to: from, amount: 1n }),
  });
}

function refunding(of: Of): void {
  const refund = (wanted: NewPayment) => of().payments.accept(wanted, rich, waiterOf(wanted));

  it("gives back nothing of a payment whose money goes back, and a refund is no payment", async () => {
    const { payment } = await answered(of());
    const back = aRefund(payment);
    expect(await refund(back)).toMatchObject({ kind: "stored" });
    expect(await givenBack(of(), payment)).toBe("refunded");
    await of().settlements.finish(null, [], [aConfirmation(back.id)]);
    expect(await givenBack(of(), payment)).toBe("refunded");
    expect(await givenBack(of(), payment, { paymentId: back.id })).toBe("not_found");
  });

  it("takes the success that was given back, once a refund is stored: nobody gets money and content", async () => {
    const { payment } = await answered(of());
    await givenBack(of(), payment);
    const waiter = waiterOf(payment);
    await of().payments.takeWaiterPlace(waiter, alone);
    expect(await refund(aRefund(payment))).toMatchObject({ kind: "stored" });
    expect(await of().payments.claimSuccess(waiter)).toMatchObject({ claimed: false, holds: false });
    expect((await claimedNext(of(), payment)).claimed).toBe(false);
    expect(await givenBack(of(), payment, { answerId: waiter.waiterId })).toBe("refunded");
  });

  it("frees no success of a refunded payment when the request that has it leaves", async () => {
    const { payment, first } = await answered(of());
    expect(await refund(aRefund(payment))).toMatchObject({ kind: "stored" });
    await of().payments.releaseWaiterPlace(first);
    expect((await claimedNext(of(), payment)).claimed).toBe(false);
  });

  it("never leaves both open, when a refund is stored and the request that has the success leaves at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { payment, first } = await answered(of());
      await Promise.all([refund(aRefund(payment)), of().payments.releaseWaiterPlace(first)]);
      expect((await claimedNext(of(), payment)).claimed).toBe(false);
    }
  });

  it("never leaves both open, when a refund and a give-back come at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { payment } = await answered(of());
      await Promise.all([refund(aRefund(payment)), givenBack(of(), payment)]);
      expect((await claimedNext(of(), payment)).claimed).toBe(false);
    }
  });
}
