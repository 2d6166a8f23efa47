import { until } from "@lunas/testkit/time/until";
import { Webhook } from "standardwebhooks";
import { fundedPayer } from "../harness/funded-payer";
import { readBooks } from "../harness/invariants";
import { facilitate, getPayment, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { settlementOf } from "../harness/settlement-header";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

jest.setTimeout(120_000);

describe("a payment, from the signature to the webhook", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    harness = await sharedHarness();
    receiver = await startWebhookReceiver();
    merchant = await registerMerchant(harness.url);
    secret = await setWebhook(harness.url, merchant, receiver.url);
  });
  afterAll(async () => {
    await receiver?.close();
    await harness?.stop();
  });

  it("settles, answers once, records and tells", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 500_000n });

    const paid = await facilitate(harness.url, merchant.apiKey, { ...body, description: "One article" });

    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: "confirmed",
        paymentId: expect.stringMatching(/^pay_/),
        txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        payment: { verified: true, from: payer.address, to: merchant.walletAddress, token: "IDRX", amount: "500000" },
      },
    });
    expect(settlementOf(paid.headers)).toEqual(paid.body.settlement);
    expect(paid.body.settlement).toEqual({
      success: true,
      transaction: paid.body.txHash,
      network: "eip155:1337",
      payer: payer.address,
      payTo: merchant.walletAddress,
      asset: body.paymentRequirements.asset,
      amount: "500000",
    });

    const found = await getPayment(harness.url, merchant.apiKey, paid.body.txHash);
    expect(found).toMatchObject({ status: 200, body: paid.body.payment });
    expect(found.body.description).toBe("One article");

    const webhook = await until(() => receiver.received[0], { timeoutMs: 10_000, what: "the webhook" });
    const reported = new Webhook(secret).verify(webhook.body, webhook.headers) as Record<string, unknown>;
    expect(reported).toMatchObject({ type: "payment.confirmed", environment: "sandbox", data: paid.body.payment });

    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books).toMatchObject({ confirmed: 1, failed: 0, pending: 0, merchantBalance: 500_000n, violations: [] });
  });

  it("refuses a replay of the same authorization, and pays nothing twice", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const before = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 200_000n });

    const paid = await facilitate(harness.url, merchant.apiKey, body);
    expect(paid.status).toBe(200);
    const replay = await facilitate(harness.url, merchant.apiKey, body);

    expect(replay).toMatchObject({
      status: 409,
      body: { error: { code: "nonce_already_used", details: { paymentId: paid.body.paymentId, status: "confirmed" } } },
    });
    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books.merchantBalance - before.merchantBalance).toBe(200_000n);
    expect(books.violations).toEqual([]);
  });

  it("shows another merchant nothing of a payment", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 100_000n });
    const paid = await facilitate(harness.url, merchant.apiKey, body);
    const thirdParty = await registerMerchant(harness.url);

    expect(await getPayment(harness.url, thirdParty.apiKey, paid.body.txHash)).toMatchObject({
      status: 404,
      body: { error: { code: "payment_not_found" } },
    });
    const copied = await facilitate(harness.url, thirdParty.apiKey, body);
    expect(copied).toMatchObject({ status: 400, body: { error: { code: "payment_mismatch" } } });
    expect(JSON.stringify(copied.body)).not.toContain(paid.body.paymentId);
  });
});
