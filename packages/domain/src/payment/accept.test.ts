import { aClaim } from "@lunas/testkit/build/a-claim";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain, nowSeconds } from "@lunas/testkit/build/defaults";
import { gasUsage } from "@lunas/testkit/build/gas-usage";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { type Refusal, refuse } from "../shared/refusal";
import { Unavailable } from "../shared/unavailable";
import { accept } from "./accept";
import type { Claim } from "./claim";
import { lookUpOf } from "./look-up";
import type { SettlingLoad } from "./settling-load";
import type { StoredPayment } from "./stored-payment";
import type { Waiter } from "./waiter";

const waiter = (id: string): Waiter => ({
  id,
  leaseMs: 5_000,
  seats: 1,
  waitLimit: { waitMs: 0, client: new AbortController() },
});
const otherBody = hashOf(0xb0d2);

/** A claim whose payment an earlier request has stored. */
async function repeated() {
  const fixture = facilitation();
  const claim = aClaim();
  const stored = await accept(fixture.deps, claim, waiter("ask_1"));
  if ("refused" in stored || "kind" in stored) throw new Error("it was not stored");
  const { jobOrder: _, ...row } = stored;
  return { fixture, claim, stored: row };
}

describe("accept", () => {
  it("stores a payment that passes every check, with the signature as it will be sent", async () => {
    const { deps, chain: reader, payments } = facilitation();
    reader.say({ settleSignature: "0xnormalised" as `0x${string}` });
    const claim = aClaim({ metadata: { order: "17" } });
    const accepted = await accept(deps, claim, waiter("ask_1"));
    expect(accepted).toMatchObject({
      status: "pending",
      merchantId: "mer_1",
      chainId: 1337,
      tokenSymbol: "IDRX",
      authorization: { ...claim.authorization, signature: "0xnormalised" },
      checkedAtBlock: 100,
      metadata: { order: "17" },
      txHash: null,
    });
    const { jobOrder, ...row } = accepted as StoredPayment;
    expect(payments()).toEqual([row]);
    expect(jobOrder).toMatchObject({ payTo: claim.authorization.to, signature: "0xnormalised", checkedAtBlock: "100" });
  });

  it("gives the job no order of a payment that took long to store, or that another request has stored", async () => {
    const { deps, clock } = facilitation();
    const slowly: typeof deps.payments.accept = async (...given) => {
      clock.advance(1_500);
      return deps.payments.accept(...given);
    };
    const claim = aClaim();
    const slow = await accept({ ...deps, payments: { ...deps.payments, accept: slowly } }, claim, waiter("ask_1"));
    expect(slow).toMatchObject({ status: "pending" });
    const repeat = await accept(deps, claim, waiter("ask_1"));
    for (const accepted of [slow, repeat]) expect(accepted).not.toHaveProperty("jobOrder");
  });

  it("refuses an invalid claim without a chain read, and stores nothing", async () => {
    const { deps, chain: reader, payments } = facilitation();
    const claim = aClaim({ authorization: anAuthorization({ amount: 0n }) });
    expect(await accept(deps, claim, waiter("ask_1"))).toMatchObject({ refused: "payment_mismatch" });
    expect([reader.reads(), payments()]).toEqual([0, []]);
  });

  it("refuses a payment that the chain's facts contradict, and stores nothing", async () => {
    const { deps, chain: reader, payments } = facilitation();
    reader.say({ balance: 0n, simulationFailure: "TRANSFER_FROM_FAILED" });
    expect(await accept(deps, aClaim(), waiter("ask_1"))).toMatchObject({ refused: "insufficient_balance" });
    expect(payments()).toEqual([]);
  });

  it("refuses a foreign signature for a payer without code after the store checks and before all others", async () => {
    const { deps, payments } = facilitation();
    const unsigned = { ...deps, chain: { ...deps.chain, readFacts: async () => null } };
    const expired = aClaim({ authorization: anAuthorization({ deadlineSeconds: BigInt(nowSeconds) }) });
    for (const claim of [aClaim(), expired])
      expect(await accept(unsigned, claim, waiter("ask_1"))).toMatchObject({
        refused: "invalid_signature",
        details: { payer: claim.authorization.from, kind: "ecdsa" },
      });
    const lookUp: typeof deps.payments.lookUp = async (request) => ({
      ...(await deps.payments.lookUp(request)),
      paused: "payer",
    });
    const paused = { ...unsigned, payments: { ...deps.payments, lookUp } };
    expect(await accept(paused, aClaim(), waiter("ask_1"))).not.toMatchObject({ refused: "invalid_signature" });
    expect(payments()).toEqual([]);
  });

  it("asks of a refused claim only whether there is a payment, and counts those that are checked", async () => {
    const { deps } = facilitation();
    const overloaded = refuse("service_unavailable", "later", { reason: "overloaded" });
    const seen: unknown[] = [];
    const lookUp: typeof deps.payments.lookUp = (request) => {
      seen.push(request.isRefused ?? false);
      return deps.payments.lookUp(request);
    };
    const loadThat = (refusal: Refusal | null): SettlingLoad => ({
      ...{ refusal: () => refusal, isOverloaded: () => false, waitMs: () => null, answered: () => undefined },
      arrived: (_chain, id) => void seen.push(`arrived ${id}`),
      checked: (id) => void seen.push(`checked ${id}`),
      stored: () => void seen.push("stored"),
    });
    const over = { ...deps, load: loadThat(overloaded), payments: { ...deps.payments, lookUp } };
    expect(await accept(over, aClaim(), waiter("ask_1"))).toBe(overloaded);
    expect(seen.splice(0)).toEqual(["checked ask_1"]);
    const claim = aClaim();
    expect(await accept({ ...over, load: loadThat(null) }, claim, waiter("ask_2"))).toMatchObject({
      status: "pending",
    });
    expect(seen.splice(0)).toEqual(["arrived ask_2", false, "stored", "checked ask_2"]);
    // Its payment is there: it is looked up, apart from new ones.
    expect(await accept(over, claim, waiter("ask_3"))).toMatchObject({ refused: "nonce_already_used" });
    expect(seen).toEqual([true, "checked ask_3"]);
  });

  it("joins a payment that was stored and settled between the look-up and the chain read", async () => {
    const fixture = facilitation();
    const claim = aClaim({ idempotency: { lineage: "key_1", key: "order 1" } });
    const before = await fixture.deps.payments.lookUp(lookUpOf(claim));
    await accept(fixture.deps, claim, waiter("ask_1"));
    const [stored] = fixture.payments();
    fixture.chain.say({ nonceIsUsed: true });
    const lookUps = [before];
    const lookUp: typeof fixture.deps.payments.lookUp = async (request) =>
      lookUps.shift() ?? (await fixture.deps.payments.lookUp(request));
    const late = { ...fixture.deps, payments: { ...fixture.deps.payments, lookUp } };
    expect(await accept(late, claim, waiter("ask_2"))).toEqual({ kind: "shared", payment: stored });
    lookUps.push(before);
    expect(await accept(late, aClaim(), waiter("ask_3"))).toMatchObject({ refused: "nonce_already_used" });
  });

  it("uses the earlier of two clocks for the start of validity: the chain would refuse it as too early", async () => {
    const { deps, chain: reader, payments } = facilitation();
    const chainIsAt = (seconds: number) => {
      reader.setTime(seconds);
      reader.say({ block: { number: 100, timestampSeconds: seconds } });
    };
    const from = (seconds: number) =>
      aClaim({ authorization: anAuthorization({ validAfterSeconds: BigInt(seconds) }) });
    chainIsAt(nowSeconds - 300);
    const refused = { refused: "payment_not_yet_valid", details: { now: `${nowSeconds - 300}` } };
    expect(await accept(deps, from(nowSeconds - 100), waiter("ask_1"))).toMatchObject(refused);
    expect(payments()).toEqual([]);
    // A block with that time is a proof, however slow our clock is.
    chainIsAt(nowSeconds + 30);
    expect(await accept(deps, from(nowSeconds + 30), waiter("ask_1"))).toMatchObject({ status: "pending" });
  });

  it("uses the later of two clocks for the deadline", async () => {
    const { deps, chain: reader } = facilitation();
    reader.setTime(nowSeconds + 58);
    expect(await accept(deps, aClaim(), waiter("ask_1"))).toMatchObject({ refused: "expired_deadline" });
    reader.setTime(nowSeconds - 500);
    expect(await accept(deps, aClaim(), waiter("ask_1"))).toMatchObject({ status: "pending" });
  });

  it("refuses valid payments while every lane rests", async () => {
    const { deps, chain: reader, setCapacity, payments } = facilitation();
    setCapacity(false);
    expect(await accept(deps, aClaim(), waiter("ask_1"))).toMatchObject({ refused: "service_unavailable" });
    reader.say({ signatureIsValid: false });
    expect(await accept(deps, aClaim(), waiter("ask_1"))).toMatchObject({ refused: "invalid_signature" });
    expect(payments()).toEqual([]);
  });

  it("refuses a payment whose payee ceased to be the merchant's wallet after the checks", async () => {
    const { deps, payments } = facilitation();
    const store = { ...deps.payments, accept: async () => ({ kind: "foreign_wallet" }) as const };
    expect(await accept({ ...deps, payments: store }, aClaim(), waiter("ask_1"))).toMatchObject({
      refused: "payment_mismatch",
      details: { field: "payTo" },
    });
    expect(payments()).toEqual([]);
  });

  it("throws when the chain cannot be read", async () => {
    const { deps, chain: reader } = facilitation();
    reader.breakDown();
    await expect(accept(deps, aClaim(), waiter("ask_1"))).rejects.toThrow(Unavailable);
  });

  it("accepts three of ten payments that together exceed the payer's balance", async () => {
    const { deps, chain: reader } = facilitation();
    reader.say({ balance: 1_600_000n });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => accept(deps, aClaim(), waiter(`ask_${n}`))));
    expect(answers.filter((answer) => !("refused" in answer))).toHaveLength(3);
    const refused = answers.filter((answer) => "refused" in answer);
    expect(refused).toHaveLength(7);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        refused: "insufficient_balance",
        details: { required: "500000", available: "100000" },
      });
    }
  });

  it("names the allowance if the allowance was used up meanwhile", async () => {
    const { deps, chain: reader } = facilitation();
    reader.say({ allowance: 600_000n });
    const answers = await Promise.all([
      accept(deps, aClaim(), waiter("ask_1")),
      accept(deps, aClaim(), waiter("ask_2")),
    ]);
    expect(answers).toMatchObject([
      { status: "pending" },
      { refused: "no_permit2_approval", details: { allowance: "100000" } },
    ]);
  });
});

