import { post } from "../harness/client-connection";
import { facilitate } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { type Pair, startPair } from "../harness/start-pair";

jest.setTimeout(240_000);

const origin = "https://shop.example";

/** An authorization gets one transaction and one success answer, also when clients disconnect. */
describe("once only", () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterEach(() => pair?.mineAgain());
  afterAll(() => pair?.stop());

  /** At the end every row agrees with the chain: no payment was made twice, and no merchant was told of a false payment. */
  const booksAreRight = async () => expect(await pair.books()).toMatchObject({ failed: 0, pending: 0, violations: [] });
  const alreadyUsed = (details: object) => ({ status: 409, body: { error: { code: "nonce_already_used", details } } });

  it("answers one of a hundred identical requests, and the rest at once that it is pending", async () => {
    const body = await pair.sign();
    await pair.holdBlocks();
    const answers = Array.from({ length: 100 }, (_, index) => pair.ask(index % 2 === 0 ? 0 : 1, body));
    const paymentId = await pair.untilStored(body);
    // Ninety-nine are told before any block is mined: they wait for nothing.
    await expect(firstMany(answers, 99)).resolves.toMatchObject(
      Array.from({ length: 99 }, () => alreadyUsed({ paymentId, status: "pending" })),
    );
    await pair.mineAgain();
    const settled = (await Promise.all(answers)).filter(({ status }) => status === 200);
    expect(settled).toMatchObject([{ body: { paymentId } }]);
    expect([await pair.countStored([body]), await pair.countTransactions(paymentId)]).toEqual([1, 1]);
    await booksAreRight();
  });

  it("has one answer for ever: afterwards the authorization is used, at every gateway", async () => {
    const body = await pair.sign();
    const { body: paid } = await pair.ask(0, body);
    const { paymentId, txHash } = paid;
    for (const which of [0, 1] as const) {
      const replay = await pair.ask(which, body);
      expect(replay).toMatchObject({ status: 409, body: { error: { code: "nonce_already_used" } } });
      expect(replay.body.error?.details).toEqual({ paymentId, txHash, status: "confirmed" });
    }
    const reworded = await pair.ask(1, { ...body, description: "another body" });
    expect(reworded).toMatchObject(alreadyUsed({ paymentId, txHash, status: "confirmed" }));
  });

  it("knows nothing of a request whose connection ended before its body did", async () => {
    const body = await pair.sign();
    const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body }, 0.5);
    line.disconnect();
    const answer = await pair.ask(0, body);
    expect(answer.status).toBe(200);
    expect(await pair.countStored([body])).toBe(1);
  });

  it("gives the repeat the answer when the connection ended right after the body", async () => {
    const bodies = await Promise.all(Array.from({ length: 5 }, () => pair.sign()));
    for (const body of bodies) (await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body })).disconnect();
    const answers = await Promise.all(bodies.map((body) => pair.askUntilAnswered(1, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(await pair.countStored(bodies)).toBe(bodies.length);
    await booksAreRight();
  });

  it("gives the repeat the answer when the connection ended while it waited", async () => {
    const body = await pair.sign();
    await pair.holdBlocks();
    const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body });
    const paymentId = await pair.untilStored(body);
    expect(await pair.ask(1, body)).toMatchObject(alreadyUsed({ paymentId, status: "pending" }));
    line.disconnect();
    await pair.untilFree(paymentId);
    const repeat = pair.ask(1, body);
    await pair.mineAgain();
    expect(await repeat).toMatchObject({ status: 200, body: { paymentId } });
    expect(await pair.ask(0, body)).toMatchObject(alreadyUsed({ paymentId, status: "confirmed" }));
    expect(await pair.countStored([body])).toBe(1);
  });

  it("frees the place with a `settlement_pending`: the repeat waits on for the one transaction", async () => {
    const impatient = await pair.startImpatient();
    const body = await pair.sign();
    await pair.holdBlocks();
    const open = await facilitate(impatient, pair.merchant.apiKey, body);
    expect(open).toMatchObject({ status: 504, body: { error: { code: "settlement_pending" } } });
    const paymentId = await pair.untilStored(body);
    expect(open.body.error?.details).toMatchObject({ paymentId, retryAfterSeconds: "2" });
    const repeat = pair.ask(0, body);
    await pair.untilRequestedAnew(paymentId, null);
    expect(await facilitate(impatient, pair.merchant.apiKey, body)).toMatchObject(
      alreadyUsed({ paymentId, status: "pending" }),
    );
    await pair.mineAgain();
    expect(await repeat).toMatchObject({ status: 200, body: { paymentId } });
    expect(await pair.countTransactions(paymentId)).toBe(1);
  });

  it("keeps the place of a request that waits longer than a lease", async () => {
    const body = await pair.sign();
    await pair.holdBlocks();
    const request = pair.ask(0, body);
    const paymentId = await pair.untilStored(body);
    const storedAtMs = Date.now();
    // Seven seconds of repeats: a lease is five, and renewed in time.
    while (Date.now() - storedAtMs < 7_000) {
      expect(await pair.ask(1, body)).toMatchObject(alreadyUsed({ paymentId, status: "pending" }));
    }
    await pair.mineAgain();
    expect(await request).toMatchObject({ status: 200, body: { paymentId } });
  });

  it("loses no payment when a connection ends just before the answer: the success is answered once, or looked up", async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, () => pair.sign()));
    await pair.holdBlocks();
    const lines = await Promise.all(
      bodies.map((body) => post(pair.gateway(1), { apiKey: pair.merchant.apiKey, body })),
    );
    const ids = await Promise.all(bodies.map((body) => pair.untilStored(body)));
    // The gateway sleeps through the settlement and the end of its callers, and learns of both at once.
    await pair.signal(1, "SIGSTOP");
    await pair.mineAgain();
    await Promise.all(ids.map((id) => pair.untilConfirmed(id)));
    for (const line of lines) line.disconnect();
    await pair.signal(1, "SIGCONT");
    const answers = await Promise.all(bodies.map((body) => pair.askUntilAnswered(0, body)));
    for (const [index, answer] of answers.entries()) {
      const reported = { paymentId: ids[index], status: "confirmed" };
      // A gateway that claimed it before it saw the disconnect has used the answer: the merchant is told which payment.
      expect(answer).toMatchObject(answer.status === 200 ? { body: reported } : alreadyUsed(reported));
    }
    await booksAreRight();
  });

  it("survives its gateway: a repeat at another one has the answer when the lease has ended", async () => {
    const body = await pair.sign();
    await pair.holdBlocks();
    await post(pair.gateway(1), { apiKey: pair.merchant.apiKey, body });
    const paymentId = await pair.untilStored(body);
    await pair.signal(1, "SIGKILL");
    expect(await pair.ask(0, body)).toMatchObject(alreadyUsed({ paymentId, status: "pending" }));
    await pair.mineAgain();
    const startedAtMs = Date.now();
    expect(await pair.askUntilAnswered(0, body)).toMatchObject({ status: 200, body: { paymentId } });
    expect(Date.now() - startedAtMs).toBeLessThan(10_000);
    await pair.restartSecond();
    await booksAreRight();
  });

  it("shows another merchant nothing of a copied authorization: not while it is pending, not afterwards", async () => {
    const thief = await registerMerchant(pair.gateway(0));
    const body = await pair.sign();
    const own = { ...body, paymentRequirements: { ...body.paymentRequirements, payTo: thief.walletAddress } };
    const steal = async () => {
      const answers = await Promise.all(
        [body, own].map((each) => pair.ask(1, each, { "x-api-key": thief.apiKey, "idempotency-key": "theirs" })),
      );
      expect(answers).toMatchObject(
        answers.map(() => ({ status: 400, body: { error: { code: "payment_mismatch" } } })),
      );
      const details = answers.flatMap(({ body: { error } }) => Object.keys(error?.details ?? {}));
      expect(details.filter((name) => ["paymentId", "txHash", "status"].includes(name))).toEqual([]);
    };
    await pair.holdBlocks();
    const request = pair.ask(0, body, { "idempotency-key": "theirs" });
    await pair.untilStored(body);
    await steal();
    await pair.mineAgain();
    expect(await request).toMatchObject({ status: 200 });
    await steal();
  });

  it("gives a publishable key of the same merchant no answer of the merchant's server", async () => {
    const key = await pair.publishableKey(origin);
    const body = await pair.sign();
    const direct = { "x-api-key": key, origin };
    /** Never the payment's id, which unlocks. */
    const refused = async (status: string) => {
      const answer = await pair.ask(1, body, direct);
      expect(answer).toMatchObject(alreadyUsed({ status }));
      expect(JSON.stringify(answer.body)).not.toContain("pay_");
    };
    await pair.holdBlocks();
    const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body });
    const paymentId = await pair.untilStored(body);
    await refused("pending");
    line.disconnect();
    await pair.untilFree(paymentId);
    // The place is free, the body the same: it is not the page's all the same.
    expect(await pair.ask(1, body, direct)).toMatchObject({ status: 409 });
    await pair.mineAgain();
    await pair.untilConfirmed(paymentId);
    await refused("pending");
    expect(await pair.ask(1, body)).toMatchObject({ status: 200, body: { paymentId } });
    await refused("confirmed");
    await booksAreRight();
  });
});

/** The first `count` answers to come. */
function firstMany<T>(answers: readonly Promise<T>[], count: number): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const come: T[] = [];
    for (const answer of answers) {
      answer.then((value) => {
        come.push(value);
        if (come.length === count) resolve([...come]);
      }, reject);
    }
  });
}
