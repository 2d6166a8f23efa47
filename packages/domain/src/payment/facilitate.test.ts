import { aClaim } from "@lunas/testkit/build/a-claim";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/stages/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { isRefusal } from "../shared/refusal";
import { Unavailable } from "../shared/unavailable";
import { answeredPayments } from "./answered-payments";
import { delivered } from "./delivered";
import { facilitate } from "./facilitate";
import type { PaymentStore } from "./ports";

/** A requested payment that waits for its settlement. */
async function waiting(waitMs?: number, over: (payments: PaymentStore) => PaymentStore = (payments) => payments) {
  const stage = facilitation({ over });
  const claim = aClaim();
  const { answer, hangUp } = stage.ask(claim, waitMs);
  await settled();
  const [payment] = stage.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { stage, claim, answer, hangUp, id: payment.id };
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
      claimSuccess: (asker) => through(() => payments.claimSuccess(asker)),
      lookAfter: (askers) => through(() => payments.lookAfter(askers)),
      releaseAskerPlace: (asker) => through(() => payments.releaseAskerPlace(asker)),
    }),
  };
}

const joining = { idempotency: null, seats: 1, isIdentified: false } as const;
const place = { leaseMs: 5_000, askerId: "ask_next" };

describe("facilitate", () => {
  it("stores, notifies, waits and answers the success, which it has claimed", async () => {
    const { stage, answer, id } = await waiting();
    expect(stage.queue.rung).toEqual([id]);
    await stage.confirm(id);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id, status: "confirmed" } });
    expect(stage.payments()[0]?.answeredAtMs).toBe(stage.clock.now());
  });

  it("reports the end of each stage", async () => {
    const { deps, confirm, payments } = facilitation();
    const stages: string[] = [];
    const patience = { waitMs: 25_000, signal: new AbortController().signal };
    const answer = facilitate({ ...deps, onStage: (stage) => void stages.push(stage) }, aClaim(), patience);
    await settled();
    expect(stages).toEqual(["accept"]);
    await confirm(payments()[0]!.id);
    await answer;
    expect(stages).toEqual(["accept", "settle"]);
  });

  it("refuses a repeat of an answered payment without any read, and reads if the answer may differ", async () => {
    let looks = 0;
    const counting = (payments: PaymentStore): PaymentStore => ({
      ...payments,
      look: (sought) => {
        looks += 1;
        return payments.look(sought);
      },
    });
    const { stage, claim, answer, id } = await waiting(25_000, counting);
    await stage.confirm(id);
    await delivered(stage.deps, await answer, true);
    const before = { looks, reads: stage.chain.reads() };
    const repeat = await stage.ask(claim).answer;
    expect(repeat).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "confirmed", txHash: expect.stringMatching(/^0x/) },
    });
    expect({ looks, reads: stage.chain.reads() }).toEqual(before);

    const elsewhere = { ...stage.deps, answered: answeredPayments(stage.clock) };
    const asked = () => facilitate(elsewhere, claim, { waitMs: 0, signal: new AbortController().signal });
    expect(await asked()).toEqual(repeat);
    expect(looks).toBe(before.looks + 1);
    // A process that did not write the answer knows only later that it is not given back.
    stage.clock.advance(60_001);
    expect(await asked()).toEqual(repeat);
    expect(looks).toBe(before.looks + 1);

    const stranger = { ...claim, merchant: { ...claim.merchant, id: "mer_2" as const } };
    const withKey = { ...claim, idempotency: { lineage: "key_1", key: "order 1" } as const };
    for (const other of [stranger, { ...claim, bodyHash: hashOf(0xb0d2) }, withKey]) {
      await stage.ask(other).answer;
      looks -= 1;
      expect(looks).toBe(before.looks + 1);
    }
  });

  it("answers a refusal at once and notifies no settler", async () => {
    const { ask, chain, queue, payments } = facilitation();
    chain.say({ allowance: 0n });
    expect(await ask(aClaim()).answer).toMatchObject({ refused: "no_permit2_approval" });
    expect([queue.rung, payments()]).toEqual([[], []]);
  });

  it("settles one of a hundred identical requests and answers the others that it is pending", async () => {
    const stage = facilitation();
    const claim = aClaim();
    const answers = Array.from({ length: 100 }, () => stage.ask(claim).answer);
    await settled();
    const [payment, ...more] = stage.payments();
    expect(more).toEqual([]);
    await stage.confirm(payment!.id);
    const told = await Promise.all(answers);
    expect(told.filter((answer) => "kind" in answer && answer.kind === "settled")).toHaveLength(1);
    const refused = told.filter(isRefusal);
    expect(refused).toHaveLength(99);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        refused: "nonce_already_used",
        details: { paymentId: payment?.id, status: "pending" },
      });
    }
    expect(stage.queue.rung).toHaveLength(1);
  });

  it("gives nothing for a header that is replayed after the success", async () => {
    const { stage, claim, answer, id } = await waiting();
    await stage.confirm(id);
    await answer;
    expect(await stage.ask(claim).answer).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "confirmed" },
    });
  });
});