describe("a payment that is mined while the next one is checked", () => {
  /**
   * A payer with a balance for one more payment; the first payment left the balance and is still pending in the rows.
   */
  async function afterMined(more: { readonly allowance?: bigint } = {}) {
    const fixture = facilitation();
    const first = aClaim();
    const stored = await accept(fixture.deps, first, waiter("ask_1"));
    if ("refused" in stored) throw new Error(stored.message);
    fixture.chain.say({ balance: 500_000n, ...more });
    return { fixture, first };
  }

  it.each([{}, { allowance: 500_000n }])("counts once, and the next one passes: %o", async (more) => {
    const { fixture, first } = await afterMined(more);
    fixture.chain.use(first.authorization.nonce);
    expect(await accept(fixture.deps, aClaim(), waiter("ask_2"))).toMatchObject({
      status: "pending",
      checkedAtBlock: 100,
    });
  });

  it("still counts while its nonce is unused", async () => {
    const { fixture } = await afterMined();
    expect(await accept(fixture.deps, aClaim(), waiter("ask_2"))).toMatchObject({
      refused: "insufficient_balance",
      details: { required: "500000", available: "0" },
    });
  });

  it("causes no further read if the balance alone is too small", async () => {
    const { fixture } = await afterMined();
    fixture.chain.say({ balance: 499_999n });
    const before = fixture.chain.reads();
    expect(await accept(fixture.deps, aClaim(), waiter("ask_2"))).toMatchObject({ refused: "insufficient_balance" });
    expect(fixture.chain.reads() - before).toBe(1);
  });

  it("is distinguished from other payments that only the lock shows", async () => {
    const { fixture, first } = await afterMined();
    fixture.chain.use(first.authorization.nonce);
    const lookUp: typeof fixture.deps.payments.lookUp = async (request) => ({
      ...(await fixture.deps.payments.lookUp(request)),
      stored: null,
      payerInFlight: 0n,
    });
    const blind = { ...fixture.deps, payments: { ...fixture.deps.payments, lookUp } };
    const answers = [await accept(blind, aClaim(), waiter("ask_2")), await accept(blind, aClaim(), waiter("ask_3"))];
    expect(answers).toMatchObject([{ status: "pending" }, { refused: "insufficient_balance" }]);
  });
});

