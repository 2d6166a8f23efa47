import { aClaim } from "@lunas/testkit/build/a-claim";
import { facilitation } from "@lunas/testkit/stages/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "./claim";

/**
 * What an observer is told that repeats a direct settlement. It has the authorization from the chain, and key, origin and the rest of the
 * body from the shop's page; what unlocks is the payment's id. docs/payments.md says the same to payers.
 */

const own = { lineage: "key_pub", key: "random, of the payer alone" } as const;

async function settlingDirectly(idempotency: Claim["idempotency"]) {
  const stage = facilitation();
  const claim = aClaim({ source: "direct", idempotency });
  const first = stage.ask(claim);
  await settled();
  const [payment] = stage.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  const { id } = payment;
  const keys: readonly Claim["idempotency"][] = [null, { lineage: "key_pub", key: "a guess" }];
  const observe = (idempotency: Claim["idempotency"]) => stage.ask({ ...claim, idempotency }).answer;
  /** Every repeat that the observer can make; answers what it is told. */
  const repeats = async () => JSON.stringify(await Promise.all(keys.map(observe)));
  return { stage, claim, first, id, observe, repeats };
}

describe.each([
  ["under an Idempotency-Key", own],
  ["without one", null],
])("a direct settlement %s", (_name, idempotency) => {
  it("tells an observer no id while the payer waits, nor once the payer was answered", async () => {
    const { stage, first, id, repeats } = await settlingDirectly(idempotency);
    const early = await repeats();
    await stage.confirm(id);
    expect(await first.answer).toMatchObject({ kind: "settled", payment: { id } });
    const late = await repeats();
    for (const told of [early, late]) {
      expect(told).toContain("nonce_already_used");
      expect(told).not.toContain(id);
    }
  });
});

it("under an Idempotency-Key it stays the payer's when the connection is lost", async () => {
  const { stage, claim, first, id, repeats } = await settlingDirectly(own);
  first.hangUp();
  await settled();
  const told = await repeats();
  expect(told).toContain("nonce_already_used");
  expect(told).not.toContain(id);
  const again = stage.ask(claim);
  await settled();
  await stage.confirm(id);
  expect(await again.answer).toMatchObject({ kind: "settled", payment: { id } });
  expect(await repeats()).not.toContain(id);
});

it("without one, the first to ask after a lost connection is told its one success: the payer must send a key", async () => {
  const { stage, first, id, observe, repeats } = await settlingDirectly(null);
  first.hangUp();
  await settled();
  const observer = observe(null);
  await settled();
  await stage.confirm(id);
  expect(await observer).toMatchObject({ kind: "settled", payment: { id } });
  expect(await repeats()).not.toContain(id);
});
