import { until } from "@lunas/testkit/time/until";
import { Webhook } from "standardwebhooks";
import { fundedPayer } from "../world/funded-payer";
import { readBooks } from "../world/invariants";
import { facilitate, getPayment, signedBody } from "../world/pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../world/register-merchant";
import { settlementOf } from "../world/settlement-header";
import { startWorld, type World } from "../world/start-world";
import { startWebhookReceiver, type WebhookReceiver } from "../world/webhook-receiver";

jest.setTimeout(120_000);

describe("a payment, from the signature to the webhook", () => {
  let world: World;
  let merchant: RegisteredMerchant;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    world = await startWorld();
    receiver = await startWebhookReceiver();
    merchant = await registerMerchant(world.url);
    secret = await setWebhook(world.url, merchant, receiver.url);
  });
  afterAll(async () => {
    await receiver?.close();
    await world?.stop();
  });

  it("settles, answers once, records and tells", async () => {
    const payer = await fundedPayer(world.rpcUrl, 1_000_000n);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 500_000n });

    const paid = await facilitate(world.url, merchant.apiKey, { ...body, description: "One article" });

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

    const looked = await getPayment(world.url, merchant.apiKey, paid.body.txHash);
    expect(looked).toMatchObject({ status: 200, body: paid.body.payment });
    expect(looked.body.description).toBe("One article");

    const webhook = await until(() => receiver.received[0], { timeoutMs: 10_000, what: "the webhook" });
    const told = new Webhook(secret).verify(webhook.body, webhook.headers) as Record<string, unknown>;
    expect(told).toMatchObject({ type: "payment.confirmed", environment: "sandbox", data: paid.body.payment });

    const books = await readBooks(world.stack.databaseUrl, world.rpcUrl, merchant.walletAddress);
    expect(books).toMatchObject({ confirmed: 1, failed: 0, pending: 0, merchantBalance: 500_000n, violations: [] });
  });

  it("refuses a replay of the same authorization, and pays nothing twice", async () => {
    const payer = await fundedPayer(world.rpcUrl, 1_000_000n);
    const before = await readBooks(world.stack.databaseUrl, world.rpcUrl, merchant.walletAddress);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 200_000n });

    const paid = await facilitate(world.url, merchant.apiKey, body);
    expect(paid.status).toBe(200);
    const replay = await facilitate(world.url, merchant.apiKey, body);

    expect(replay).toMatchObject({
      status: 409,
      body: { error: { code: "nonce_already_used", details: { paymentId: paid.body.paymentId, status: "confirmed" } } },
    });
    const books = await readBooks(world.stack.databaseUrl, world.rpcUrl, merchant.walletAddress);
    expect(books.merchantBalance - before.merchantBalance).toBe(200_000n);
    expect(books.violations).toEqual([]);
  });

  it("shows another merchant nothing of a payment", async () => {
    const payer = await fundedPayer(world.rpcUrl, 1_000_000n);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 100_000n });
    const paid = await facilitate(world.url, merchant.apiKey, body);
    const stranger = await registerMerchant(world.url);

    expect(await getPayment(world.url, stranger.apiKey, paid.body.txHash)).toMatchObject({
      status: 404,
      body: { error: { code: "payment_not_found" } },
    });
    const copied = await facilitate(world.url, stranger.apiKey, body);
    expect(copied).toMatchObject({ status: 400, body: { error: { code: "payment_mismatch" } } });
    expect(JSON.stringify(copied.body)).not.toContain(paid.body.paymentId);
  });
});
