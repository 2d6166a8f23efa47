import type { Address } from "@lunas/catalog/chain";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain } from "@lunas/testkit/build/defaults";
import { hashOf } from "@lunas/testkit/build/numbered";
import { captureOf } from "@lunas/testkit/contracts/hold-fixture";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { Claim } from "../payment/claim";
import type { IdempotencyKey } from "../payment/idempotency-key";
import { isRefusal } from "../shared/refusal";
import { Unavailable } from "../shared/unavailable";
import { createHold } from "./create-hold";
import { holdAndCapture } from "./hold-and-capture";

const keyOf = (key: string): IdempotencyKey => ({ lineage: "key_1", key });

function aMaximum(): Claim {
  const terms = { maximum: "500000", facilitator: hashOf(0xfac).slice(0, 42) as Address };
  const spender = chain.contracts.x402UptoProxy ?? chain.contracts.x402Proxy;
  return aClaim({ authorization: anAuthorization({ kind: "upto", spender, terms }) });
}

function aShop() {
  const fixture = facilitation();
  const { deps, stores, chain: reader } = fixture;
  const lanes = { ...deps.lanes, laneState: () => "serving" as const };
  return { ...fixture, reader, deps: { ...deps, lanes, holds: stores.holds, chains: [chain] } };
}

describe("a hold under an Idempotency-Key", () => {
  async function captured({ idempotency }: { readonly idempotency: IdempotencyKey | null }) {
    const shop = aShop();
    const claim = { ...aMaximum(), idempotency };
    const created = await createHold(shop.deps, claim);
    if (isRefusal(created)) throw new Error(`refused: ${created.refused}`);
    await shop.stores.holds.capture(captureOf(created.hold, { amount: 7n, idempotency: null }));
    await shop.confirm(created.hold.id);
    const again = (key: IdempotencyKey | null) => createHold(shop.deps, { ...claim, idempotency: key });
    return { again, hold: created.hold };
  }

  it("is not opened again by another key after a capture without one: two processes would work for it", async () => {
    const { again, hold } = await captured({ idempotency: keyOf("one") });
    expect(await again(keyOf("two"))).toMatchObject({ refused: "nonce_already_used" });
    expect(await again(keyOf("one"))).toMatchObject({ hold: { id: hold.id, status: "confirmed" }, isNew: false });
  });

  it("is answered without a key where it had none", async () => {
    const { again, hold } = await captured({ idempotency: null });
    expect(await again(null)).toMatchObject({ hold: { id: hold.id, status: "confirmed" }, isNew: false });
  });
});

test("a hold whose capture could not begin is captured by a repeat of the request", async () => {
  const { deps, reader, timer, confirm, payments } = aShop();
  const claim = aMaximum();
  const wait = { waitMs: 25_000, client: new AbortController() };
  let reads = 0;
  const readFacts: typeof reader.readFacts = async (...read) => {
    reads += 1;
    if (reads === 2) throw new Unavailable("chain", "no RPC endpoint answers");
    return reader.readFacts(...read);
  };
  const watched = { ...deps, chain: { ...reader, readFacts } };
  await expect(holdAndCapture(watched, { claim, amount: 7n }, wait)).rejects.toThrow("no RPC endpoint answers");
  expect(payments()).toMatchObject([{ status: "held" }]);
  const repeated = holdAndCapture(watched, { claim, amount: 7n }, wait);
  await settled();
  await confirm(payments()[0]!.id);
  await timer.advance(2_000);
  expect(await repeated).toMatchObject({ kind: "settled", payment: { authorization: { amount: 7n } } });
});
