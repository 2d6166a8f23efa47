import { sandbox } from "@lunas/catalog/chains/sandbox";
import { captureOf, held, scopeOf } from "@lunas/testkit/contracts/hold-fixture";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import type { SettlingLoad } from "../payment/settling-load";
import { holdIdOf } from "../shared/id";
import { Unavailable } from "../shared/unavailable";
import { captureHold } from "./capture-hold";
import type { HoldStore } from "./ports";

/** Another request captures the hold, unless `first` is null, while this one reads the chain; the simulation of this one reverts. */
async function capturedMeanwhile(amounts: { readonly first: bigint | null; readonly second: bigint }) {
  const fixture = facilitation();
  const { clock, stores, deps, chain } = fixture;
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  const readFacts: typeof chain.readFacts = async (...read) => {
    if (amounts.first !== null) await stores.holds.capture(captureOf(hold, { amount: amounts.first }));
    chain.say({ simulationFailure: "InvalidNonce" });
    return chain.readFacts(...read);
  };
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: amounts.second },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const answer = captureHold(
    { ...deps, holds: stores.holds, chains: [sandbox], chain: { ...chain, readFacts } },
    request,
    { waitMs: 25_000, client: new AbortController() },
  );
  await settled();
  return { hold, answer };
}

describe("a capture beside another one of the same hold", () => {
  it("hears that the other has the answer where both charge the same, and not that the settlement would revert", async () => {
    const { hold, answer } = await capturedMeanwhile({ first: 7n, second: 7n });
    expect(await answer).toMatchObject({ refused: "nonce_already_used", details: { paymentId: hold.id } });
  });

  it("hears that the hold is captured where it charges another amount", async () => {
    const { answer } = await capturedMeanwhile({ first: 7n, second: 8n });
    expect(await answer).toMatchObject({ refused: "hold_captured" });
  });

  it("hears why it would revert where no other captures", async () => {
    const { answer } = await capturedMeanwhile({ first: null, second: 8n });
    expect(await answer).toMatchObject({ refused: "simulation_failed" });
  });
});

/** A capture whose database executes it and loses the first answers, each after a while. */
async function losing(lost: number, { mayBeDone = true } = {}) {
  const fixture = facilitation();
  const { clock, timer, stores, deps } = fixture;
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  let left = lost;
  const capture: HoldStore["capture"] = async (wanted) => {
    const outcome = mayBeDone ? await stores.holds.capture(wanted) : null;
    left -= 1;
    if (left < 0 && outcome !== null) return outcome;
    if (mayBeDone) await timer.sleep(4_500);
    throw new Unavailable("database", "Connection terminated unexpectedly", { mayBeDone });
  };
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: 7n },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const onStored = jest.fn();
  const answer = captureHold({ ...deps, holds: { ...stores.holds, capture }, chains: [sandbox] }, request, {
    waitMs: 25_000,
    client: new AbortController(),
    onStored,
  });
  answer.catch(() => undefined);
  await timer.advance(20_000);
  return { fixture, hold, answer, onStored };
}

describe("a capture whose answer the database lost", () => {
  it("finds what it captured, though it took seconds until the connection was known to be broken", async () => {
    const { fixture, hold, answer } = await losing(1);
    await fixture.confirm(hold.id);
    await fixture.timer.advance(2_000);
    expect(await answer).toMatchObject({ kind: "settled", payment: { id: hold.id, authorization: { amount: 7n } } });
  });

  it("is open and no error while the database stays away: a server that hears an error lets its payer pay again", async () => {
    const { hold, answer, onStored } = await losing(100);
    expect(await answer).toMatchObject({
      kind: "pending",
      payment: { id: hold.id, status: "pending", authorization: { amount: 7n } },
    });
    expect(onStored).toHaveBeenCalledTimes(1);
  });

  it("is an error where it certainly captured nothing", async () => {
    const { fixture, answer, onStored } = await losing(100, { mayBeDone: false });
    await expect(answer).rejects.toThrow("Connection terminated unexpectedly");
    expect(fixture.payments()).toMatchObject([{ status: "held" }]);
    expect(onStored).not.toHaveBeenCalled();
  });
});

test("a capture pays no wallet that is not the merchant's any more: the key may be with the thief of the wallet", async () => {
  const { clock, stores, deps, payments } = facilitation();
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: 7n },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const holds: HoldStore = { ...stores.holds, capture: async () => ({ kind: "foreign_wallet" }) };
  const captureDeps = { ...deps, holds, chains: [sandbox] };
  const answer = captureHold(captureDeps, request, { waitMs: 25_000, client: new AbortController() });
  expect(await answer).toMatchObject({ refused: "payment_mismatch", details: { field: "payTo" } });
  expect(payments()).toMatchObject([{ status: "held" }]);
});

test("a captured payment counts as one that waits for its settlement, until its caller has an answer", async () => {
  const fixture = facilitation();
  const { clock, timer, stores, deps } = fixture;
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  const load = { stored: jest.fn(), answered: jest.fn() };
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: 7n },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const captureDeps = { ...deps, load: load as unknown as SettlingLoad, holds: stores.holds, chains: [sandbox] };
  const answer = captureHold(captureDeps, request, { waitMs: 25_000, client: new AbortController() });
  await settled();
  expect(load.stored).toHaveBeenCalledWith(sandbox, hold.id);
  await fixture.confirm(hold.id);
  await timer.advance(2_000);
  await answer;
  expect(load.answered).toHaveBeenCalledWith(hold.id, true);
});

describe("a capture beside a payment of the same payer that is mined, while the rows do not show it yet", () => {
  const needed = 500_000n;

  async function capturedBeside({ isMined }: { readonly isMined: boolean }) {
    const { clock, stores, deps, chain, payments } = facilitation();
    const more = { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 };
    const other = await held(stores, { more, amount: needed });
    const hold = await held(stores, { more, amount: needed, payer: other.authorization.from });
    await stores.holds.capture(captureOf(other));
    chain.say({ balance: needed });
    if (isMined) chain.use(other.authorization.nonce);
    const request = {
      ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: needed },
      ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
    };
    const client = new AbortController();
    const answer = captureHold({ ...deps, holds: stores.holds, chains: [sandbox] }, request, {
      waitMs: 25_000,
      client,
    });
    await settled();
    client.abort();
    return { answer: await answer, hold, payments };
  }

  it("counts the mined payment once, and captures", async () => {
    const { answer, hold, payments } = await capturedBeside({ isMined: true });
    expect(answer).toMatchObject({ kind: "pending", payment: { id: hold.id } });
    expect(payments().map(({ status }) => status)).toEqual(["pending", "pending"]);
  });

  it("is refused where the balance still has to pay both", async () => {
    const { answer, payments } = await capturedBeside({ isMined: false });
    expect(answer).toMatchObject({ refused: "insufficient_balance" });
    expect(payments().map(({ status }) => status)).toEqual(["pending", "held"]);
  });
});

test("a capture without room in the chain's gas may be tried again, and the hold stays", async () => {
  const { clock, stores, deps, payments } = facilitation();
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: 7n },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const chainInFlight = 0;
  const crowded = { ...sandbox, gas: { ...sandbox.gas, chainInFlight } };
  const answer = captureHold({ ...deps, holds: stores.holds, chains: [crowded] }, request, {
    waitMs: 25_000,
    client: new AbortController(),
  });
  expect(await answer).toMatchObject({
    refused: "service_unavailable",
    details: { reason: "chain_in_flight", retryAfterSeconds: "2" },
  });
  expect(payments()).toMatchObject([{ status: "held" }]);
});
