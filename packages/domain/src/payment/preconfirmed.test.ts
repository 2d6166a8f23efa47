import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain as sandbox } from "@lunas/testkit/build/defaults";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "./claim";
import { delivered } from "./delivered";
import type { Holding } from "./facilitate";

const below = 1_000_000n;
const hash = hashOf(0x7a);
const chain = { ...sandbox, preconfirmedBelow: below };
const early: Holding = { takesPreconfirmed: true };
const key = { lineage: "key_1", key: "order 1" } as const;

/** A payment that is asked for, on a chain that tells preconfirmations. */
async function waiting(over: Partial<Claim> = {}, holding: Holding = early) {
  const fixture = facilitation();
  const claim = aClaim({ chain, authorization: anAuthorization({ amount: 10_000n }), ...over });
  const first = fixture.ask(claim, 25_000, holding);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  const { id } = payment;
  const row = () => fixture.payments()[0];
  return { fixture, claim, id, row, ...first, again: () => fixture.ask(claim, 25_000, holding) };
}

describe("a success that is told by a preconfirmation", () => {
  it("is claimed while the payment is pending, and names the transaction that the node showed", async () => {
    const { fixture, id, answer, row } = await waiting();
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    const reported = await answer;
    expect(reported).toMatchObject({
      kind: "settled",
      replayed: false,
      payment: { id, status: "pending", txHash: hash },
    });
    expect(row()).toMatchObject({ status: "pending", answeredAtMs: fixture.clock.now() });
    expect(row()?.preconfirmedAtMs).toBe(fixture.clock.now());
  });

  it("waits for the node: until it shows the payment, and after that no longer, there is no answer", async () => {
    const { fixture, id, answer, row } = await waiting();
    await fixture.timer.advance(5_000);
    fixture.show(id, hash, false);
    await fixture.timer.advance(5_000);
    expect(row()?.answeredAtMs).toBeNull();
    await fixture.confirm(id);
    expect(await answer).toMatchObject({ kind: "settled", payment: { status: "confirmed", preconfirmedAtMs: null } });
  });

  it.each<[string, Partial<Claim>, Holding]>([
    ["from the bound on", { authorization: anAuthorization({ amount: below }) }, early],
    ["above the bound", { authorization: anAuthorization({ amount: below + 1n }) }, early],
    ["where the chain tells none", { chain: sandbox }, early],
    ["for a page with a publishable key, which unlocks by a look-up", { source: "direct" }, early],
    ["for a request that takes none, as the x402 face's", {}, {}],
  ])("is not told %s", async (_where, over, holding) => {
    const { fixture, id, answer, row } = await waiting(over, holding);
    fixture.show(id, hash);
    await fixture.timer.advance(5_000);
    expect(row()?.answeredAtMs).toBeNull();
    await fixture.confirm(id);
    expect(await answer).toMatchObject({ kind: "settled", payment: { status: "confirmed" } });
  });

  it("is told below the bound by one base unit", async () => {
    const { fixture, id, answer } = await waiting({ authorization: anAuthorization({ amount: below - 1n }) });
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled", payment: { status: "pending" } });
  });

  it("is the only one: repeats are refused while the payment is pending, and once it is confirmed", async () => {
    const { fixture, id, answer, again } = await waiting();
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    await delivered(fixture.deps, await answer, true);
    const pending = { paymentId: id, status: "pending", finality: "preconfirmed", txHash: hash };
    expect(await again().answer).toMatchObject({ refused: "nonce_already_used", details: pending });
    await fixture.confirm(id);
    const repeat = await again().answer;
    expect(repeat).toMatchObject({ refused: "nonce_already_used", details: { paymentId: id, status: "confirmed" } });
    expect(repeat).not.toHaveProperty("details.finality");
  });

  it("goes to one of a hundred identical requests", async () => {
    const { fixture, claim, id, answer } = await waiting();
    const others = Array.from({ length: 99 }, () => fixture.ask(claim, 25_000, early).answer);
    await settled();
    fixture.show(id, hash);
    await fixture.timer.advance(1_000);
    const reported = await Promise.all([answer, ...others]);
    expect(reported.filter((each) => "kind" in each && each.kind === "settled")).toHaveLength(1);
    await fixture.confirm(id);
    expect(await fixture.ask(claim).answer).toMatchObject({ refused: "nonce_already_used" });
  });

  it("is free again where the connection closed before it was written, and is then told by what holds", async () => {
    const { fixture, id, answer, row, again } = await waiting();
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    await delivered(fixture.deps, await answer, false);
    expect(row()).toMatchObject({ answeredAtMs: null, preconfirmedAtMs: null });
    const next = again();
    await settled();
    await fixture.fail(id);
    await fixture.timer.advance(250);
    expect(await next.answer).toMatchObject({ kind: "failed", replayed: false });
  });

  it("is not given to a caller who has left", async () => {
    const { fixture, id, answer, disconnect, row } = await waiting();
    fixture.show(id, hash);
    disconnect();
    expect(await answer).toMatchObject({ kind: "pending" });
    await fixture.timer.advance(1_000);
    expect(row()?.answeredAtMs).toBeNull();
  });
});

describe("a preconfirmation that is not kept", () => {
  it("gives no second success: a repeat is told that the payment failed", async () => {
    const { fixture, id, answer, row, again } = await waiting();
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled" });
    await fixture.fail(id);
    expect(row()).toMatchObject({ status: "failed", preconfirmedAtMs: expect.any(Number) });
    expect(await again().answer).toMatchObject({ refused: "nonce_already_used", details: { status: "failed" } });
  });

  it("under an Idempotency-Key: the same success while it is open and when it is kept", async () => {
    const { fixture, id, answer, again } = await waiting({ idempotency: key });
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    await answer;
    expect(await again().answer).toMatchObject({ kind: "settled", replayed: true, payment: { status: "pending" } });
    await fixture.confirm(id);
    expect(await again().answer).toMatchObject({ kind: "settled", replayed: true, payment: { status: "confirmed" } });
  });

  it("under an Idempotency-Key: the failure, once that is proven", async () => {
    const { fixture, id, answer, again } = await waiting({ idempotency: key });
    fixture.show(id, hash);
    await fixture.timer.advance(250);
    await answer;
    await fixture.fail(id);
    expect(await again().answer).toMatchObject({ kind: "failed", replayed: true });
  });

  it("under an Idempotency-Key: who waits beside is told within a second of the first", async () => {
    const { fixture, id, answer, again } = await waiting({ idempotency: key });
    const beside = again();
    await settled();
    fixture.show(id, hash);
    await fixture.timer.advance(1_250);
    expect(await answer).toMatchObject({ kind: "settled", replayed: false });
    expect(await beside.answer).toMatchObject({ kind: "settled", replayed: true, payment: { status: "pending" } });
  });
});
