import { createHash } from "node:crypto";
import { rpc } from "@lunas/contracts/rpc";
import type { RunningParts } from "@lunas/runtime/parts";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/stack/until";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { Redis } from "ioredis";
import request from "supertest";
import { fundedPayer } from "../harness/funded-payer";
import { holdBlocks } from "../harness/hold-blocks";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";
import { openRawQueue } from "./raw-queue";
import { startSettler } from "./settling-gateway";

jest.setTimeout(120_000);

/** What an attacker can do who may write everything in Redis. */
let stack: Stack;
let gateway: RunningGateway;
let settler: RunningParts;
let merchant: TestMerchant;
let redis: Redis;

beforeAll(async () => {
  stack = await startStack({ external: {} });
  settler = await startSettler(stack, {
    DATABASE_URL: stack.databaseUrlOf("lunas_settler"),
    REDIS_URL: stack.redisUrlOf("lunas_settler"),
  });
  gateway = await startGateway(stack, { SETTLE_WAIT_MS: "3000" });
  merchant = await registerMerchant(gateway.url);
  redis = new Redis(stack.redisUrl);
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.stop();
  await settler?.stop();
  await stack?.stop();
});

const sessionKey = (token: string) => `lunas:session:${createHash("sha256").update(token).digest("hex")}`;
const whoAmI = async (cookie: string) => (await request(gateway.url).get("/merchant/me").set("Cookie", cookie)).status;
const withToken = (cookie: string, token: string) => cookie.replace(/=.*/, `=${token}`);

describe("a session", () => {
  it("that was written into Redis opens nothing", async () => {
    const cookie = await signIn(gateway.url, merchant);
    expect(await whoAmI(cookie)).toBe(200);
    const forged = { merchantId: merchant.merchantId, createdAtMs: Date.now() };
    const token = "t".repeat(43);
    for (const more of [{}, { mac: "" }, { mac: "0".repeat(64) }, { mac: 1 }]) {
      await redis.set(sessionKey(token), JSON.stringify({ ...forged, ...more }), "PX", 60_000);
      expect(await whoAmI(withToken(cookie, token))).toBe(401);
    }
  });

  it("that was moved to another token, or given to another merchant, opens nothing", async () => {
    const cookie = await signIn(gateway.url, merchant);
    const row = (await redis.get(sessionKey(cookie.split("=")[1] ?? ""))) ?? "";
    expect(row).toContain(merchant.merchantId);
    const token = "u".repeat(43);
    await redis.set(sessionKey(token), row, "PX", 60_000);
    expect(await whoAmI(withToken(cookie, token))).toBe(401);
    const other = await registerMerchant(gateway.url);
    const own = sessionKey(cookie.split("=")[1] ?? "");
    await redis.set(own, row.replace(merchant.merchantId, other.merchantId), "PX", 60_000);
    expect(await whoAmI(cookie)).toBe(401);
  });

  it.each(["", "nonsense", "null", "[]", "{", '{"merchantId":{"a":1}}'])("that reads %j is refused", async (row) => {
    const cookie = await signIn(gateway.url, merchant);
    await redis.set(sessionKey(cookie.split("=")[1] ?? ""), row);
    expect(await whoAmI(cookie)).toBe(401);
  });
});

describe("a sign-in nonce", () => {
  const logIn = async (nonce: string) => {
    const { body } = await request(gateway.url).get("/auth/nonce").expect(200);
    const message = [
      `${body.domain} wants you to sign in with your Ethereum account:`,
      ...[merchant.address, "", body.statement, "", `URI: ${body.uri}`, `Version: ${body.version}`],
      ...[`Chain ID: ${body.chainIds[0]}`, `Nonce: ${nonce}`, `Issued At: ${new Date().toISOString()}`],
    ].join("\n");
    const signature = await merchant.wallet.signMessage(message);
    return request(gateway.url).post("/auth/login").send({ message, signature });
  };

  it("that was written into Redis gives no access", async () => {
    for (const nonce of ["A".repeat(22), "a".repeat(64), "0".repeat(64)]) {
      await redis.set(`lunas:nonce:${nonce}`, "1", "PX", 60_000);
      expect(await logIn(nonce).then(({ status, body }) => [status, body.error?.details?.reason])).toEqual([
        401,
        "nonce_unknown",
      ]);
    }
  });

  it("is used once, also by who writes it into Redis again", async () => {
    const { nonce } = (await request(gateway.url).get("/auth/nonce").expect(200)).body;
    expect((await logIn(nonce)).status).toBe(200);
    await redis.set(`lunas:nonce:${nonce}`, "1", "PX", 60_000);
    expect((await logIn(nonce)).status).toBe(401);
  });
});

