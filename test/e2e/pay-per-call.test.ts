import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { balanceOf as idrxOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { registerMerchant } from "../harness/register-merchant";
import { type RunningExample, runExample, untilServing } from "../harness/run-example";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** The example as a user runs it: an API at 10 rupiah a call, an agent that calls it many times, and one payout at the end. */
const CALLS = 60;
let harness: Harness;
let shop: Readonly<Record<string, string>>;
let isServed = false;
const running: RunningExample[] = [];

beforeAll(async () => {
  harness = await sharedHarness();
  const offered = async () => {
    const response = await fetch(`${harness.url}/config`);
    const { sandbox } = (await response.json()) as { sandbox: { x402: { batchSettlement?: object } } };
    return sandbox.x402.batchSettlement !== undefined || null;
  };
  // A settler that has just started reports its authorizer a moment later. A service without channels never does.
  isServed = await until(offered, { timeoutMs: 10_000 }).catch(() => false);
  if (!isServed) return;
  const merchant = await registerMerchant(harness.url);
  const port = String(await freePort());
  shop = { LUNAS_URL: harness.url, LUNAS_API_KEY: merchant.apiKey, LUNAS_PAY_TO: merchant.walletAddress, PORT: port };
  const api = runExample("pay-per-call", shop);
  running.push(api);
  await untilServing(api);
}, 120_000);

afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await harness?.stop();
}, 30_000);

test("many calls are two deposits, and the merchant gets one transfer for all of them", async () => {
  if (!isServed) return;
  const payer = await fundedPayer(harness.rpcUrl, 7_000_000n);
  const SHOP_URL = `http://127.0.0.1:${shop.PORT}/number`;
  const env = { PAYER_KEY: payer.privateKey, LUNAS_URL: harness.url, SHOP_URL };
  const agent = runExample("pay-per-call/agent", env, [String(CALLS), "2"]);
  running.push(agent);
  const code = await agent.ended;
  expect(agent.output()).toMatch(/CALLS 60 in [0-9.]+ s, [0-9]+ calls\/s/);
  expect(agent.output()).toContain("CHARGED Rp\u00a0600,00 in 2 channels, Rp\u00a059.400,00 are left");
  expect(code).toBe(0);
  expect(await idrxOf(harness.rpcUrl, payer.address)).toBe(1_000_000n);
  const books = runExample("pay-per-call/books", shop);
  running.push(books);
  expect([await books.ended, books.output()]).toEqual([
    0,
    expect.stringMatching(/PAYOUT pyo_\S+ confirmed 0x[0-9a-f]{64}/),
  ]);
  expect(books.output()).toContain("CHARGED Rp\u00a0600,00");
  expect(books.output()).toContain("BALANCE Rp\u00a0600,00");
}, 180_000);
