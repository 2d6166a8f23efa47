import { restartPart } from "@lunas/stack/restart-part";
import { until } from "@lunas/stack/until";
import { fundedPayer } from "../harness/funded-payer";
import { facilitate, signedBody } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(120_000);

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness({ services: { names: ["settler", "gateway"] } });
});
afterAll(() => harness?.stop());

/** The sweep's round, and some polls. */
const slowestMs = 2_000;
const payments = 8;

test("without Redis a payment takes up to a second longer, and gateways stay ready", async () => {
  const { url, rpcUrl, stack } = harness;
  const { walletAddress, apiKey } = await registerMerchant(url);
  const payer = await fundedPayer(rpcUrl, 10_000_000n);
  const pay = async () => {
    const body = await signedBody(payer, { to: walletAddress, amount: 10_000n });
    const sinceMs = performance.now();
    expect((await facilitate(url, apiKey, body)).status).toBe(200);
    return performance.now() - sinceMs;
  };
  await pay();
  await stack.supervisor.stop("redis");
  const degraded = async () => (await (await fetch(`${url}/health`)).text()).includes("redis_unavailable");
  expect(await until(degraded, { timeoutMs: 10_000 })).toBe(true);
  const times: number[] = [];
  for (let payment = 0; payment < payments; payment += 1) {
    times.push(await pay());
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  }
  times.sort((a, b) => a - b);
  console.log(`without Redis: ${times.map((ms) => `${Math.round(ms)} ms`).join(", ")}`);
  expect(times.at(-1)).toBeLessThan(slowestMs);
  await restartPart(stack, "redis");
  expect(await until(async () => !(await degraded()), { timeoutMs: 20_000 })).toBe(true);
  // With Redis again, the settler is notified at once.
  expect(await until(async () => (await pay()) < 900, { timeoutMs: 20_000 })).toBe(true);
});
