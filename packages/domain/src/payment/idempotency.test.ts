import { aClaim } from "@lunas/testkit/build/a-claim";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "./claim";
import { facilitate } from "./facilitate";

const key = { lineage: "key_1", key: "order 7" } as const;
const otherBody = hashOf(0xb0d2);

/** A payment that was requested under a key and waits for its settlement. */
async function waiting(claim: Claim = aClaim({ idempotency: key }), waitMs?: number) {
  const fixture = facilitation();
  const { answer, disconnect } = fixture.ask(claim, waitMs);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { fixture, claim, answer, disconnect, id: payment.id };
}

describe("the same key and the same body", () => {
  it("waits while the first runs, and gets the same answer", async () => {
    const { fixture, claim, answer, id } = await waiting();
    const repeat = fixture.ask(claim);
    await settled();
    await fixture.confirm(id);
    await settled();
    await fixture.timer.advance(50);
    expect(await answer).toMatchObject({ kind: "settled", replayed: false, payment: { id } });
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("gets the success again, whatever the deadline and balance are now", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.confirm(id);
    const first = await answer;
    fixture.clock.advance(3_600_000);
    fixture.chain.say({ balance: 0n, nonceIsUsed: true });
    expect(await fixture.ask(claim).answer).toEqual({ ...first, replayed: true, waiter: null });
  });

  it("gets the success again even if the payment was stored and answered during its checks", async () => {
    const { fixture, claim, answer, id } = await waiting();
    const [{ payments }] = [fixture.deps];
    await fixture.confirm(id);
    await answer;
    // Its look-up was too early to see the payment.
    const early = {
      ...payments,
      lookUp: async (...request: Parameters<typeof payments.lookUp>) => ({
        ...(await payments.lookUp(...request)),
        stored: null,
        underKey: null,
      }),
    };
    const waitLimit = { waitMs: 1_000, client: new AbortController() };
    const reported = await facilitate({ ...fixture.deps, payments: early }, claim, waitLimit);
    expect(reported).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("gets the failure again", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.fail(id);
    expect(await answer).toMatchObject({ kind: "failed", replayed: false });
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "failed", replayed: true, payment: { id } });
  });

  it("claims an unclaimed success", async () => {
    const { fixture, claim, answer, id } = await waiting(undefined, 10_000);
    await fixture.timer.advance(10_000);
    expect(await answer).toMatchObject({ kind: "pending" });
    await fixture.confirm(id);
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "settled", replayed: true });
  });

  it("takes the place of a first request that disconnected, and gets its answer", async () => {
    const { fixture, claim, disconnect, id } = await waiting();
    const repeat = fixture.ask(claim);
    await settled();
    disconnect();
    await fixture.timer.advance(3_000);
    await fixture.confirm(id);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false, payment: { id } });
    expect(fixture.payments()).toHaveLength(1);
  });

  it("takes over from a dead gateway once its lease has ended", async () => {
    const { fixture, claim, id } = await waiting();
    fixture.database.payments.get(id)!.waiterId = "ask_of_the_dead";
    const repeat = fixture.ask(claim);
    await fixture.timer.advance(10_000);
    await fixture.confirm(id);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false });
  });

  it("shares the answer even as the first request, after another took over its place", async () => {
    const { fixture, claim, answer, id } = await waiting();
    fixture.clock.advance(6_000);
    const repeat = fixture.ask(claim);
    await settled();
    await fixture.confirm(id);
    await settled();
    await fixture.timer.advance(50);
    expect(await repeat.answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await answer).toMatchObject({ kind: "settled", replayed: true, payment: { id } });
  });

  it("answers pending at its own wait limit", async () => {
    const { fixture, claim, id } = await waiting();
    const repeat = fixture.ask(claim, 4_000);
    await fixture.timer.advance(5_000);
    expect(await repeat.answer).toMatchObject({ kind: "pending", payment: { id }, retryAfterSeconds: 2 });
  });

  it("needs no notification", async () => {
    const { fixture, claim, answer, id } = await waiting();
    fixture.queue.breakDown();
    const repeat = fixture.ask(claim);
    await settled();
    await fixture.confirm(id, { silently: true });
    fixture.queue.finish(id);
    await fixture.timer.advance(1_000);
    expect([await answer, await repeat.answer]).toMatchObject([{ replayed: false }, { replayed: true }]);
  });

  it("gives a hundred simultaneous requests one success and ninety-nine replays of it", async () => {
    const fixture = facilitation();
    const claim = aClaim({ idempotency: key });
    const answers = Array.from({ length: 100 }, () => fixture.ask(claim).answer);
    await settled();
    expect(fixture.payments()).toHaveLength(1);
    await fixture.confirm(fixture.payments()[0]!.id);
    await settled();
    await fixture.timer.advance(100);
    const reported = await Promise.all(answers);
    expect(reported.filter((answer) => "replayed" in answer && answer.replayed)).toHaveLength(99);
    expect(reported.filter((answer) => "kind" in answer && answer.kind === "settled")).toHaveLength(100);
  });

  it("stores no refusal: after a top-up the same key can be used again", async () => {
    const fixture = facilitation();
    const claim = aClaim({ idempotency: key });
    fixture.chain.say({ balance: 0n });
    expect(await fixture.ask(claim).answer).toMatchObject({ refused: "insufficient_balance" });
    fixture.chain.say({ balance: 10n ** 12n });
    const { answer } = fixture.ask(claim);
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id);
    expect(await answer).toMatchObject({ kind: "settled", replayed: false });
  });

  it("expires after 24 hours", async () => {
    const { fixture, claim, answer, id } = await waiting();
    await fixture.confirm(id);
    await answer;
    fixture.clock.advance(24 * 3_600_000);
    expect(await fixture.ask(claim).answer).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: id },
    });
  });
});