describe("joining a stored payment", () => {
  it("gives a repeat the waiter's place once it is free, whatever has changed since", async () => {
    const { fixture, claim, stored } = await repeated();
    fixture.chain.say({ balance: 0n, nonceIsUsed: true });
    fixture.clock.advance(120_000);
    expect(await accept(fixture.deps, claim, waiter("ask_2"))).toMatchObject({ id: stored.id });
    expect(fixture.payments()).toHaveLength(1);
  });

  it("works even if the chain cannot be read", async () => {
    const { fixture, claim, stored } = await repeated();
    fixture.chain.breakDown();
    fixture.clock.advance(5_000);
    expect(await accept(fixture.deps, claim, waiter("ask_2"))).toMatchObject({ id: stored.id });
  });

  it("refuses a repeat while another request waits for the answer", async () => {
    const { fixture, claim, stored } = await repeated();
    expect(await accept(fixture.deps, claim, waiter("ask_2"))).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: stored.id, status: "pending" },
    });
  });

  it("refuses a repeat with another body even if the place is free", async () => {
    const { fixture, claim } = await repeated();
    fixture.clock.advance(5_000);
    const answer = await accept(fixture.deps, { ...claim, bodyHash: () => otherBody }, waiter("ask_2"));
    expect(answer).toMatchObject({ refused: "nonce_already_used", details: { status: "pending" } });
  });

  it("shows another merchant nothing of the payment", async () => {
    const { fixture, claim } = await repeated();
    fixture.clock.advance(5_000);
    const thirdParty: Claim = { ...claim, merchant: { ...claim.merchant, id: "mer_2" } };
    const answer = await accept(fixture.deps, thirdParty, waiter("ask_2"));
    expect(answer).toMatchObject({ refused: "nonce_already_used" });
    expect("details" in answer && answer.details).toEqual({});
  });

  it("gives nothing once the success was claimed", async () => {
    const { fixture, claim, stored } = await repeated();
    await fixture.confirm(stored.id);
    await fixture.stores.payments.claimSuccess({
      paymentId: stored.id,
      waiterId: "ask_1",
      leaseMs: 5_000,
    });
    fixture.clock.advance(60_000);
    expect(await accept(fixture.deps, claim, waiter("ask_2"))).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: stored.id, status: "confirmed", txHash: expect.stringMatching(/^0x/) },
    });
  });

  it("joins a payment that another gateway stored between the look-up and the insert", async () => {
    const { deps, database, stores, payments } = facilitation();
    const claim = aClaim();
    const rival = aNewPayment({ authorization: claim.authorization, bodyHash: claim.bodyHash() });
    const readFacts: typeof deps.chain.readFacts = async (...args) => {
      const lease = { paymentId: rival.id, waiterId: "ask_0", leaseMs: 0 };
      await stores.payments.accept(rival, { balance: 10n ** 18n, allowance: null, readAtBlock: 100 }, lease);
      return deps.chain.readFacts(...args);
    };
    // The chain is read during the look-up, so the look-up must be the faster of the two here.
    const lookUp: typeof deps.payments.lookUp = async () => ({
      ...{ stored: null, underKey: null, payerInFlight: 0n, gas: gasUsage(), paused: null },
    });
    const late = { ...deps, chain: { ...deps.chain, readFacts }, payments: { ...deps.payments, lookUp } };
    expect(await accept(late, claim, waiter("ask_1"))).toMatchObject({ id: rival.id });
    expect(await accept(late, { ...claim, bodyHash: () => otherBody }, waiter("ask_2"))).toMatchObject({
      refused: "nonce_already_used",
      details: { paymentId: rival.id },
    });
    expect(payments()).toHaveLength(1);
    expect(database.payments.get(rival.id)?.waiterId).toBe("ask_1");
  });
});

