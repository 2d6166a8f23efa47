import { aClaim } from "@lunas/testkit/build/a-claim";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "./claim";

/**
 * What an observer is told that repeats a direct settlement. It has the authorization from the chain, and key, origin and the rest of the
 * body from the shop's page; what unlocks is the payment's id. docs/payments.md says the same to payers.
 */

const own = { lineage: "key_pub", key: "random, of the payer alone" } as const;

async function settlingDirectly(idempotency: Claim["idempotency"]) {
  const fixture = facilitation();
  const claim = aClaim({ source: "direct", idempotency });
  const first = fixture.ask(claim);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  const { id } = payment;
  const keys: readonly Claim["idempotency"][] = [null, { lineage: "key_pub", key: "a guess" }];
  const observe = (idempotency: Claim["idempotency"]) => fixture.ask({ ...claim, idempotency }).answer;
  /** Every repeat that the observer can make; answers what it is told. */
  const repeats = async () => JSON.stringify(await Promise.all(keys.map(observe)));
  return { fixture, claim, first, id, observe, repeats };
}

describe.each([
  ["under an Idempotency-Key", own],
  ["without one", null],
])("a direct settlement %s", (_name, idempotency) => {
  it("tells an observer no id while the payer waits, nor once the payer was answered", async () => {
    const { fixture, first, id, repeats } = await settlingDirectly(idempotency);
    const early = await repeats();
    await fixture.confirm(id);
    expect(await first.answer).toMatchObject({ kind: "settled", payment: { id } });
    const late = await repeats();
    for (const reported of [early, late]) {
      expect(reported).toContain("nonce_already_used");
      expect(reported).not.toContain(id);
    }
  });
});

it("under an Idempotency-Key it stays the payer's when the connection is lost", async () => {
  const { fixture, claim, first, id, repeats } = await settlingDirectly(own);
  first.disconnect();
  await settled();
  const reported = await repeats();
  expect(reported).toContain("nonce_already_used");
  expect(reported).not.toContain(id);
  const again = fixture.ask(claim);
  await settled();
  await fixture.confirm(id);
  expect(await again.answer).toMatchObject({ kind: "settled", payment: { id } });
  expect(await repeats()).not.toContain(id);
});

it("without one, the first to ask after a lost connection is told its one success: the payer must send a key", async () => {
  const { fixture, first, id, observe, repeats } = await settlingDirectly(null);
  first.disconnect();
  await settled();
  const observer = observe(null);
  await settled();
  await fixture.confirm(id);
  expect(await observer).toMatchObject({ kind: "settled", payment: { id } });
  expect(await repeats()).not.toContain(id);
});
