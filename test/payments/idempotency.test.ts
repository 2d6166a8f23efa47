import { fund } from "@lunas/contracts/fund";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { cancelNonce } from "../harness/cancel-nonce";
import { post } from "../harness/client-connection";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { type Answer, signedBody } from "../harness/pay";
import { settlementOf } from "../harness/settlement-header";
import { type Pair, startPair } from "../harness/start-pair";

jest.setTimeout(240_000);

let keys = 0;
/** A key that no other story uses. */
const aKey = () => {
  keys += 1;
  return { "idempotency-key": `order ${keys}` };
};

const isReplay = ({ headers }: Answer) => headers.get("idempotency-replayed") === "true";
const conflict = { status: 409, body: { error: { code: "idempotency_conflict", details: {} } } };

describe("Idempotency-Key", () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterEach(() => pair?.mineAgain());
  afterAll(() => pair?.stop());

  const alreadyUsed = (details: object) => ({ status: 409, body: { error: { code: "nonce_already_used", details } } });

  describe("with the same body", () => {
    it("answers the same again, at every gateway, as often as it is asked", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      const first = await pair.ask(0, body, key);
      expect(first.status).toBe(200);
      expect(isReplay(first)).toBe(false);
      for (const which of [0, 1, 0] as const) {
        const again = await pair.ask(which, body, key);
        expect([again.status, again.body, isReplay(again)]).toEqual([200, first.body, true]);
        expect(again.headers.get("payment-response")).toBe(first.headers.get("payment-response"));
        expect(settlementOf(again.headers)).toEqual(first.body.settlement);
      }
    });

    it("takes a body for the same whatever the order of its fields, and in base64", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      const { body: first } = await pair.ask(0, body, key);
      const reversed = Object.fromEntries(Object.entries(body).reverse());
      const header = Buffer.from(JSON.stringify(body.paymentPayload)).toString("base64");
      for (const same of [reversed, { ...body, paymentPayload: header }]) {
        const again = await pair.ask(1, same, key);
        expect([again.status, again.body, isReplay(again)]).toEqual([200, first, true]);
      }
    });

    it("waits while the first runs: of a hundred at two gateways one gets the answer, ninety-nine its replay", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      const requested = Array.from({ length: 100 }, (_, index) => pair.ask(index % 2 === 0 ? 0 : 1, body, key));
      await pair.untilStored(body);
      await pair.mineAgain();
      const answers = await Promise.all(requested);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.filter(isReplay)).toHaveLength(99);
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      const paymentId = answers[0]?.body.paymentId ?? "";
      expect([await pair.countStored([body]), await pair.countTransactions(paymentId)]).toEqual([1, 1]);
    });

    it("takes the place of a first request whose connection ended", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body, headers: key });
      const paymentId = await pair.untilStored(body);
      const waiter = await pair.waiterOf(paymentId);
      const repeat = pair.ask(1, body, key);
      line.disconnect();
      await pair.untilRequestedAnew(paymentId, waiter);
      await pair.mineAgain();
      const answer = await repeat;
      expect(answer).toMatchObject({ status: 200, body: { paymentId } });
      expect(isReplay(answer)).toBe(false);
      expect(isReplay(await pair.ask(0, body, key))).toBe(true);
    });

    it("has the answer of a gateway that was killed while it waited, with no 409 on the way", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      await post(pair.gateway(1), { apiKey: pair.merchant.apiKey, body, headers: key });
      const paymentId = await pair.untilStored(body);
      await pair.signal(1, "SIGKILL");
      const repeat = pair.ask(0, body, key);
      await pair.mineAgain();
      expect(await repeat).toMatchObject({ status: 200, body: { paymentId } });
      await pair.restartSecond();
      expect(isReplay(await pair.ask(1, body, key))).toBe(true);
    });

    it("the first request gets the replay when its gateway slept and another got the answer", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      const first = pair.ask(1, body, key);
      const paymentId = await pair.untilStored(body);
      await pair.signal(1, "SIGSTOP");
      const second = pair.ask(0, body, key);
      await pair.untilRequestedAnew(paymentId, await pair.waiterOf(paymentId));
      await pair.mineAgain();
      const reported = await second;
      await pair.signal(1, "SIGCONT");
      const reportedAgain = await first;
      expect([reported.status, isReplay(reported)]).toEqual([200, false]);
      expect([reportedAgain.status, reportedAgain.body, isReplay(reportedAgain)]).toEqual([200, reported.body, true]);
    });

    it.each([
      ["before the body did", 0.5],
      ["right after the body", 1],
    ])("has the answer when the connection ended %s", async (_when, part) => {
      const [body, key] = [await pair.sign(), aKey()];
      (await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body, headers: key }, part)).disconnect();
      expect(await pair.ask(1, body, key)).toMatchObject({ status: 200 });
      expect(await pair.countStored([body])).toBe(1);
    });

    it("has the answer that was lost on its way, whether it had been claimed or not", async () => {
      const requests = await Promise.all(
        Array.from({ length: 8 }, async () => ({ body: await pair.sign(), key: aKey() })),
      );
      await pair.holdBlocks();
      const lines = await Promise.all(
        requests.map(({ body, key: headers }) =>
          post(pair.gateway(1), { apiKey: pair.merchant.apiKey, body, headers }),
        ),
      );
      const ids = await Promise.all(requests.map(({ body }) => pair.untilStored(body)));
      // The gateway sleeps through the settlement and the end of its callers, and learns of both at once.
      await pair.signal(1, "SIGSTOP");
      await pair.mineAgain();
      await Promise.all(ids.map((id) => pair.untilConfirmed(id)));
      for (const line of lines) line.disconnect();
      await pair.signal(1, "SIGCONT");
      const answers = await Promise.all(requests.map(({ body, key }) => pair.ask(0, body, key)));
      expect(answers).toMatchObject(ids.map((paymentId) => ({ status: 200, body: { paymentId } })));
    });

    it("is not changed by a deadline that has passed or a balance that is spent", async () => {
      const payer = await fundedPayer(pair.harness.rpcUrl, 10_000n);
      const key = aKey();
      const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 9);
      const body = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n, deadlineSeconds });
      const { status, body: first } = await pair.ask(0, body, key);
      expect(status).toBe(200);
      // Another authorization of this payer is refused by now, as is one of that deadline.
      const poor = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n });
      expect((await pair.ask(0, poor)).body.error?.code).toBe("insufficient_balance");
      const late = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n, deadlineSeconds });
      const hasPassed = async () => (await pair.ask(0, late)).body.error?.code === "expired_deadline";
      await until(hasPassed, { timeoutMs: 20_000, intervalMs: 250, what: "the deadline" });
      const again = await pair.ask(1, body, key);
      expect([again.status, again.body, isReplay(again)]).toEqual([200, first, true]);
    });

    it("tells the same failure again", async () => {
      const payer = await fundedPayer(pair.harness.rpcUrl, 10_000n);
      const body = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n });
      const key = aKey();
      await pair.holdBlocks();
      const requested = pair.ask(0, body, key);
      const paymentId = await pair.untilStored(body);
      await cancelNonce(pair.harness.rpcUrl, payer.address, body.paymentPayload.payload.permit2Authorization.nonce);
      await pair.mineAgain();
      const first = await requested;
      expect(first).toMatchObject({ status: 500, body: { error: { code: "tx_failed", details: { paymentId } } } });
      expect(isReplay(first)).toBe(false);
      const again = await pair.ask(1, body, key);
      const withoutRequest = ({ body: { error } }: typeof first) => ({ ...error, requestId: null });
      expect([again.status, withoutRequest(again), isReplay(again)]).toEqual([500, withoutRequest(first), true]);
    });

    it("keeps no refusal: a payer who tops up tries again under the same key", async () => {
      const payer = await fundedPayer(pair.harness.rpcUrl, 100n);
      const body = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n });
      const key = aKey();
      const refused = await pair.ask(0, body, key);
      expect(refused).toMatchObject({ status: 400, body: { error: { code: "insufficient_balance" } } });
      expect(isReplay(refused)).toBe(false);
      await fund({ rpcUrl: pair.harness.rpcUrl, token: idrx, to: payer.address, amount: 20_000n });
      const paid = await pair.ask(1, body, key);
      expect([paid.status, isReplay(paid)]).toEqual([200, false]);
    });

    it("lets a refused key be used for another body", async () => {
      const payer = await fundedPayer(pair.harness.rpcUrl, 100n);
      const poor = await signedBody(payer, { to: pair.merchant.walletAddress, amount: 10_000n });
      const key = aKey();
      expect((await pair.ask(0, poor, key)).status).toBe(400);
      expect((await pair.ask(1, await pair.sign(), key)).status).toBe(200);
    });
  });

  describe("with another body", () => {
    it("is a conflict, at every gateway, also for the same authorization", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.ask(0, body, key);
      expect(await pair.ask(0, await pair.sign(), key)).toMatchObject(conflict);
      expect(await pair.ask(1, { ...body, description: "another" }, key)).toMatchObject(conflict);
    });

    it("is a conflict at once while the first waits", async () => {
      const [body, other, key] = [await pair.sign(), await pair.sign(), aKey()];
      await pair.holdBlocks();
      const requested = pair.ask(0, body, key);
      await pair.untilStored(body);
      expect(await pair.ask(1, other, key)).toMatchObject(conflict);
      await pair.mineAgain();
      expect((await requested).status).toBe(200);
      expect(await pair.countStored([body, other])).toBe(1);
    });

    it("stores exactly one of two, however they race through two gateways", async () => {
      const races = await Promise.all(
        Array.from({ length: 20 }, async () => ({ bodies: [await pair.sign(), await pair.sign()], key: aKey() })),
      );
      const outcomes = await Promise.all(
        races.map(({ bodies, key }) =>
          Promise.all(bodies.map((body, index) => pair.ask(index === 0 ? 0 : 1, body, key))),
        ),
      );
      for (const answers of outcomes) expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = outcomes.flat().filter(({ status }) => status === 409);
      for (const answer of refused) expect(answer).toMatchObject(conflict);
      expect(await pair.countStored(races.flatMap(({ bodies }) => bodies))).toBe(races.length);
    });
  });

  describe("belongs to its API key", () => {
    it("and to the key that succeeds it by rolling", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      const { body: first } = await pair.ask(0, body, key);
      const successor = { ...key, "x-api-key": await pair.successorKey() };
      const again = await pair.ask(1, body, successor);
      expect([again.status, again.body, isReplay(again)]).toEqual([200, first, true]);
      expect(await pair.ask(1, await pair.sign(), successor)).toMatchObject(conflict);
    });

    it("and to no other one of the merchant's", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      const { body: first } = await pair.ask(0, body, key);
      const origin = "https://shop.example";
      const direct = { ...key, origin, "x-api-key": await pair.publishableKey(origin) };
      const refused = await pair.ask(1, body, direct);
      expect(refused).toMatchObject(alreadyUsed({ txHash: first.txHash }));
      // What unlocks is not told to a page, which anybody's script may be.
      expect(JSON.stringify(refused.body)).not.toContain(first.paymentId);
      const paid = await pair.ask(1, await pair.sign(), direct);
      expect([paid.status, isReplay(paid)]).toEqual([200, false]);
      expect(paid.headers.get("access-control-expose-headers")).toContain("Idempotency-Replayed");
    });
  });

  describe("joining", () => {
    it("demands the key of the first, though its place is free", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body, headers: key });
      const paymentId = await pair.untilStored(body);
      line.disconnect();
      await pair.untilFree(paymentId);
      for (const headers of [{}, aKey()]) {
        expect(await pair.ask(1, body, headers)).toMatchObject(alreadyUsed({ paymentId, status: "pending" }));
      }
      await pair.mineAgain();
      expect(await pair.ask(1, body, key)).toMatchObject({ status: 200, body: { paymentId } });
      expect(await pair.ask(1, body)).toMatchObject(alreadyUsed({ paymentId, status: "confirmed" }));
    });

    it("binds a payment that came without a key to the first one that joins", async () => {
      const [body, key] = [await pair.sign(), aKey()];
      await pair.holdBlocks();
      const line = await post(pair.gateway(0), { apiKey: pair.merchant.apiKey, body });
      const paymentId = await pair.untilStored(body);
      line.disconnect();
      await pair.untilFree(paymentId);
      const joined = pair.ask(1, body, key);
      await pair.untilRequestedAnew(paymentId, null);
      await pair.mineAgain();
      expect((await joined).status).toBe(200);
      expect(isReplay(await pair.ask(0, body, key))).toBe(true);
    });
  });

  it.each([0, 256])("has 1 to 255 characters: %i are an invalid request", async (length) => {
    const answer = await pair.ask(0, await pair.sign(), { "idempotency-key": "k".repeat(length) });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    expect(answer.body.error?.details).toHaveProperty("idempotency-key");
  });

  it.each([1, 255])("has 1 to 255 characters: %i are fine", async (length) => {
    expect((await pair.ask(0, await pair.sign(), { "idempotency-key": "k".repeat(length) })).status).toBe(200);
  });

  it("is kept for 24 hours, and swept away after", async () => {
    const [body, key] = [await pair.sign(), aKey()];
    const { paymentId } = (await pair.ask(0, body, key)).body;
    const { databaseUrl } = pair.harness.stack;
    const age = (by: string) =>
      query(
        databaseUrl,
        `update idempotency_keys set created_at = created_at - interval '${by}' where payment_id = $1`,
        [paymentId],
      );
    await age("23 hours 59 minutes");
    expect(isReplay(await pair.ask(1, body, key))).toBe(true);
    await age("1 minute");
    expect(await pair.ask(1, body, key)).toMatchObject(alreadyUsed({ paymentId, status: "confirmed" }));
    await pair.untilForgotten(paymentId);
    expect((await pair.ask(0, await pair.sign(), key)).status).toBe(200);
  });

  it("leaves books that agree with the chain", async () => {
    expect(await pair.books()).toMatchObject({ pending: 0, failed: 1, violations: [] });
  });
});
