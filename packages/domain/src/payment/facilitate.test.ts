import { aClaim } from "@lunas/testkit/build/a-claim";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { isRefusal } from "../shared/refusal";
import { Unavailable } from "../shared/unavailable";
import { answeredPayments } from "./answered-payments";
import { delivered } from "./delivered";
import { facilitate } from "./facilitate";
import { giveBack } from "./give-back";
import type { PaymentStore } from "./ports";
import { createSettlingLoad } from "./settling-load";

/** A requested payment that waits for its settlement. */
async function waiting(waitMs?: number, over: (payments: PaymentStore) => PaymentStore = (payments) => payments) {
  const fixture = facilitation({ over });
  const claim = aClaim();
  const { answer, disconnect } = fixture.ask(claim, waitMs);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { fixture, claim, answer, disconnect, id: payment.id };
}

/** A database outage for all statements of a waiting request. */
function databaseOutage() {
  let isAway = false;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isAway) throw new Unavailable("database", "connection refused");
    return work();
  };
  return {
    begin: () => {
      isAway = true;
    },
    end: () => {
      isAway = false;
    },
    over: (payments: PaymentStore): PaymentStore => ({
      ...payments,
      claimSuccess: (waiter) => through(() => payments.claimSuccess(waiter)),
      renewWaiters: (waiters) => through(() => payments.renewWaiters(waiters)),
      releaseWaiterPlace: (waiter) => through(() => payments.releaseWaiterPlace(waiter)),
    }),
  };
}

const joining = { idempotency: null, seats: 1, isIdentified: false } as const;
const place = { leaseMs: 5_000, waiterId: "ask_next" };

