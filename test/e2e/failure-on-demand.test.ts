import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { fundedPayer } from "../world/funded-payer";
import { readBooks } from "../world/invariants";
import { facilitate, getPayment, signedBody } from "../world/pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../world/register-merchant";
import { relayerStates } from "../world/relayers";
import { startWorld, type World } from "../world/start-world";
import { startWebhookReceiver, type WebhookReceiver } from "../world/webhook-receiver";

jest.setTimeout(180_000);

/** What a merchant sees who tries out, by the amount, what goes wrong. */
describe("failure on demand on the sandbox chain", () => {
  let world: World;
  let merchant: RegisteredMerchant;
  let receiver: WebhookReceiver;
  let database: Client;

  beforeAll(async () => {
    world = await startWorld({ services: { env: { SETTLE_WAIT_MS: "8000" } } });
    receiver = await startWebhookReceiver();
    merchant = await registerMerchant(world.url);
    await setWebhook(world.url, merchant, receiver.url);
    database = new Client({ connectionString: world.stack.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    if (process.env.SHOW_LOG) require("node:fs").copyFileSync(world.services.logFile("settler"), process.env.SHOW_LOG);
    await database?.end();
    await receiver?.close();
    await world?.stop();
  });

  async function pay(amount: bigint) {
    const payer = await fundedPayer(world.rpcUrl, amount);
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 300);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount, deadlineSeconds });
    return { body, answer: await facilitate(world.url, merchant.apiKey, body) };
  }
  const rows = async (sql: string, id: string) => (await database.query(sql, [id])).rows;

  it("9990400: the simulation fails, and nothing is stored", async () => {
    const { answer } = await pay(9_990_400n);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "simulation_failed", details: { reason: "rehearsed" } } },
    });
  });

  it("9990200: the transaction reverts on chain", async () => {
    const { answer } = await pay(9_990_200n);
    expect(answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { reason: "tx_failed" } } },
    });
    const details = answer.body.error?.details ?? {};
    const [receipt] = await rows("select mined_status from transactions where mined_hash = $1", details.txHash ?? "");
    expect(receipt).toEqual({ mined_status: "reverted" });
    const { body } = await getPayment(world.url, merchant.apiKey, details.paymentId ?? "");
    expect(body).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
  });

  it("9990300: somebody else settles it, and it is confirmed with that transaction", async () => {
    const relayers = (await relayerStates(world)).map(({ address }) => address);
    const { answer } = await pay(9_990_300n);
    expect(answer).toMatchObject({ status: 200, body: { status: "confirmed" } });
    expect(await rows("select 1 from transactions where payment_id = $1", answer.body.paymentId)).toEqual([]);
    const [sender] = await rows(
      "select l.address from attempts a join lanes l on l.id = a.lane_id where a.hash = $1",
      answer.body.txHash,
    );
    expect(relayers).not.toContain(sender.address);
  });

  it("9990500: its first two webhooks fail, the third arrives", async () => {
    const before = receiver.received.length;
    const { answer } = await pay(9_990_500n);
    expect(answer.status).toBe(200);
    const attempts = () =>
      rows(
        `select a.number, a.error from delivery_attempts a join deliveries d on d.id = a.delivery_id
         join events e on e.id = d.event_id where e.payment_id = $1 order by a.number`,
        answer.body.paymentId,
      );
    const made = await until(async () => ((await attempts()).length >= 2 ? attempts() : null), {
      timeoutMs: 30_000,
      what: "two attempts",
    });
    expect(made).toMatchObject([
      { error: expect.stringMatching(/on demand/) },
      { error: expect.stringMatching(/on demand/) },
    ]);
    expect(
      receiver.received
        .slice(before)
        .map(({ body }) => body)
        .join(),
    ).not.toContain(answer.body.paymentId);
  });

  it("9990100: the outcome stays open for half a minute, and is then like any other", async () => {
    const { body, answer } = await pay(9_990_100n);
    expect(answer).toMatchObject({ status: 504, body: { error: { code: "settlement_pending" } } });
    const paymentId = answer.body.error?.details.paymentId as string;
    expect((await facilitate(world.url, merchant.apiKey, body)).status).toBe(504);
    const [row] = await until(
      async () => {
        const ended = await rows(
          "select extract(epoch from ended_at - created_at)::float as lasted, status from payments where id = $1 and status <> 'pending'",
          paymentId,
        );
        return ended.length > 0 ? ended : null;
      },
      { timeoutMs: 60_000, intervalMs: 250, what: "the payment's end" },
    );
    expect(row.status).toBe("confirmed");
    expect(row.lasted).toBeGreaterThanOrEqual(30);
    const books = await readBooks(world.stack.databaseUrl, world.rpcUrl, merchant.walletAddress);
    expect(books.violations).toEqual([]);
  });
});
