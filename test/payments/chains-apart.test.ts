import { sandbox } from "@lunas/catalog/chains/sandbox";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { facilitate, signedBody } from "../harness/pay";
import { aLiveKey, aPayerOnBase, signedOnBase } from "../harness/pay-on-base";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";
import { openRawQueue, type RawQueue } from "../integration/raw-queue";

jest.setTimeout(120_000);

let scenario: PaymentScenario;
let apiKey: string;
let queues: Readonly<Record<"base" | "sandbox", RawQueue>>;
beforeAll(async () => {
  scenario = await startPaymentScenario();
  apiKey = await aLiveKey(scenario);
  const { redisUrl } = scenario.harness.stack;
  queues = { base: openRawQueue("settlements-base", redisUrl), sandbox: openRawQueue("settlements-sandbox", redisUrl) };
});
afterAll(async () => {
  await Promise.all(Object.values(queues ?? {}).map((queue) => queue.close()));
  await scenario?.stop();
});

/** A stolen gateway stores a payment, and names it in the queue of another chain only. */
test("a payment whose id comes in the queue of another chain is settled by its own chain's lanes alone", async () => {
  const payer = await aPayerOnBase(scenario, 20_000n);
  const body = await signedOnBase(scenario, payer, 20_000n);
  await queues.base.pause();
  try {
    const answer = facilitate(scenario.harness.url, apiKey, body);
    const paymentId = await scenario.stored(payer);
    await queues.sandbox.add({ paymentIds: [paymentId] });
    expect((await answer).body).toMatchObject({ status: "confirmed" });
    const sql = `select l.chain_id as chain, t.mined_status as status from transactions t join lanes l on l.id = t.lane_id
      where t.payment_id = $1`;
    const written = () => scenario.query<{ chain: number; status: string | null }>(sql, [paymentId]);
    expect(await written()).toMatchObject([{ chain: 8453 }]);
    const spent = await scenario.query("select 1 from gas_spent where chain_id = $1 and merchant_id = $2", [
      String(sandbox.chainId),
      scenario.merchant.merchantId,
    ]);
    expect(spent).toEqual([]);
  } finally {
    await queues.base.resume();
  }
  const other = await fundedPayer(scenario.harness.rpcUrl, 1_000n);
  const paid = facilitate(
    scenario.harness.url,
    scenario.merchant.apiKey,
    await signedBody(other, { to: scenario.merchant.walletAddress, amount: 1_000n }),
  );
  expect((await paid).status).toBe(200);
  await until(async () => (await scenario.query("select 1 from payments where status = 'pending'")).length === 0, {
    what: "nothing pending",
  });
});
