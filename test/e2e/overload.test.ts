import { setTimeout as sleep } from "node:timers/promises";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/stack/until";
import { fundedPayer } from "../harness/funded-payer";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(120_000);

let harness: Harness;
const settleWaitMs = 8_000;

beforeAll(async () => {
  harness = await startHarness({
    services: { names: ["settler", "gateway"], env: { SETTLE_WAIT_MS: String(settleWaitMs) } },
  });
});
afterAll(async () => {
  void harness?.stack.supervisor.signal("settler", "SIGCONT");
  await harness?.stop();
});

interface HealthReport {
  readonly status: string;
  readonly reasons: readonly { readonly code: string; readonly network: string | null }[];
}

/** More payments than a stopped settler ends: the chain goes on, so it is not the chain's fault. */
test("overload is told as that, before anything is stored and long before the wait is over; then everything settles", async () => {
  const { url, rpcUrl, stack } = harness;
  const { walletAddress, apiKey } = await registerMerchant(url);
  const payers = await Promise.all(Array.from({ length: 40 }, () => fundedPayer(rpcUrl, 1_000_000n)));
  const bodyOf = (index: number) =>
    signedBody(payers[index] as (typeof payers)[number], { to: walletAddress, amount: 10_000n });
  const health = async () => (await (await fetch(`${url}/health`)).json()) as HealthReport;
  const warm = await facilitate(url, apiKey, await bodyOf(0));
  expect(warm.status).toBe(200);

  // The lane's lease is longer than this story: new payments are still taken.
  await stack.supervisor.signal("settler", "SIGSTOP");
  const blocks = setInterval(() => void rpc(rpcUrl, "evm_mine", []).catch(() => undefined), 500);
  const bodies = await Promise.all(payers.map((_, index) => bodyOf(index)));
  const waiting = bodies.map((body) => facilitate(url, apiKey, body));
  await sleep(settleWaitMs / 2);
  let refused: { readonly answer: Answer; readonly tookMs: number } | null = null;
  const attempt = async () => {
    // One payment a second is taken, to see whether payments end again.
    const [probe, body] = await Promise.all([bodyOf(2), bodyOf(1)]);
    void facilitate(url, apiKey, probe).catch(() => undefined);
    await sleep(100);
    const sinceMs = performance.now();
    const answer = await facilitate(url, apiKey, body, { signal: AbortSignal.timeout(1_500) });
    if (answer.body.error?.details.reason !== "overloaded") return false;
    refused = { answer, tookMs: performance.now() - sinceMs };
    return true;
  };
  expect(await until(attempt, { timeoutMs: 20_000 })).toBe(true);
  const { answer, tookMs } = refused as unknown as { readonly answer: Answer; readonly tookMs: number };
  expect([answer.status, answer.body.error?.code]).toEqual([503, "service_unavailable"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(tookMs).toBeLessThan(1_500);
  const { status, reasons } = await health();
  expect([status, reasons.map(({ code, network }) => [code, network])]).toEqual([
    "degraded",
    expect.arrayContaining([["overloaded", "sandbox"]]),
  ]);

  await stack.supervisor.signal("settler", "SIGCONT");
  clearInterval(blocks);
  const answers = await Promise.all(waiting);
  expect(answers.every((each) => [200, 504].includes(each.status))).toBe(true);
  expect(await until(async () => (await health()).status === "ok", { timeoutMs: 40_000 })).toBe(true);
});
