import { newId } from "@lunas/domain/shared/id";
import { aConfirmation, freshAddress } from "./fresh";
import { holdCaptureContract } from "./hold-capture-contract";
import {
  accept,
  aNewHold,
  captureOf,
  held,
  inFlightOf,
  listed,
  lookUpOf,
  type Of,
  rich,
  scopeOf,
} from "./hold-fixture";
import { holdListContract } from "./hold-list-contract";
import { holdSenderContract } from "./hold-sender-contract";
import type { MakeStores, Stores } from "./stores";

/** What every store of holds promises. Declares jest tests. */
export function holdStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: holds`, () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    afterEach(() => stores.close());
    const of = () => stores;
    holding(of);
    sharing(of);
    naming(of);
    ending(of);
    holdCaptureContract(of);
    holdListContract(of);
    holdSenderContract(of);
  });
}

function holding(of: Of): void {
  it("stores a hold with its kind, and no list, figure or history of payments has it", async () => {
    const wanted = aNewHold(of());
    const hold = await held(of(), { more: wanted });
    const { kind, terms } = wanted.authorization;
    expect(hold).toMatchObject({ status: "held", authorization: { kind, terms }, answeredAtMs: null });
    expect(hold.hold).toEqual({ heldAtMs: hold.createdAtMs, expiresAtMs: wanted.holdUntilMs });
    const scope = scopeOf(hold);
    expect(await of().holds.find(scope, hold.id)).toEqual(hold);
    expect((await of().payments.lookUp(lookUpOf(hold))).stored).toEqual(hold);
    expect(await of().payments.find(scope, hold.id)).toBeNull();
    expect(await of().histories.find(scope, hold.id)).toBeNull();
    expect(await listed(of(), scope)).toEqual([]);
    const stats = await of().books.stats(hold.merchantId, { environment: hold.environment, latelySinceMs: 0 });
    expect([stats.payments, stats.volumes]).toEqual([0, {}]);
    expect(await of().settlements.orders([hold.id])).toEqual([]);
    expect(await of().settlements.statusOf([hold.id])).toEqual([]);
  });

  it("is of one merchant and environment, and a payment that was never held is no hold", async () => {
    const hold = await held(of());
    const scope = scopeOf(hold);
    const others = [
      { ...scope, merchantId: of().merchantIds[1] },
      { ...scope, environment: "production" },
    ] as const;
    for (const other of others) {
      expect(await of().holds.find(other, hold.id)).toBeNull();
      expect(await of().holds.release(other, hold.id)).toBeNull();
      expect(await of().holds.capture(captureOf(hold, { scope: other }))).toEqual({ kind: "not_found" });
    }
    const { holdUntilMs: _, ...payment } = aNewHold(of());
    const outcome = await accept(of(), payment);
    expect(outcome).toMatchObject({ kind: "stored", payment: { status: "pending", hold: null } });
    expect(await of().holds.find(scope, payment.id)).toBeNull();
    expect(await of().holds.release(scope, payment.id)).toBeNull();
    expect(await of().holds.capture(captureOf(hold, { id: payment.id }))).toEqual({ kind: "not_found" });
  });

  it("has no place for a request that waits, and nothing that a settler can end", async () => {
    const hold = await held(of());
    const waiter = { paymentId: hold.id, waiterId: newId("ask"), leaseMs: 60_000 };
    const joining = { idempotency: null, seats: 2, isIdentified: false } as const;
    expect(await of().payments.takeWaiterPlace(waiter, joining)).toBe("held");
    expect(await of().payments.claimSuccess(waiter, true)).toMatchObject({ claimed: false, holds: false });
    expect(await of().settlements.finish(null, [], [aConfirmation(hold.id)])).toEqual({ ended: [] });
    expect((await of().holds.find(scopeOf(hold), hold.id))?.status).toBe("held");
  });
}

function sharing(of: Of): void {
  it("uses its authorization up, for payments and holds, also after its end", async () => {
    const hold = await held(of());
    const again = () =>
      Promise.all([
        accept(of(), aNewHold(of(), { more: { authorization: hold.authorization } })),
        accept(of(), { ...aNewHold(of()), authorization: { ...hold.authorization, kind: "exact" } }),
      ]);
    for (const outcome of await again()) expect(outcome).toMatchObject({ kind: "taken", payment: { id: hold.id } });
    await of().holds.release(scopeOf(hold), hold.id);
    for (const outcome of await again()) expect(outcome).toMatchObject({ kind: "taken", payment: { id: hold.id } });
  });

  it("stores one of a hold and a payment with one authorization at once", async () => {
    const hold = aNewHold(of());
    const { holdUntilMs: _, ...payment } = { ...hold, id: newId("pay") };
    const outcomes = await Promise.all([accept(of(), hold), accept(of(), payment)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["stored", "taken"]);
  });

  it("reserves its maximum until its end, and its amount from its capture on", async () => {
    const hold = await held(of());
    const next = { payer: hold.authorization.from, amount: 1n };
    const tight = { ...rich, balance: 500_000n };
    expect(await inFlightOf(of(), hold)).toBe(500_000n);
    expect(await accept(of(), aNewHold(of(), next), tight)).toEqual({ kind: "short", payerInFlight: 500_000n });
    await of().holds.capture(captureOf(hold, { amount: 200_000n }));
    expect(await inFlightOf(of(), hold)).toBe(200_000n);
    const other = await held(of(), { payer: hold.authorization.from });
    expect(await inFlightOf(of(), hold)).toBe(700_000n);
    await of().holds.release(scopeOf(other), other.id);
    expect(await inFlightOf(of(), hold)).toBe(200_000n);
    expect((await accept(of(), aNewHold(of(), next), tight)).kind).toBe("stored");
  });

  it("counts for the payer's and the merchant's bounds of gas as long as it is held, and for none that merchants share", async () => {
    const hold = await held(of());
    const gas = async () => (await of().payments.lookUp(lookUpOf(hold))).gas;
    const before = await gas();
    expect([before.payerPending, before.merchantPending]).toEqual([1, 1]);
    await of().holds.release(scopeOf(hold), hold.id);
    const after = await gas();
    expect([after.payerPending, after.merchantPending]).toEqual([0, 0]);
    expect([before.chainPending, before.unapprovedPending]).toEqual([after.chainPending, after.unapprovedPending]);
    const captured = await held(of());
    const uncaptured = await gas();
    await of().holds.capture(captureOf(captured));
    const pending = await gas();
    expect(pending.chainPending - uncaptured.chainPending).toBe(1);
    expect(pending.unapprovedPending - uncaptured.unapprovedPending).toBe(1);
  });

  it("takes nothing more once the payer has used its nonce up on the chain", async () => {
    const hold = await held(of());
    const { chainId, permit2, authorization } = hold;
    const funds = { chainId, permit2, payer: authorization.from, token: authorization.token };
    expect(await of().payments.pendingOf(funds, 5)).toEqual([{ id: hold.id, nonce: authorization.nonce }]);
    expect(await of().payments.noteUsed(funds, [hold.id], 120)).toBe(0n);
    await of().settlements.forgetInclusions(chainId, 120);
    expect(await of().payments.pendingOf(funds, 5)).toHaveLength(1);
  });
}

function naming(of: Of): void {
  it("has its payment-identifier until its end", async () => {
    const identifier = newId("order");
    const hold = await held(of(), { more: { identifier } });
    const scope = { merchantId: hold.merchantId, chainId: hold.chainId, payer: hold.authorization.from, identifier };
    expect(await of().payments.findIdentified(scope)).toEqual({ payment: hold, isSpent: false });
    const second = aNewHold(of(), { payer: hold.authorization.from, more: { identifier } });
    expect(await accept(of(), second)).toMatchObject({ kind: "identified", payment: { id: hold.id } });
    await of().holds.release(scopeOf(hold), hold.id);
    expect(await of().payments.findIdentified(scope)).toBeNull();
    expect((await accept(of(), second)).kind).toBe("stored");
  });

  it("has the Idempotency-Key of its request, as a payment has", async () => {
    const idempotency = { lineage: newId("key"), key: "once" };
    const hold = await held(of(), { more: { idempotency } });
    const other = aNewHold(of(), { more: { idempotency, bodyHash: `0x${"ab".repeat(32)}` } });
    expect(await accept(of(), other)).toMatchObject({ kind: "key_taken", payment: { id: hold.id } });
    const again = aNewHold(of(), { payer: freshAddress(), more: { idempotency } });
    expect(await accept(of(), again)).toMatchObject({ kind: "taken", payment: { id: hold.id, status: "held" } });
  });
}

function ending(of: Of): void {
  it("is released once, and the same again", async () => {
    const hold = await held(of());
    const released = await of().holds.release(scopeOf(hold), hold.id);
    expect(released).toEqual({ ...hold, status: "released" });
    expect(await of().holds.release(scopeOf(hold), hold.id)).toEqual(released);
    expect(await of().eventsOf(hold.id)).toEqual([]);
    expect(await of().holds.capture(captureOf(hold))).toEqual({ kind: "over", payment: released });
    expect(await listed(of(), scopeOf(hold))).toEqual([]);
  });

  it("expires with one event when its time is over, and frees what it reserved", async () => {
    const [first, second, third] = [
      await held(of(), { heldForMs: -2 }),
      await held(of(), { heldForMs: -1 }),
      await held(of()),
    ];
    expect(await of().holds.capture(captureOf(first))).toEqual({ kind: "over", payment: first });
    while ((await of().holds.expireDue(1)) > 0);
    expect(await of().holds.find(scopeOf(first), first.id)).toEqual({ ...first, status: "expired" });
    expect(await of().eventsOf(first.id)).toEqual(["hold.expired"]);
    expect(await of().eventsOf(second.id)).toEqual(["hold.expired"]);
    expect(await inFlightOf(of(), first)).toBe(0n);
    expect(await of().holds.find(scopeOf(third), third.id)).toEqual(third);
    expect(await of().eventsOf(third.id)).toEqual([]);
    expect((await of().holds.release(scopeOf(first), first.id))?.status).toBe("expired");
    expect((await of().holds.capture(captureOf(first))).kind).toBe("over");
  });
}