describe("accept limits the gas", () => {
  const tight = { ...chain.gas, payerInFlight: 2 };
  const claimOf = (nonce: number) =>
    aClaim({ chain: { ...chain, gas: tight }, authorization: anAuthorization({ nonce: BigInt(nonce) }) });

  it("before the chain is read, even if it cannot be read", async () => {
    const { deps, chain: reader, payments } = facilitation();
    await accept(deps, claimOf(1), waiter("ask_1"));
    await accept(deps, claimOf(2), waiter("ask_2"));
    reader.breakDown();
    expect(await accept(deps, claimOf(3), waiter("ask_3"))).toMatchObject({
      refused: "rate_limited",
      details: { reason: "payer_in_flight", retryAfterSeconds: "2" },
    });
    expect(payments()).toHaveLength(2);
  });

  it("and again at the insert: of ten at once as many pass as the limit allows", async () => {
    const { deps } = facilitation();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => accept(deps, claimOf(n), waiter(`ask_${n}`))),
    );
    expect(answers.filter((answer) => !("refused" in answer))).toHaveLength(2);
    const reasons = answers.flatMap((answer) => ("refused" in answer ? [answer.details.reason] : []));
    expect(reasons).toEqual(Array.from({ length: 8 }, () => "payer_in_flight"));
  });

  it("and never stops a request from joining a stored payment", async () => {
    const { deps } = facilitation();
    const first = await accept(deps, claimOf(1), waiter("ask_1"));
    await accept(deps, claimOf(2), waiter("ask_2"));
    if ("refused" in first || "kind" in first) throw new Error("it was not stored");
    await deps.payments.releaseWaiterPlace({ paymentId: first.id, waiterId: "ask_1", leaseMs: 0 });
    expect(await accept(deps, claimOf(1), waiter("ask_3"))).toMatchObject({ id: first.id });
  });

  it("but reports an invalid claim first", async () => {
    const { deps } = facilitation();
    await accept(deps, claimOf(1), waiter("ask_1"));
    await accept(deps, claimOf(2), waiter("ask_2"));
    const wrong = { ...claimOf(3), authorization: anAuthorization({ amount: 0n }) };
    expect(await accept(deps, wrong, waiter("ask_3"))).toMatchObject({ refused: "payment_mismatch" });
  });
});
