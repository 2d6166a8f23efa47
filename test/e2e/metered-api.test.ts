import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { balanceOf as idrxOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { facilitatorsOf } from "../harness/holds";
import { registerMerchant } from "../harness/register-merchant";
import { type RunningExample, runExample, untilServing } from "../harness/run-example";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** The example as a user runs it: an API that charges by the word, and an agent that pays it. */
let harness: Harness;
let api: RunningExample;
let url: string;
let key: string;
const running: RunningExample[] = [];

beforeAll(async () => {
  harness = await sharedHarness();
  // A settler that has just started holds its lane a moment later.
  await until(async () => (await facilitatorsOf(harness.url)).length > 0, { timeoutMs: 20_000 });
  const merchant = await registerMerchant(harness.url);
  key = merchant.apiKey;
  const port = String(await freePort());
  const shop = { LUNAS_URL: harness.url, LUNAS_API_KEY: merchant.apiKey, LUNAS_PAY_TO: merchant.walletAddress };
  api = runExample("metered-api", { ...shop, PORT: port });
  running.push(api);
  await untilServing(api);
  url = `http://localhost:${port}`;
}, 120_000);

afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await harness?.stop();
}, 30_000);

const balanceOf = (address: string) => idrxOf(harness.rpcUrl, address);

async function agent(privateKey: string, path: string) {
  const example = runExample("metered-api/agent", { PAYER_KEY: privateKey, LUNAS_URL: harness.url }, [url + path]);
  running.push(example);
  const code = await example.ended;
  return { code, output: example.output() };
}

async function holds() {
  const response = await fetch(`${harness.url}/holds`, { headers: { "X-API-Key": key } });
  const { holds: all } = (await response.json()) as { holds: { status: string; capturedAmount: string | null }[] };
  return all;
}

test("the payer signs for at most 5,000 and pays for seven words", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const { code, output } = await agent(payer.privateKey, "/story?words=7");
  expect(output).toContain("signs for at most Rp\u00a05.000,00");
  expect(output).toMatch(
    /CHARGED Rp\u00a0175,00 0x[0-9a-f]{64}\n200\n\{"story":"once there was a clerk who counted","words":7\}/,
  );
  expect(code).toBe(0);
  expect(await balanceOf(payer.address)).toBe(482_500n);
  expect((await holds())[0]).toMatchObject({ status: "captured", amount: "500000", capturedAmount: "17500" });
}, 60_000);

test("words that are streamed are charged after the last one", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const { code, output } = await agent(payer.privateKey, "/story/stream?words=20");
  expect([code, output]).toEqual([0, expect.stringContaining("once there was a clerk")]);
  await until(async () => (await balanceOf(payer.address)) === 450_000n, { timeoutMs: 20_000 });
  await until(async () => /CHARGED Rp\u00a0500,00 0x[0-9a-f]{64}/.test(api.output()), { timeoutMs: 20_000 });
}, 60_000);

test("a payer without the maximum signs nothing", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 499_999n);
  const { code, output } = await agent(payer.privateKey, "/story?words=1");
  expect([code, output]).toEqual([1, expect.stringContaining("insufficient_balance")]);
}, 60_000);