describe("facilitate", () => {
  it("stores, notifies, waits and answers the success, which it has claimed", async () => {
    const { fixture, answer, id } = await waiting();
    expect(fixture.queue.notified).toEqual([id]);
    await fixture.confirm(id);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id, status: "confirmed" } });
    expect(fixture.payments()[0]?.answeredAtMs).toBe(fixture.clock.now());
  });

  it("a payment whose caller fails counts no more as one that is waited for", async () => {
    const { deps, clock } = facilitation();
    const load = createSettlingLoad({ clock, settleWaitMs: 25_000, isHalted: () => false, mostWaiting: 1 });
    const onStored = () => {
      throw new Error("the caller failed");
    };
    const limit = { waitMs: 1_000, client: { signal: new AbortController().signal }, onStored };
    await expect(facilitate({ ...deps, load }, aClaim(), limit)).rejects.toThrow("the caller failed");
    expect(load.isOverloaded(aClaim().chain)).toBe(false);
  });

  it("reports the end of each stage", async () => {
    const { deps, confirm, payments } = facilitation();
    const stages: string[] = [];
    const waitLimit = { waitMs: 25_000, client: new AbortController() };
    const answer = facilitate({ ...deps, onStage: (fixture) => void stages.push(fixture) }, aClaim(), waitLimit);
    await settled();
    expect(stages).toEqual(["accept"]);
    await confirm(payments()[0]!.id);
    await answer;
    expect(stages).toEqual(["accept", "settle"]);
  });

  it("gives a success that was given back to the next request, at every gateway, once", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.confirm(id);
    await delivered(fixture.deps, await answer, true);
    const elsewhere = { ...fixture.deps, answered: answeredPayments(fixture.clock) };
    const at = (deps: typeof fixture.deps, wanted = claim) =>
      facilitate(deps, wanted, { waitMs: 0, client: new AbortController() });
    // Both gateways remember that the success was told.
    expect(await at(elsewhere)).toMatchObject({ refused: "nonce_already_used" });
    fixture.clock.advance(60_001);
    for (const deps of [fixture.deps, elsewhere]) {
      expect(await at(deps)).toMatchObject({ refused: "nonce_already_used", details: { status: "confirmed" } });
      const reads = fixture.chain.reads();
      const given = {
        scope: { merchantId: claim.merchant.id, environment: "sandbox" },
        paymentId: id,
        answerId: null,
      } as const;
      const author = { actor: { kind: "key", id: "key_1" }, origin: { ipAddress: null, userAgent: null } } as const;
      expect(await giveBack(fixture.deps, given, author)).toBeNull();
      const thirdParty = { ...claim, merchant: { ...claim.merchant, id: "mer_2" as const } };
      expect(await at(deps, thirdParty)).toMatchObject({ refused: "expired_deadline" });
      const [first, second] = await Promise.all([at(fixture.deps), at(elsewhere)]);
      const kinds = [first, second].map((each) => (isRefusal(each) ? each.refused : each.kind));
      expect(kinds.sort()).toEqual(["nonce_already_used", "settled"]);
      const settledOne = isRefusal(first) ? second : first;
      await delivered(isRefusal(first) ? elsewhere : fixture.deps, settledOne, true);
      fixture.clock.advance(60_001);
      expect(fixture.payments()).toHaveLength(1);
      expect(fixture.queue.notified).toEqual([id]);
      expect(fixture.chain.reads() - reads).toBeLessThanOrEqual(3);
    }
  });

  it("refuses a repeat of an answered payment without a look-up, and looks up if the answer may differ", async () => {
    let lookUps = 0;
    const counting = (payments: PaymentStore): PaymentStore => ({
      ...payments,
      lookUp: (request) => {
        lookUps += 1;
        return payments.lookUp(request);
      },
    });
    const { fixture, claim, answer, id } = await waiting(25_000, counting);
    await fixture.confirm(id);
    await delivered(fixture.deps, await answer, true);
    const before = { lookUps, reads: fixture.chain.reads() };
    const repeat = await fixture.ask(claim).answer;
    expect(repeat).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "confirmed", txHash: expect.stringMatching(/^0x/) },
    });
    expect({ lookUps, reads: fixture.chain.reads() }).toEqual(before);

    const elsewhere = { ...fixture.deps, answered: answeredPayments(fixture.clock) };
    const requested = () => facilitate(elsewhere, claim, { waitMs: 0, client: new AbortController() });
    expect(await requested()).toEqual(repeat);
    expect(lookUps).toBe(before.lookUps + 1);
    // A process that did not write the answer knows only later that it is not given back.
    fixture.clock.advance(60_001);
    expect(await requested()).toEqual(repeat);
    expect(lookUps).toBe(before.lookUps + 1);

    const thirdParty = { ...claim, merchant: { ...claim.merchant, id: "mer_2" as const } };
    const withKey = { ...claim, idempotency: { lineage: "key_1", key: "order 1" } as const };
    for (const other of [thirdParty, { ...claim, bodyHash: () => hashOf(0xb0d2) }, withKey]) {
      await fixture.ask(other).answer;
      lookUps -= 1;
      expect(lookUps).toBe(before.lookUps + 1);
    }
  });

  it("answers a refusal at once and notifies no settler", async () => {
    const { ask, chain, queue, payments } = facilitation();
    chain.say({ allowance: 0n });
    expect(await ask(aClaim()).answer).toMatchObject({ refused: "no_permit2_approval" });
    expect([queue.notified, payments()]).toEqual([[], []]);
  });

  it("settles one of a hundred identical requests and answers the others that it is pending", async () => {
    const fixture = facilitation();
    const claim = aClaim();
    const answers = Array.from({ length: 100 }, () => fixture.ask(claim).answer);
    await settled();
    const [payment, ...more] = fixture.payments();
    expect(more).toEqual([]);
    await fixture.confirm(payment!.id);
    const reported = await Promise.all(answers);
    expect(reported.filter((answer) => "kind" in answer && answer.kind === "settled")).toHaveLength(1);
    const refused = reported.filter(isRefusal);
    expect(refused).toHaveLength(99);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        refused: "nonce_already_used",
        details: { paymentId: payment?.id, status: "pending" },
      });
    }
    expect(fixture.queue.notified).toHaveLength(1);
  });

  it("gives nothing for a header that is replayed after the success", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.confirm(id);
    await answer;
    expect(await fixture.ask(claim).answer).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "confirmed" },
    });
  });
});