describe("waiting for the outcome", () => {
  it("keeps the waiter's place for as long as it waits", async () => {
    const { stage, id } = await waiting();
    await stage.timer.advance(20_000);
    expect(await stage.stores.payments.takeAskerPlace({ ...place, paymentId: id }, joining)).toBe("held");
  });

  it("answers pending at the wait limit, and frees the place", async () => {
    const { stage, answer, id } = await waiting(10_000);
    await stage.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id, status: "pending" }, retryAfterSeconds: 2 });
    expect(await stage.stores.payments.takeAskerPlace({ ...place, paymentId: id }, joining)).toBe("taken");
  });

  it("lets a later repeat take the place and get the success; nothing is stored twice", async () => {
    const { stage, claim, answer, id } = await waiting(10_000);
    await stage.timer.advance(10_000);
    await answer;
    const again = stage.ask(claim);
    await settled();
    await stage.confirm(id);
    expect(await again.answer).toMatchObject({ kind: "settled", payment: { id } });
    expect(stage.payments()).toHaveLength(1);
  });

  it("frees the place when the caller disconnects", async () => {
    const { stage, answer, hangUp, id } = await waiting();
    hangUp();
    expect(await answer).toMatchObject({ kind: "pending" });
    expect(await stage.stores.payments.takeAskerPlace({ ...place, paymentId: id }, joining)).toBe("taken");
  });

  it("claims no success for a disconnected caller: the next request gets it", async () => {
    const { stage, claim, answer, hangUp, id } = await waiting();
    await stage.confirm(id, { silently: true });
    hangUp();
    expect(await answer).toMatchObject({ kind: "pending" });
    expect(stage.payments()[0]?.answeredAtMs).toBeNull();
    expect(await stage.ask(claim).answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("reads the row when the queue is unavailable", async () => {
    const stage = facilitation();
    stage.queue.breakDown();
    const { answer } = stage.ask(aClaim());
    await stage.timer.advance(1_000);
    await stage.confirm(stage.payments()[0]!.id, { silently: true });
    await stage.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("does not take a database outage for an outcome: it continues to read, and answers the success", async () => {
    const outage = databaseOutage();
    const { stage, answer, id } = await waiting(20_000, outage.over);
    outage.begin();
    await stage.timer.advance(6_000);
    await stage.confirm(id);
    await stage.timer.advance(3_000);
    outage.end();
    await stage.timer.advance(1_000);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("answers pending if the database is unavailable until the wait limit", async () => {
    const outage = databaseOutage();
    const { stage, answer, id } = await waiting(10_000, outage.over);
    outage.begin();
    await stage.timer.advance(11_000);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id } });
  });

  it("reports other errors", async () => {
    const { stage, answer } = await waiting(10_000, (payments) => ({
      ...payments,
      claimSuccess: () => Promise.reject(new Error("a row that cannot be")),
    }));
    await Promise.all([expect(answer).rejects.toThrow("cannot be"), stage.timer.advance(11_000)]);
  });

  it("does not take a finished job for an outcome: it continues to read the row", async () => {
    const { stage, answer, id } = await waiting();
    stage.queue.finish(id);
    await stage.timer.advance(3_000);
    expect(stage.timer.sleepers()).toBeGreaterThan(0);
    await stage.confirm(id, { silently: true });
    await stage.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("finds the success at the wait limit without a notification", async () => {
    const { stage, answer, id } = await waiting(10_000);
    await stage.confirm(id, { silently: true });
    await stage.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("answers a failed payment, and again for each repeat", async () => {
    const { stage, claim, answer, id } = await waiting();
    await stage.fail(id);
    const failed = { kind: "failed", payment: { id, status: "failed", failure: { code: "tx_failed" } } };
    expect(await answer).toMatchObject(failed);
    expect(await stage.ask(claim).answer).toMatchObject(failed);
  });

  it("gives the success to the later request if the first one's gateway was dead for too long", async () => {
    const { stage, answer, id } = await waiting();
    const later = { ...place, paymentId: id };
    stage.clock.advance(5_000);
    expect(await stage.stores.payments.takeAskerPlace(later, joining)).toBe("taken");
    await stage.confirm(id);
    expect(await answer).toMatchObject({ refused: "nonce_already_used", details: { status: "pending" } });
    expect(await stage.stores.payments.claimSuccess(later)).toMatchObject({ claimed: true });
  });

  it("does not show a payment as confirmed before the answer is claimed: the answer might be lost", async () => {
    const { stage, claim, id } = await waiting();
    await stage.confirm(id, { silently: true });
    expect(await stage.ask(claim).answer).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id, status: "pending" },
    });
  });

  it("leaves no waiting request behind", async () => {
    const { stage, answer, id } = await waiting();
    await stage.confirm(id);
    await answer;
    await stage.timer.advance(25_000);
    expect(stage.timer.sleepers()).toBe(0);
  });
});
