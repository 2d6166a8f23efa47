import type { Address } from "@lunas/catalog/chain";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { hashOf } from "@lunas/testkit/build/numbered";
import { captureOf } from "@lunas/testkit/contracts/hold-fixture";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { createHold } from "../hold/create-hold";
import { isRefusal } from "../shared/refusal";
import type { Claim } from "./claim";
import { delivered } from "./delivered";
import { inspect } from "./inspect";

const identifier = "order-17-of-the-payer";
const used = { refused: "nonce_already_used" };

/** The payer's nth authorization for the same purchase. */
function signed(nonce: number, over: Partial<Claim> = {}): Claim {
  const authorization = anAuthorization({ nonce: BigInt(nonce) });
  return aClaim({ identifier, authorization, bodyHash: () => hashOf(0xb0d100 + nonce), ...over });
}

/** A payment under an identifier whose first request still waits, or has left. */
async function bought({ left = false } = {}) {
  const fixture = facilitation();
  const first = fixture.ask(signed(1), 25_000, { seats: 2 });
  await settled();
  if (left) first.disconnect();
  if (left) await first.answer;
  return { fixture, first, id: fixture.payments()[0]!.id };
}

describe("another authorization under the same payment-identifier", () => {
  it("sends no transaction while the first is pending: it joins, and gets the success if the first has left", async () => {
    const { fixture, id } = await bought({ left: true });
    const second = fixture.ask(signed(2));
    await settled();
    expect(fixture.payments()).toHaveLength(1);
    await fixture.confirm(id);
    expect(await second.answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("waits as the second request, and is refused once the first has its answer", async () => {
    const { fixture, first, id } = await bought();
    const second = fixture.ask(signed(2), 25_000, { seats: 2 });
    await settled();
    await fixture.confirm(id);
    await delivered(fixture.deps, await first.answer, true);
    await fixture.timer.advance(4_000);
    expect(await second.answer).toMatchObject(used);
    expect(await inspect(fixture.deps, signed(3))).toMatchObject(used);
    expect(fixture.payments()).toHaveLength(1);
  });

  it("gets an unclaimed success", async () => {
    const { fixture, id } = await bought({ left: true });
    await fixture.confirm(id);
    expect(await inspect(fixture.deps, signed(2))).toBeNull();
    expect(await fixture.ask(signed(2)).answer).toMatchObject({ kind: "settled", payment: { id } });
    expect(await fixture.ask(signed(3)).answer).toMatchObject(used);
  });

  it("must be valid by itself: signed by the payer, in time, and unused", async () => {
    const { fixture, id } = await bought({ left: true });
    await fixture.confirm(id);
    fixture.chain.say({ signatureIsValid: false });
    expect(await fixture.ask(signed(2)).answer).toMatchObject({ refused: "invalid_signature" });
    fixture.chain.say({ signatureIsValid: true, nonceIsUsed: true });
    expect(await fixture.ask(signed(2)).answer).toMatchObject(used);
    expect(await inspect(fixture.deps, signed(2))).toMatchObject(used);
    fixture.chain.say({ nonceIsUsed: false });
    const old = anAuthorization({ nonce: 2n, deadlineSeconds: 1n });
    expect(await fixture.ask(signed(2, { authorization: old })).answer).toMatchObject({ refused: "expired_deadline" });
    expect(fixture.payments()[0]?.answeredAtMs).toBeNull();
  });

  it.each<[string, Partial<Claim>]>([
    ["another amount", { authorization: anAuthorization({ nonce: 2n, amount: 400_000n }) }],
    ["another resource", { resource: "https://shop.example/other" }],
  ])("is refused for %s", async (_what, over) => {
    const { fixture } = await bought();
    expect(await fixture.ask(signed(2, over)).answer).toMatchObject({ refused: "idempotency_conflict" });
    expect(await inspect(fixture.deps, signed(2, over))).toMatchObject({ refused: "idempotency_conflict" });
    expect(fixture.payments()).toHaveLength(1);
  });

  it("is another payment for another payer, another merchant, or another identifier", async () => {
    const { fixture } = await bought();
    void fixture.ask(signed(2, { identifier: "order-18-of-the-payer" }), 1_000).answer;
    await settled();
    expect(fixture.payments()).toHaveLength(2);
  });

  it("is accepted once the failed authorization can no longer settle, and refused before", async () => {
    const { fixture, first, id } = await bought();
    await fixture.fail(id);
    expect(await first.answer).toMatchObject({ kind: "failed" });
    expect(await fixture.ask(signed(2)).answer).toMatchObject({ ...used, details: { status: "failed" } });
    const row = fixture.database.payments.get(id);
    if (row !== undefined) row.watchIsOver = true;
    expect(await inspect(fixture.deps, signed(2))).toBeNull();
    void fixture.ask(signed(2), 1_000).answer;
    await settled();
    expect(fixture.payments()).toHaveLength(2);
    // The identifier now names the new payment.
    expect(await inspect(fixture.deps, signed(3))).toBeNull();
    void fixture.ask(signed(3), 1_000, { seats: 2 }).answer;
    await settled();
    expect(fixture.payments()).toHaveLength(2);
  });

  it("is never accepted if the failed payment was, or may have been, settled late", async () => {
    for (const change of [
      { lateSettlement: { txHash: "0x1", blockNumber: 1 } as const },
      { failure: { code: "settlement_unproven", message: "" } as const },
    ]) {
      const { fixture, id } = await bought({ left: true });
      await fixture.fail(id);
      const row = fixture.database.payments.get(id);
      if (row !== undefined) Object.assign(row, { watchIsOver: true, payment: { ...row.payment, ...change } });
      const reported = await fixture.ask(signed(2), 1_000).answer;
      expect("kind" in reported ? reported.kind : reported.refused).toBe(
        "failure" in change ? "failed" : "nonce_already_used",
      );
      expect(fixture.payments()).toHaveLength(1);
    }
  });

  it("is stored once for many simultaneous requests", async () => {
    const fixture = facilitation();
    const requested = [1, 2, 3, 4].map((nonce) => fixture.ask(signed(nonce), 25_000, { seats: 2 }));
    await settled();
    expect(fixture.payments()).toHaveLength(1);
    await fixture.confirm(fixture.payments()[0]!.id);
    await fixture.timer.advance(5_000);
    const reported = await Promise.all(requested.map(({ answer }) => answer));
    expect(reported.filter((each) => "kind" in each && each.kind === "settled")).toHaveLength(1);
  });

  it("does not give an answer twice by Idempotency-Key and by identifier", async () => {
    const fixture = facilitation();
    const idempotency = { lineage: "key_1", key: "order 1" } as const;
    const keyed = signed(1, { idempotency });
    const first = fixture.ask(keyed, 25_000);
    await settled();
    const sharer = fixture.ask(keyed, 25_000);
    await settled();
    first.disconnect();
    await first.answer;
    const second = fixture.ask(signed(2));
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id);
    await fixture.timer.advance(3_000);
    const reported = [await sharer.answer, await second.answer, await fixture.ask(keyed).answer];
    expect(reported.filter((each) => "kind" in each && each.kind === "settled")).toHaveLength(1);
  });
});

describe("another authorization of a maximum under the same payment-identifier", () => {
  const facilitator = hashOf(0xfac).slice(0, 42) as Address;
  const maximum = (nonce: number): Claim => {
    const plain = signed(nonce);
    const { amount } = plain.authorization;
    const terms = { maximum: String(amount), facilitator };
    const spender = plain.chain.contracts.x402UptoProxy ?? plain.authorization.spender;
    return { ...plain, authorization: { ...plain.authorization, kind: "upto", spender, terms } };
  };

  it("is not valid: no hold is joined, so the server would work for nothing", async () => {
    const fixture = facilitation();
    const lanes = { ...fixture.deps.lanes, laneState: () => "serving" as const };
    const deps = { ...fixture.deps, lanes };
    expect(await inspect(deps, maximum(1))).toBeNull();
    const created = await createHold(deps, maximum(1));
    if (isRefusal(created)) throw new Error(`refused: ${created.refused}`);
    expect(await inspect(deps, maximum(2))).toMatchObject(used);
    expect(await createHold(deps, maximum(2))).toMatchObject(used);
    // Whatever part of it is captured, the payer signed the same terms.
    await fixture.stores.holds.capture(captureOf(created.hold, { amount: 7n }));
    expect(await inspect(deps, maximum(2))).toMatchObject(used);
    // An authorization of another kind pays something else.
    expect(await inspect(deps, signed(3))).toMatchObject({ refused: "idempotency_conflict" });
    expect(fixture.payments()).toHaveLength(1);
  });
});
