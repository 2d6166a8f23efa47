import { aClaim } from "@lunas/testkit/build/a-claim";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/stages/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "./claim";
import { facilitate } from "./facilitate";

const key = { lineage: "key_1", key: "order 7" } as const;
const otherBody = hashOf(0xb0d2);

/** A payment that was requested under a key and waits for its settlement. */
async function waiting(claim: Claim = aClaim({ idempotency: key }), waitMs?: number) {
  const stage = facilitation();
  const { answer, hangUp } = stage.ask(claim, waitMs);
  await settled();
  const [payment] = stage.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { stage, claim, answer, hangUp, id: payment.id };
}

describe("the same key and the same body", () => {
  it("waits while the first runs, and gets the same answer", async () => {
    const { stage, claim, answer, id } = await waiting();
    const repeat = stage.ask(claim);
    await settled();
    await stage.confirm(id);
    await settled();
    await stage.timer.advance(50);
    expect(await answer).toMatchObject({ kind: "settled", replayed: false, payment: { id } });
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("gets the success again, whatever the deadline and balance are now", async () => {
    const { stage, claim, answer, id } = await waiting();
    await stage.confirm(id);
    const first = await answer;
    stage.clock.advance(3_600_000);
    stage.chain.say({ balance: 0n, nonceIsUsed: true });
    expect(await stage.ask(claim).answer).toEqual({ ...first, replayed: true, waiter: null });
  });

  it("gets the success again even if the payment was stored and answered during its checks", async () => {
    const { stage, claim, answer, id } = await waiting();
    const [{ payments }] = [stage.deps];
    await stage.confirm(id);
    await answer;
    // Its look-up was too early to see the payment.
    const early = {
      ...payments,
      look: async (...sought: Parameters<typeof payments.look>) => ({
        ...(await payments.look(...sought)),
        stored: null,
        underKey: null,
      }),
    };
    const patience = { waitMs: 1_000, signal: new AbortController().signal };
    const told = await facilitate({ ...stage.deps, payments: early }, claim, patience);
    expect(told).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("gets the failure again", async () => {
    const { stage, claim, answer, id } = await waiting();
    await stage.fail(id);
    expect(await answer).toMatchObject({ kind: "failed", replayed: false });
    expect(await stage.ask(claim).answer).toMatchObject({ kind: "failed", replayed: true, payment: { id } });
  });

  it("claims an unclaimed success", async () => {
    const { stage, claim, answer, id } = await waiting(undefined, 10_000);
    await stage.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "pending" });
    await stage.confirm(id);
    expect(await stage.ask(claim).answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await stage.ask(claim).answer).toMatchObject({ kind: "settled", replayed: true });
  });

  it("takes the place of a first request that disconnected, and gets its answer", async () => {
    const { stage, claim, hangUp, id } = await waiting();
    const repeat = stage.ask(claim);
    await settled();
    hangUp();
    await stage.timer.advance(3_000);
    await stage.confirm(id);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false, payment: { id } });
    expect(stage.payments()).toHaveLength(1);
  });

  it("takes over from a dead gateway once its lease has ended", async () => {
    const { stage, claim, id } = await waiting();
    stage.database.payments.get(id)!.askerId = "ask_of_the_dead";
    const repeat = stage.ask(claim);
    await stage.timer.advance(10_000);
    await stage.confirm(id);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false });
  });

  it("shares the answer even as the first request, after another took over its place", async () => {
    const { stage, claim, answer, id } = await waiting();
    stage.clock.advance(6_000);
    const repeat = stage.ask(claim);
    await settled();
    await stage.confirm(id);
    await settled();
    await stage.timer.advance(50);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await answer).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("answers pending at its own wait limit", async () => {
    const { stage, claim, id } = await waiting();
    const repeat = stage.ask(claim, 4_000);
    await stage.timer.advance(5_000);
    expect(await repeat.answer).toMatchObject({ kind: "pending", payment: { id }, retryAfterSeconds: 2 });
  });

  it("needs no notification", async () => {
    const { stage, claim, answer, id } = await waiting();
    stage.queue.breakDown();
    const repeat = stage.ask(claim);
    await settled();
    await stage.confirm(id, { silently: true });
    stage.queue.finish(id);
    await stage.timer.advance(1_000);
    expect([await answer, await repeat.answer]).toMatchObject([{ replayed: false }, { replayed: true }]);
  });

  it("gives a hundred simultaneous requests one success and ninety-nine replays of it", async () => {
    const stage = facilitation();
    const claim = aClaim({ idempotency: key });
    const answers = Array.from({ length: 100 }, () => stage.ask(claim).answer);
    await settled();
    expect(stage.payments()).toHaveLength(1);
    await stage.confirm(stage.payments()[0]!.id);
    await settled();
    await stage.timer.advance(100);
    const told = await Promise.all(answers);
    expect(told.filter((answer) => "replayed" in answer && answer.replayed)).toHaveLength(99);
    expect(told.filter((answer) => "kind" in answer && answer.kind === "settled")).toHaveLength(100);
  });

  it("stores no refusal: after a top-up the same key can be used again", async () => {
    const stage = facilitation();
    const claim = aClaim({ idempotency: key });
    stage.chain.say({ balance: 0n });
    expect(await stage.ask(claim).answer).toMatchObject({ refused: "insufficient_balance" });
    stage.chain.say({ balance: 10n ** 12n });
    const { answer } = stage.ask(claim);
    await settled();
    await stage.confirm(stage.payments()[0]!.id);
    expect(await answer).toMatchObject({ kind: "settled", replayed: false });
  });

  it("expires after 24 hours", async () => {
    const { stage, claim, answer, id } = await waiting();
    await stage.confirm(id);
    await answer;
    stage.clock.advance(24 * 3_600_000);
    expect(await stage.ask(claim).answer).toMatchObject({ refused: "nonce_already_used", details: { paymentId: id } });
  });
});

