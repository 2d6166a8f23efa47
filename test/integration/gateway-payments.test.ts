import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { paymentHeader, paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import request from "supertest";
import { fundedPayer } from "../harness/funded-payer";
import { type NewKeyRequest, storeKey } from "../harness/store-key";
import { registerMerchant, startGateway, type TestMerchant } from "./gateway-fixture";
import { gateway, payer, stack, useSettlingGateway } from "./settling-gateway";

jest.setTimeout(180_000);

let merchant: TestMerchant;

useSettlingGateway();
beforeAll(async () => {
  merchant = await registerMerchant(gateway.url);
});

async function aBody(paymentOptions: { amount?: bigint; to?: Address; deadlineSeconds?: bigint } = {}) {
  const authorization = await payer.authorize({ to: merchant.address, amount: 100n, ...paymentOptions });
  return { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
}

function facilitate(body: object | undefined, headers: Record<string, string> = {}) {
  return request(gateway.url)
    .post("/facilitate")
    .set({ "X-API-Key": merchant.sandboxApiKey, ...headers })
    .send(body);
}

/** A key of the merchant's. */
const aKey = (type: NewKeyRequest["type"], environment: NewKeyRequest["environment"], origins: string[] = []) =>
  storeKey(stack.databaseUrl, { merchantId: merchant.merchantId, type, environment, origins });

describe("POST /facilitate", () => {
  it("settles on chain and answers once: 200, then 409", async () => {
    const body = await aBody();
    const response = await facilitate({ ...body, metadata: { order: "7" } });
    expect(response.body).toMatchObject({ success: true, status: "confirmed", settlement: { success: true } });
    expect(response.status).toBe(200);
    const { txHash, paymentId, settlement, payment } = response.body;
    expect(settlement).toEqual({
      success: true,
      transaction: txHash,
      network: "eip155:1337",
      payer: payer.address,
      payTo: merchant.address,
      asset: sandbox.tokens.IDRX,
      amount: "100",
    });
    expect(payment).toMatchObject({ paymentId, verified: true, source: "server", metadata: { order: "7" } });
    expect(decodePaymentHeader(response.headers["payment-response"] ?? "")).toEqual({ ok: true, value: settlement });
    expect(response.headers["server-timing"]).toMatch(/^accept;dur=[\d.]+, settle;dur=[\d.]+, total;dur=[\d.]+$/);
    const again = await facilitate({ ...body, metadata: { order: "7" } });
    expect([again.status, again.body.error.code]).toEqual([409, "nonce_already_used"]);
    expect(again.body.error.details).toEqual({ paymentId, txHash, status: "confirmed" });
  });

  it("takes the payload as it stood in the header", async () => {
    const authorization = await payer.authorize({ to: merchant.address, amount: 100n });
    const body = { paymentPayload: paymentHeader(authorization), paymentRequirements: requirementsFor(authorization) };
    await facilitate(body).expect(200);
  });

  it("tells a malformed body before a missing key, and a missing key before anything else", async () => {
    const malformed = await request(gateway.url).post("/facilitate").send({ paymentPayload: {} });
    expect([malformed.status, malformed.body.error.code]).toEqual([400, "invalid_request"]);
    const keyless = await request(gateway.url)
      .post("/facilitate")
      .send(await aBody());
    expect([keyless.status, keyless.body.error.code]).toEqual([401, "unauthorized"]);
    const guessed = await facilitate(await aBody(), { "X-API-Key": `ipk_sandbox_${"a".repeat(38)}` });
    expect([guessed.status, guessed.body.error.code]).toEqual([401, "unauthorized"]);
  });

  it("wants the merchant's own price with a secret key: 400", async () => {
    const { paymentPayload: payload } = await aBody();
    const response = await facilitate({ paymentPayload: payload });
    expect([response.status, response.body.error.code]).toEqual([400, "invalid_request"]);
    expect(response.body.error.details).toHaveProperty("paymentRequirements");
  });

  it("refuses each thing by its code", async () => {
    const nowSeconds = BigInt(Math.floor(Date.now() / 1_000));
    const elsewhere = await aBody({ to: payer.address });
    const late = await aBody({ deadlineSeconds: nowSeconds - 5n });
    const poor = await aBody({ amount: 10n ** 12n });
    const forged = await aBody();
    forged.paymentPayload.payload.signature = `0x${"11".repeat(65)}`;
    const foreign = await aBody();
    foreign.paymentRequirements.network = "eip155:8453";
    const answers = await Promise.all([elsewhere, late, poor, forged, foreign].map((body) => facilitate(body)));
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
      [400, "payment_mismatch"],
      [400, "expired_deadline"],
      [400, "insufficient_balance"],
      [400, "invalid_signature"],
      [400, "unsupported_network"],
    ]);
    expect(answers[2]?.body.error.details).toEqual({ required: "1000000000000", available: expect.any(String) });
  });

  it("lets a publishable key in from its registered origin only", async () => {
    const key = await aKey("publishable", "sandbox", ["https://shop.example"]);
    const direct = (headers: Record<string, string>, body: object) =>
      facilitate(body, { "X-API-Key": key, ...headers });
    const settled = await direct({ Origin: "https://shop.example" }, await aBody());
    expect(settled.status).toBe(200);
    expect(settled.headers["access-control-allow-origin"]).toBe("https://shop.example");
    expect(settled.body.payment.source).toBe("direct");
    const refused = [
      await direct({ Origin: "https://evil.example" }, await aBody()),
      await direct({}, await aBody()),
      await facilitate(await aBody(), { Origin: "https://shop.example" }),
    ];
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
      [403, "origin_not_allowed"],
      [403, "origin_not_allowed"],
      [403, "secret_key_in_browser"],
    ]);
    expect(refused[0]?.headers).not.toHaveProperty("access-control-allow-origin");
    const withMetadata = await direct({ Origin: "https://shop.example" }, { ...(await aBody()), metadata: { a: "b" } });
    expect([withMetadata.status, withMetadata.body.error.code]).toEqual([400, "invalid_request"]);
  });

  it("answers preflights, and lets registered pages read every error", async () => {
    await aKey("publishable", "sandbox", ["https://toko.example"]);
    const preflight = await request(gateway.url).options("/facilitate").set("Origin", "https://toko.example");
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "https://toko.example",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": expect.stringContaining("X-API-Key"),
    });
    expect(preflight.headers.vary).toContain("Origin");
    const tooLarge = await facilitate({ x: "y".repeat(70_000) }, { Origin: "https://toko.example" });
    expect([tooLarge.status, tooLarge.body.error.code]).toEqual([413, "payload_too_large"]);
    expect(tooLarge.headers["access-control-allow-origin"]).toBe("https://toko.example");
    const thirdParty = await request(gateway.url).options("/facilitate").set("Origin", "https://other.example");
    expect(thirdParty.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("takes JSON only: 415", async () => {
    const response = await request(gateway.url).post("/facilitate").type("text/plain").send("hello");
    expect([response.status, response.body.error.code]).toEqual([415, "unsupported_media_type"]);
    const broken = await request(gateway.url).post("/facilitate").type("application/json").send("{");
    expect([broken.status, broken.body.error.code]).toEqual([400, "invalid_request"]);
  });

  it("answers one of ten simultaneous repeats", async () => {
    const body = await aBody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => facilitate(body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe("GET /payments/:id", () => {
  const lookUp = (path: string, key = merchant.sandboxApiKey) => request(gateway.url).get(path).set("X-API-Key", key);

  it("shows a payment by its id and by its hash, and under the old path", async () => {
    const { body } = await facilitate(await aBody()).expect(200);
    const byId = await lookUp(`/payments/${body.paymentId}`).expect(200);
    // A look-up also says how deep the payment lies.
    expect(byId.body).toMatchObject(body.payment);
    const byHash = await lookUp(`/payments/${body.txHash.toUpperCase().replace("0X", "0x")}`).expect(200);
    expect(byHash.body.paymentId).toBe(body.paymentId);
    const old = await lookUp(`/verify/${body.txHash}`).expect(200);
    expect(old.headers.deprecation).toBe("true");
    expect(old.headers.link).toBe(`</payments/${body.txHash}>; rel="successor-version"`);
  });

  it("shows nothing of another merchant, another environment, or an unknown payment: 404", async () => {
    const { body } = await facilitate(await aBody()).expect(200);
    const other = await registerMerchant(gateway.url);
    const live = await aKey("secret", "production");
    const answers = [
      await lookUp(`/payments/${body.paymentId}`, other.sandboxApiKey),
      await lookUp(`/payments/${body.txHash}`, live),
      await lookUp("/payments/pay_0000000000000000000000"),
    ];
    expect(answers.map(({ status, body: { error } }) => [status, error.code])).toEqual(
      Array.from({ length: 3 }, () => [404, "payment_not_found"]),
    );
  });

  it("refuses an invalid reference, a missing key and a publishable key", async () => {
    expect((await lookUp("/payments/17")).body.error.code).toBe("invalid_request");
    expect((await lookUp("/payments/%ZZ")).status).toBe(400);
    await request(gateway.url).get("/payments/pay_1").expect(401);
    const publishable = await aKey("publishable", "sandbox", ["https://shop.example"]);
    expect((await lookUp("/payments/pay_1", publishable)).status).toBe(403);
  });
});

describe("POST /sandbox/fund", () => {
  const ask = (body: object, key = merchant.sandboxApiKey) =>
    request(gateway.url).post("/sandbox/fund").set("X-API-Key", key).send(body);

  it("gives IDRX by default, and ETH", async () => {
    const { address } = await fundedPayer(stack.chains.sandbox.rpcUrl, 0n);
    const idrx = await ask({ address, amount: "250" }).expect(200);
    expect(idrx.body).toEqual({
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      address,
      amount: "250",
      token: "IDRX",
      balance: "25000",
    });
    const eth = await ask({ address, amount: "0.5", token: "ETH" }).expect(200);
    expect(BigInt(eth.body.balance)).toBeGreaterThan(10n ** 18n);
  });

  it.each([
    [{ amount: "100001" }, "amount_exceeds_cap"],
    [{ amount: "1.000001", token: "ETH" }, "amount_exceeds_cap"],
    [{ amount: "1.5" }, "invalid_request"],
    [{ amount: "0" }, "invalid_request"],
    [{ amount: "-1" }, "invalid_request"],
    [{ amount: "5", token: "USDC" }, "unsupported_token"],
    [{ amount: "5", address: "0x1" }, "invalid_request"],
  ])("refuses %j: 400 %s", async (change, code) => {
    const response = await ask({ address: payer.address, ...change });
    expect([response.status, response.body.error.code]).toEqual([400, code]);
  });

  it("gives a key its daily share and no more: 429", async () => {
    const narrow = await startGateway(stack, { FAUCET_IDRX_DAILY: "100" });
    const other = await registerMerchant(narrow.url);
    const share = () =>
      request(narrow.url)
        .post("/sandbox/fund")
        .set("X-API-Key", other.sandboxApiKey)
        .send({ address: other.address, amount: "60" });
    await share().expect(200);
    const response = await share();
    await narrow.stop();
    expect([response.status, response.body.error.code]).toEqual([429, "rate_limited"]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("is for secret sandbox keys: 401, 403", async () => {
    await request(gateway.url).post("/sandbox/fund").send({ address: payer.address, amount: "1" }).expect(401);
    const live = await aKey("secret", "production");
    expect((await ask({ address: payer.address, amount: "1" }, live)).body.error.code).toBe("forbidden");
  });
});
