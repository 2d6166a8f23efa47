import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import { withState } from "@lunas/domain/payment/stored-payment";
import { newId } from "@lunas/domain/shared/id";
import { until } from "../time/until";
import { aConfirmation } from "./fresh";
import { accept, aNewHold, captureOf, held, inFlightOf, listed, type Of, scopeOf } from "./hold-fixture";

const keyOf = (lineage: IdempotencyKey["lineage"], key: string): IdempotencyKey => ({ lineage, key });

/** The part of the hold store's contract that tells of captures. */
export function holdCaptureContract(of: Of): void {
  becoming(of);
  racing(of);
  covering(of);
  keeping(of);
}

function becoming(of: Of): void {
  it("becomes a payment of what is captured, from then on, with the request as its waiter", async () => {
    const hold = await held(of());
    const later = await held(of());
    await of().holds.capture(captureOf(later));
    const capture = captureOf(hold, { amount: 1n, receivedAtMs: 1_000, verifiedAtMs: 2_000 });
    const outcome = await of().holds.capture(capture);
    if (outcome.kind !== "captured") throw new Error(`expected a payment, got ${outcome.kind}`);
    const { payment } = outcome;
    expect(payment).toEqual({
      ...{ ...hold, status: "pending", receivedAtMs: 1_000, verifiedAtMs: 2_000, createdAtMs: payment.createdAtMs },
      authorization: { ...hold.authorization, amount: 1n },
    });
    expect(payment.createdAtMs).toBeGreaterThanOrEqual(hold.createdAtMs);
    const scope = scopeOf(hold);
    expect((await of().payments.find(scope, hold.id))?.payment).toEqual(payment);
    expect(await of().holds.find(scope, hold.id)).toEqual(payment);
    expect([...(await listed(of(), scope))].sort()).toEqual([hold.id, later.id].sort());
    expect(await of().settlements.orders([hold.id])).toMatchObject([{ amount: 1n, kind: "upto" }]);

    const { waiterId, leaseMs } = capture;
    await of().settlements.finish(null, [], [aConfirmation(hold.id)]);
    const waiter = { paymentId: hold.id, waiterId, leaseMs };
    const { claimed, state } = await of().payments.claimSuccess(waiter);
    expect([claimed, state.status]).toEqual([true, "confirmed"]);
    // Also for a request that had read it while it was held.
    expect(withState(hold, state)).toEqual((await of().payments.find(scope, hold.id))?.payment);
    expect((await of().holds.find(scope, hold.id))?.hold).toEqual(hold.hold);
    const stats = await of().books.stats(hold.merchantId, { environment: hold.environment, latelySinceMs: 0 });
    expect([stats.payments, stats.volumes]).toEqual([1, { IDRX: 1n }]);
  });

  it("is captured once: the same request gets it again, and every other one is told what became of it", async () => {
    const hold = await held(of());
    const capture = captureOf(hold, { amount: 300_000n });
    const first = await of().holds.capture(capture);
    expect(await of().holds.capture(capture)).toEqual(first);
    const payment = first.kind === "captured" ? first.payment : null;
    expect(await of().holds.capture(captureOf(hold, { amount: 300_000n }))).toEqual({ kind: "over", payment });
    expect(await of().holds.capture({ ...capture, amount: 300_001n })).toEqual({ kind: "over", payment });
    expect(await of().holds.release(scopeOf(hold), hold.id)).toEqual(payment);
  });
}

function racing(of: Of): void {
  it.each([
    ["the same amount", () => 200_000n],
    ["other amounts", (index: number) => 200_000n + BigInt(index)],
  ])("is captured by one of many requests at once with %s", async (_what, amountOf) => {
    const hold = await held(of());
    const captures = Array.from({ length: 8 }, (_, index) => captureOf(hold, { amount: amountOf(index) }));
    const outcomes = await Promise.all(captures.map((each) => of().holds.capture(each)));
    const winner = outcomes.findIndex(({ kind }) => kind === "captured");
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["captured", ...Array.from({ length: 7 }, () => "over")]);
    const amount = amountOf(winner);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ payment: { authorization: { amount } } });
    expect(await listed(of(), scopeOf(hold))).toEqual([hold.id]);
  });

  it("is captured or released, when both come at once", async () => {
    const hold = await held(of());
    const [outcome, released] = await Promise.all([
      of().holds.capture(captureOf(hold)),
      of().holds.release(scopeOf(hold), hold.id),
    ]);
    const status = (await of().holds.find(scopeOf(hold), hold.id))?.status;
    expect([outcome.kind, released?.status]).toEqual(
      status === "pending" ? ["captured", "pending"] : ["over", "released"],
    );
  });

  it("is captured or expires, when its time is over at that moment", async () => {
    const hold = await held(of(), { heldForMs: 20 });
    const endsAtMs = hold.hold?.expiresAtMs ?? 0;
    await until(async () => Date.now() >= endsAtMs - 2, { intervalMs: 1, what: "the hold's end to be near" });
    const captures = Array.from({ length: 6 }, () => of().holds.capture(captureOf(hold)));
    const [outcomes] = await Promise.all([Promise.all(captures), of().holds.expireDue(100)]);
    const isOver = async () => {
      await of().holds.expireDue(100);
      return (await of().holds.find(scopeOf(hold), hold.id))?.status !== "held";
    };
    await until(isOver, { intervalMs: 1, what: "the end of the hold" });
    const captured = outcomes.filter(({ kind }) => kind === "captured").length;
    expect(outcomes.filter(({ kind }) => kind === "over")).toHaveLength(6 - captured);
    expect(captured).toBeLessThan(2);
    expect(await of().eventsOf(hold.id)).toEqual(captured === 1 ? [] : ["hold.expired"]);
    expect(await listed(of(), scopeOf(hold))).toEqual(captured === 1 ? [hold.id] : []);
  });
}