describe("a payment", () => {
  const queueKey = "bull:settlements-sandbox";

  /** Everything that Redis can say of an end, of every job and in whatever words. */
  async function reportEnds(paymentIds: readonly string[]): Promise<number> {
    const hashes: string[] = [];
    for (const key of await redis.keys(`${queueKey}:*-*`)) if ((await redis.type(key)) === "hash") hashes.push(key);
    const confirmed = JSON.stringify({ status: "confirmed", success: true, txHash: `0x${"1".repeat(64)}` });
    for (const key of hashes) {
      const jobId = key.slice(queueKey.length + 1);
      const ended = JSON.stringify({ ended: paymentIds });
      await redis.hset(key, { finishedOn: String(Date.now()), returnvalue: confirmed, progress: ended });
      await redis.xadd(`${queueKey}:events`, "*", "event", "progress", "jobId", jobId, "data", ended);
      await redis.xadd(`${queueKey}:events`, "*", "event", "completed", "jobId", jobId, "returnvalue", confirmed);
    }
    return hashes.length;
  }

  it("is no success because Redis says so, and is settled once afterwards", async () => {
    const payer = await fundedPayer(stack.chains.sandbox.rpcUrl, 1_000n);
    const authorization = await payer.authorize({ to: merchant.address, amount: 100n });
    const body = { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
    const ask = () => request(gateway.url).post("/facilitate").set("X-API-Key", merchant.sandboxApiKey).send(body);
    const open = async () => (await request(gateway.url).get("/health")).body.networks.sandbox.status === "ok";
    expect(await until(open, { timeoutMs: 20_000 })).toBe(true);

    const held = await holdBlocks(stack.chains.sandbox.rpcUrl);
    const answer = ask().then((reported) => reported);
    const idOf = "select id from payments where status = 'pending'";
    const stored = async () => ((await query(stack.databaseUrl, idOf)) as { id: string }[]).map(({ id }) => id);
    expect(await until(async () => (await stored()).length === 1, { timeoutMs: 10_000 })).toBe(true);
    const ids = await stored();
    expect(await until(async () => (await reportEnds(ids)) > 0, { timeoutMs: 10_000 })).toBe(true);
    const { status, body: reported } = await answer;
    expect([status, reported.error.code, reported.error.details.paymentId]).toEqual([
      504,
      "settlement_pending",
      ids[0],
    ]);

    await held.resume();
    const settled = async () => (await stored()).length === 0;
    expect(await until(settled, { timeoutMs: 20_000 })).toBe(true);
    const success = await ask();
    expect([success.status, success.body.status]).toEqual([200, "confirmed"]);
    const again = await ask();
    expect([again.status, again.body.error.code]).toEqual([409, "nonce_already_used"]);
    expect(success.body.txHash).not.toBe(`0x${"1".repeat(64)}`);
  });
});

describe("a faucet job", () => {
  const balanceOf = async (address: string) =>
    BigInt((await rpc(stack.chains.sandbox.rpcUrl, "eth_getBalance", [address, "latest"])) as string);
  const fund = (address: string, amount: string) =>
    request(gateway.url)
      .post("/sandbox/fund")
      .set("X-API-Key", merchant.sandboxApiKey)
      .send({ address, token: "ETH", amount });

  it("without a request pays nothing, and the next request is paid", async () => {
    const queue = openRawQueue("faucet-sandbox", stack.redisUrl);
    const { address } = createPayer();
    const wei = (10n ** 18n).toString();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await queue.add({ token: "ETH", address, amount: wei }));
    for (const data of [
      null,
      7,
      { requestId: "fct_unknown" },
      { requestId: { a: 1 } },
      { requestId: "x".repeat(90_000) },
    ])
      ids.push(await queue.add(data));
    for (const id of ids) expect(await until(async () => queue.hasEnded(id), { timeoutMs: 20_000 })).toBe(true);
    await queue.close();
    expect(await balanceOf(address)).toBe(0n);
    const answer = await fund(address, "0.5");
    expect([answer.status, answer.body.balance]).toEqual([200, (5n * 10n ** 17n).toString()]);
    expect(await balanceOf(address)).toBe(5n * 10n ** 17n);
  });
});