describe("the same key and another body", () => {
  it("is a conflict before any check, whatever the authorization", async () => {
    const { stage, claim } = await waiting();
    stage.chain.say({ balance: 0n });
    stage.clock.advance(120_000);
    const conflict = { refused: "idempotency_conflict", details: {} };
    expect(await stage.ask({ ...claim, bodyHash: otherBody }).answer).toMatchObject(conflict);
    expect(await stage.ask(aClaim({ idempotency: key, bodyHash: otherBody })).answer).toMatchObject(conflict);
    expect(stage.payments()).toHaveLength(1);
  });

  it("is a conflict for one of two simultaneous requests", async () => {
    const stage = facilitation();
    const claims = [aClaim({ idempotency: key }), aClaim({ idempotency: key, bodyHash: otherBody })];
    const answers = claims.map((claim) => stage.ask(claim).answer);
    await settled();
    expect(stage.payments()).toHaveLength(1);
    await stage.confirm(stage.payments()[0]!.id);
    expect(await Promise.all(answers)).toMatchObject([{ kind: "settled" }, { refused: "idempotency_conflict" }]);
  });

  it("is independent under another API key", async () => {
    const { stage } = await waiting();
    stage.ask(aClaim({ idempotency: { ...key, lineage: "key_2" }, bodyHash: otherBody }));
    await settled();
    expect(stage.payments()).toHaveLength(2);
  });
});

describe("joining", () => {
  const pendingOf = (paymentId: string) => ({
    refused: "nonce_already_used",
    details: { paymentId, status: "pending" },
  });

  it("requires the first request's key even if the place is free", async () => {
    const { stage, claim, hangUp, id } = await waiting();
    hangUp();
    await settled();
    expect(await stage.ask({ ...claim, idempotency: null }).answer).toMatchObject(pendingOf(id));
    const foreign = { ...key, key: "order 8" };
    expect(await stage.ask({ ...claim, idempotency: foreign }).answer).toMatchObject(pendingOf(id));
  });

  it("binds a payment without a key to its first joiner's key", async () => {
    const { stage, claim, hangUp, id } = await waiting(aClaim());
    hangUp();
    await settled();
    const joiner = stage.ask({ ...claim, idempotency: key });
    await settled();
    await stage.confirm(id);
    expect(await joiner.answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await stage.ask({ ...claim, idempotency: key }).answer).toMatchObject({ kind: "settled", replayed: true });
  });

  it("is not possible with a publishable key if the merchant's server was first", async () => {
    const { stage, claim, hangUp, id } = await waiting(aClaim());
    hangUp();
    await settled();
    const { details } = pendingOf(id);
    const { paymentId: _hidden, ...told } = details;
    expect(await stage.ask({ ...claim, source: "direct" }).answer).toMatchObject({ ...pendingOf(id), details: told });
    const own = stage.ask(claim);
    await settled();
    await stage.confirm(id);
    expect(await own.answer).toMatchObject({ kind: "settled" });
  });
});