describe("the same key and another body", () => {
  it("is a conflict before any check, whatever the authorization", async () => {
    const { fixture, claim } = await waiting();
    fixture.chain.say({ balance: 0n });
    fixture.clock.advance(120_000);
    const conflict = { refused: "idempotency_conflict", details: {} };
    expect(await fixture.ask({ ...claim, bodyHash: () => otherBody }).answer).toMatchObject(conflict);
    expect(await fixture.ask(aClaim({ idempotency: key, bodyHash: () => otherBody })).answer).toMatchObject(conflict);
    expect(fixture.payments()).toHaveLength(1);
  });

  it("is a conflict for one of two simultaneous requests", async () => {
    const fixture = facilitation();
    const claims = [aClaim({ idempotency: key }), aClaim({ idempotency: key, bodyHash: () => otherBody })];
    const answers = claims.map((claim) => fixture.ask(claim).answer);
    await settled();
    expect(fixture.payments()).toHaveLength(1);
    await fixture.confirm(fixture.payments()[0]!.id);
    expect(await Promise.all(answers)).toMatchObject([{ kind: "settled" }, { refused: "idempotency_conflict" }]);
  });

  it("is independent under another API key", async () => {
    const { fixture } = await waiting();
    fixture.ask(aClaim({ idempotency: { ...key, lineage: "key_2" }, bodyHash: () => otherBody }));
    await settled();
    expect(fixture.payments()).toHaveLength(2);
  });
});

describe("joining", () => {
  const pendingOf = (paymentId: string) => ({
    refused: "nonce_already_used",
    details: { paymentId, status: "pending" },
  });

  it("requires the first request's key even if the place is free", async () => {
    const { fixture, claim, disconnect, id } = await waiting();
    disconnect();
    await settled();
    expect(await fixture.ask({ ...claim, idempotency: null }).answer).toMatchObject(pendingOf(id));
    const foreign = { ...key, key: "order 8" };
    expect(await fixture.ask({ ...claim, idempotency: foreign }).answer).toMatchObject(pendingOf(id));
  });

  it("binds a payment without a key to its first joiner's key", async () => {
    const { fixture, claim, disconnect, id } = await waiting(aClaim());
    disconnect();
    await settled();
    const joiner = fixture.ask({ ...claim, idempotency: key });
    await settled();
    await fixture.confirm(id);
    expect(await joiner.answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await fixture.ask({ ...claim, idempotency: key }).answer).toMatchObject({ kind: "settled", replayed: true });
  });

  it("is not possible with a publishable key if the merchant's server was first", async () => {
    const { fixture, claim, disconnect, id } = await waiting(aClaim());
    disconnect();
    await settled();
    const { details } = pendingOf(id);
    const { paymentId: _hidden, ...reported } = details;
    expect(await fixture.ask({ ...claim, source: "direct" }).answer).toMatchObject({
      ...pendingOf(id),
      details: reported,
    });
    const own = fixture.ask(claim);
    await settled();
    await fixture.confirm(id);
    expect(await own.answer).toMatchObject({ kind: "settled" });
  });
});
