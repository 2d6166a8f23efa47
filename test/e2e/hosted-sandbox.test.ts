import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpcHex } from "@lunas/contracts/rpc";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { fundedPayer } from "../harness/funded-payer";
import { readBooks } from "../harness/invariants";
import { facilitate, getPayment, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { relayerStates } from "../harness/relayers";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

jest.setTimeout(180_000);

/** The faucet, and what a merchant sees who tries out, by the amount, what goes wrong. */
describe("a hosted sandbox", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let receiver: WebhookReceiver;
  let database: Client;
  let held: ReturnType<typeof pay>;

  beforeAll(async () => {
    harness = await startHarness({ services: { env: { SETTLE_WAIT_MS: "8000", FAUCET_IDRX_DAILY: "125" } } });
    receiver = await startWebhookReceiver();
    merchant = await registerMerchant(harness.url);
    await setWebhook(harness.url, merchant, receiver.url);
    database = await connectTo(harness.stack.databaseUrl);
    await untilOpen(harness.url);
    // Half a minute is long: the others go on meanwhile.
    held = pay(9_990_100n);
  });
  afterAll(async () => {
    await database?.end();
    await receiver?.close();
    await harness?.stop();
  });

  async function pay(amount: bigint) {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 300);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount, deadlineSeconds });
    return { body, answer: await facilitate(harness.url, merchant.apiKey, body) };
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
    const { body } = await getPayment(harness.url, merchant.apiKey, details.paymentId ?? "");
    expect(body).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
  });

  it("9990300: another settler settles it, and it is confirmed with that transaction", async () => {
    const relayers = (await relayerStates(harness)).map(({ address }) => address);
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

  async function fund(amount: string, token = "IDRX", more: { address?: string; network?: string } = {}) {
    const response = await fetch(`${harness.url}/sandbox/fund`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
      body: JSON.stringify({ address: createPayer().address, amount, token, ...more }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it("gives to many at once, by way of one lane, each once, and no more than a day's share", async () => {
    const requests = await Promise.all(Array.from({ length: 32 }, () => fund("5")));
    const given = requests.filter(({ status }) => status === 200);
    expect(requests.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(given).toHaveLength(25);
    expect(requests.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(new Set(given.map(({ body }) => body.txHash)).size).toBe(25);
    for (const { body } of given) expect(body).toMatchObject({ amount: "5", token: "IDRX", balance: "500" });

    const database = await connectTo(harness.stack.databaseUrl);
    const { rows } = await database.query(
      "select array_agg(nonce order by nonce)::int[] as nonces from transactions where purpose = 'grant'",
    );
    await database.end();
    const { nonces } = rows[0];
    expect(nonces.length).toBeGreaterThanOrEqual(25);
    expect(nonces).toEqual(Array.from({ length: nonces.length }, (_, nonce) => nonce));
  });

  it("gives ETH, with a balance in wei, to one wallet twice", async () => {
    const { address } = createPayer();
    expect((await fund("0.5", "ETH", { address })).body).toMatchObject({ balance: (5n * 10n ** 17n).toString() });
    expect((await fund("0.25", "ETH", { address, network: sandbox.network })).body).toMatchObject({
      balance: (75n * 10n ** 16n).toString(),
    });
    expect(BigInt(await rpcHex(harness.rpcUrl, "eth_getBalance", [address, "latest"]))).toBe(75n * 10n ** 16n);
    expect(sandbox.nativeCurrency.symbol).toBe("ETH");
  });

  it("is not there for what a local fork has", async () => {
    const headers = { "x-api-key": merchant.apiKey };
    for (const [path, method] of [
      ["/sandbox/reset", "POST"],
      ["/sandbox/wallets", "GET"],
    ] as const) {
      const response = await fetch(`${harness.url}${path}`, { method, headers });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: { code: "sandbox_operation_unsupported" } });
    }
  });

  it("9990100: the outcome stays open for half a minute, and is then like any other", async () => {
    const { answer } = await held;
    expect(answer).toMatchObject({ status: 504, body: { error: { code: "settlement_pending" } } });
    const paymentId = answer.body.error?.details.paymentId as string;
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
    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books.violations).toEqual([]);
  });
});