function covering(of: Of): void {
  it("counts the payer's other pending payments, and no other hold", async () => {
    const hold = await held(of());
    const payer = hold.authorization.from;
    const other = await held(of(), { payer });
    const exactly = { balance: 500_000n, amount: 500_000n };
    const first = await of().holds.capture(captureOf(hold, exactly));
    expect(first.kind).toBe("captured");
    const short = { kind: "short", payerInFlight: 500_000n };
    expect(await of().holds.capture(captureOf(other, exactly))).toEqual(short);
    expect(await of().holds.capture(captureOf(other, { allowance: 999_999n }))).toEqual(short);
    expect((await of().holds.find(scopeOf(other), other.id))?.status).toBe("held");
    expect((await of().holds.capture(captureOf(other, { balance: 1_000_000n, allowance: 1_000_000n }))).kind).toBe(
      "captured",
    );
    expect(await inFlightOf(of(), hold)).toBe(1_000_000n);
  });

  it("is covered by a balance that shows what was captured before", async () => {
    const first = await held(of());
    const other = await held(of(), { payer: first.authorization.from });
    await of().holds.capture(captureOf(first));
    await of().settlements.finish(null, [], [aConfirmation(first.id, { blockNumber: 120 })]);
    const at = (readAtBlock: number) => of().holds.capture(captureOf(other, { balance: 500_000n, readAtBlock }));
    expect(await at(119)).toEqual({ kind: "short", payerInFlight: 500_000n });
    expect((await at(120)).kind).toBe("captured");
  });
}

function keeping(of: Of): void {
  it("takes the Idempotency-Key of the request that captures, beside that of the request that held it", async () => {
    const lineage = newId("key");
    const [holding, capturing, foreign] = [
      keyOf(lineage, "hold"),
      keyOf(lineage, "capture"),
      keyOf(lineage, "foreign"),
    ];
    const hold = await held(of(), { more: { idempotency: holding } });
    await held(of(), { more: { idempotency: foreign } });
    expect(await of().holds.capture(captureOf(hold, { idempotency: foreign }))).toEqual({ kind: "key_taken" });
    const outcome = await of().holds.capture(captureOf(hold, { idempotency: capturing }));
    expect(outcome).toMatchObject({ kind: "captured", payment: { idempotency: capturing } });
    const { chainId, permit2, merchantId, authorization } = hold;
    const key = { chainId, permit2, payer: authorization.from, nonce: authorization.nonce + 1n };
    for (const idempotency of [holding, capturing]) {
      const found = await of().payments.lookUp({
        authorization: key,
        token: authorization.token,
        merchantId,
        idempotency,
      });
      expect(found.underKey?.id).toBe(hold.id);
    }
  });

  it("is never captured for more than its maximum, nor for nothing", async () => {
    const hold = await held(of());
    await expect(of().holds.capture(captureOf(hold, { amount: 500_001n }))).rejects.toThrow("is not within the hold");
    await expect(of().holds.capture(captureOf(hold, { amount: 0n }))).rejects.toThrow("is not within the hold");
    expect(await of().holds.find(scopeOf(hold), hold.id)).toEqual(hold);
  });

  it("keeps the failure of its capture: there is no second one", async () => {
    const hold = await held(of());
    const capture = captureOf(hold);
    await of().holds.capture(capture);
    const failure = { code: "nonce_cancelled", message: "The payer cancelled it." } as const;
    await of().settlements.finish(null, [], [{ kind: "failed", paymentId: hold.id, ...failure, txHash: null }]);
    const failed = { kind: "over", payment: { id: hold.id, status: "failed", failure } };
    expect(await of().holds.capture(captureOf(hold))).toMatchObject(failed);
    expect((await of().holds.release(scopeOf(hold), hold.id))?.status).toBe("failed");
    expect(await of().eventsOf(hold.id)).toEqual(["payment.failed"]);
    expect(await inFlightOf(of(), hold)).toBe(0n);
    expect((await accept(of(), aNewHold(of(), { payer: hold.authorization.from }))).kind).toBe("stored");
  });
}