describe("waiting for the outcome", () => {
  it("keeps the waiter's place for as long as it waits", async () => {
    const { fixture, id } = await waiting();
    await fixture.timer.advance(20_000);
    expect(await fixture.stores.payments.takeWaiterPlace({ ...place, paymentId: id }, joining)).toBe("held");
  });

  it("answers pending at the wait limit, and frees the place", async () => {
    const { fixture, answer, id } = await waiting(10_000);
    await fixture.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id, status: "pending" }, retryAfterSeconds: 2 });
    expect(await fixture.stores.payments.takeWaiterPlace({ ...place, paymentId: id }, joining)).toBe("taken");
  });

  it("lets a later repeat take the place and get the success; nothing is stored twice", async () => {
    const { fixture, claim, answer, id } = await waiting(10_000);
    await fixture.timer.advance(10_000);
    await answer;
    const again = fixture.ask(claim);
    await settled();
    await fixture.confirm(id);
    expect(await again.answer).toMatchObject({ kind: "settled", payment: { id } });
    expect(fixture.payments()).toHaveLength(1);
  });

  it("frees the place when the caller disconnects", async () => {
    const { fixture, answer, disconnect, id } = await waiting();
    disconnect();
    expect(await answer).toMatchObject({ kind: "pending" });
    expect(await fixture.stores.payments.takeWaiterPlace({ ...place, paymentId: id }, joining)).toBe("taken");
  });

  it("claims no success for a disconnected caller: the next request gets it", async () => {
    const { fixture, claim, answer, disconnect, id } = await waiting();
    await fixture.confirm(id, { silently: true });
    disconnect();
    expect(await answer).toMatchObject({ kind: "pending" });
    expect(fixture.payments()[0]?.answeredAtMs).toBeNull();
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("reads the row when the queue is unavailable", async () => {
    const fixture = facilitation();
    fixture.queue.breakDown();
    const { answer } = fixture.ask(aClaim());
    await fixture.timer.advance(1_000);
    await fixture.confirm(fixture.payments()[0]!.id, { silently: true });
    await fixture.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("does not take a database outage for an outcome: it continues to read, and answers the success", async () => {
    const outage = databaseOutage();
    const { fixture, answer, id } = await waiting(20_000, outage.over);
    outage.begin();
    await fixture.timer.advance(6_000);
    await fixture.confirm(id);
    await fixture.timer.advance(3_000);
    outage.end();
    await fixture.timer.advance(1_000);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("answers pending if the database is unavailable until the wait limit", async () => {
    const outage = databaseOutage();
    const { fixture, answer, id } = await waiting(10_000, outage.over);
    outage.begin();
    await fixture.timer.advance(11_000);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id } });
  });

  it("reports other errors", async () => {
    const { fixture, answer } = await waiting(10_000, (payments) => ({
      ...payments,
      claimSuccess: () => Promise.reject(new Error("a row that cannot be")),
    }));
    await Promise.all([expect(answer).rejects.toThrow("cannot be"), fixture.timer.advance(11_000)]);
  });

  it("does not take a finished job for an outcome: it continues to read the row", async () => {
    const { fixture, answer, id } = await waiting();
    fixture.queue.finish(id);
    await fixture.timer.advance(3_000);
    expect(fixture.timer.sleepers()).toBeGreaterThan(0);
    await fixture.confirm(id, { silently: true });
    await fixture.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("finds the success at the wait limit without a notification", async () => {
    const { fixture, answer, id } = await waiting(10_000);
    await fixture.confirm(id, { silently: true });
    await fixture.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("answers a failed payment, and again for each repeat", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.fail(id);
    const failed = { kind: "failed", payment: { id, status: "failed", failure: { code: "tx_failed" } } };
    expect(await answer).toMatchObject(failed);
    expect(await fixture.ask(claim).answer).toMatchObject(failed);
  });

  it("gives the success to the later request if the first one's gateway was dead for too long", async () => {
    const { fixture, answer, id } = await waiting();
    const later = { ...place, paymentId: id };
    fixture.clock.advance(5_000);
    expect(await fixture.stores.payments.takeWaiterPlace(later, joining)).toBe("taken");
    await fixture.confirm(id);
    expect(await answer).toMatchObject({ refused: "nonce_already_used", details: { status: "pending" } });
    expect(await fixture.stores.payments.claimSuccess(later)).toMatchObject({ claimed: true });
  });

  it("does not show a payment as confirmed before the answer is claimed: the answer might be lost", async () => {
    const { fixture, claim, id } = await waiting();
    await fixture.confirm(id, { silently: true });
    expect(await fixture.ask(claim).answer).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "pending" },
    });
  });

  it("leaves no waiting request behind", async () => {
    const { fixture, answer, id } = await waiting();
    await fixture.confirm(id);
    await answer;
    await fixture.timer.advance(25_000);
    expect(fixture.timer.sleepers()).toBe(0);
  });
});
