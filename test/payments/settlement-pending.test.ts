import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { mineEvery } from "../harness/mine-every";
import type { Answer } from "../harness/pay";
import type { PaymentScenario } from "../harness/payment-scenario";
import { scenario, useScenario } from "./opened-scenario";

jest.setTimeout(120_000);

const waitMs = 1_000;

useScenario({ SETTLE_WAIT_MS: String(waitMs) });

const pace = (seconds: number) => mineEvery(scenario.harness.rpcUrl, seconds);
const isOpen = ({ status }: Answer) => status === 504;
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** Asks again with the same body, as a merchant does, until the outcome is known; every "not yet" is kept. */
async function askUntilKnown(body: Parameters<PaymentScenario["pay"]>[0]) {
  const open: Answer[] = [];
  const known = await until(
    async () => {
      const answer = await scenario.pay(body);
      if (!isOpen(answer)) return answer;
      open.push(answer);
      return null;
    },
    { timeoutMs: 60_000, intervalMs: 50, what: "the outcome" },
  );
  return { open, known };
}

function detailsOf({ body }: Answer) {
  return body.error?.details as { paymentId: string; txHash?: string; retryAfterSeconds: string };
}

test("a slow block: open, found by its first hash, and answered once when the block comes", async () => {
  const payer = await scenario.payer();
  const body = await scenario.sign(payer);
  await pace(6);
  const startedMs = performance.now();
  const first = await scenario.pay(body);
  expect(performance.now() - startedMs).toBeLessThan(waitMs + 1_500);
  expect(first).toMatchObject({
    status: 504,
    body: {
      error: {
        code: "settlement_pending",
        details: {
          paymentId: expect.stringMatching(/^pay_/),
          txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          retryAfterSeconds: expect.stringMatching(/^[1-9]\d*$/),
        },
      },
    },
  });
  expect(first.headers.get("retry-after")).toBe(detailsOf(first).retryAfterSeconds);
  const { paymentId, txHash } = detailsOf(first);
  for (const id of [paymentId, txHash as string]) {
    const { body: record } = await scenario.lookUp(id);
    const { createdAt } = record as unknown as Record<string, string>;
    const open = { paymentId, status: "pending", verified: false, txHash, blockNumber: null, failure: null };
    expect(record).toMatchObject({ ...open, timestamp: createdAt });
  }
  expect(await scenario.events(paymentId)).toEqual([]);

  const { open, known } = await askUntilKnown(body);
  for (const each of open) expect(detailsOf(each)).toMatchObject({ paymentId, txHash });
  expect(known).toMatchObject({ status: 200, body: { paymentId, txHash } });
  const block = (await scenario.chain.receipt(txHash as string))?.blockNumber as string;
  const { timestamp } = (await rpc(scenario.harness.rpcUrl, "eth_getBlockByNumber", [block, false])) as {
    timestamp: string;
  };
  expect((await scenario.lookUp(paymentId)).body).toMatchObject({
    status: "confirmed",
    blockNumber: Number(block),
    timestamp: new Date(Number(timestamp) * 1_000).toISOString(),
  });
  expect(await scenario.transactions(paymentId)).toBe(1);
  expect(await scenario.pay(body)).toMatchObject({
    status: 409,
    body: { error: { details: { status: "confirmed" } } },
  });
});

test("not sent yet: open without a hash, and the repeat still sends one transaction", async () => {
  const payer = await scenario.payer();
  const body = await scenario.sign(payer);
  await scenario.harness.services.stop("settler");
  const first = await scenario.pay(body);
  expect(first).toMatchObject({ status: 504, body: { error: { code: "settlement_pending" } } });
  const { paymentId, ...rest } = detailsOf(first);
  expect(rest).not.toHaveProperty("txHash");
  expect((await scenario.lookUp(paymentId)).body).toMatchObject({ status: "pending", txHash: null, blockNumber: null });
  await scenario.harness.services.start("settler");
  const { known } = await askUntilKnown(body);
  expect(known).toMatchObject({ status: 200, body: { paymentId } });
  expect(await scenario.transactions(paymentId)).toBe(1);
});

const setBaseFee = (wei: string) => rpc(scenario.harness.rpcUrl, "anvil_setNextBlockBaseFeePerGas", [wei]);

test("replaced by one with a higher fee: the first hash still finds the payment", async () => {
  const payer = await scenario.payer();
  const body = await scenario.sign(payer, { deadlineSeconds: inSeconds(120) });
  await scenario.chain.hold();
  const first = await scenario.pay(body);
  const { paymentId, txHash: reported } = detailsOf(first);
  // Dearer than ours offers; by itself it would take the fee some twenty blocks to come down again.
  await setBaseFee("0x12a05f2000");
  await scenario.chain.release();
  const { known } = await askUntilKnown(body);
  const counted = known.body.txHash;
  expect(known).toMatchObject({ status: 200, body: { paymentId } });
  expect(counted).not.toBe(reported);
  expect(await scenario.chain.receipt(reported as string)).toBeNull();
  for (const id of [paymentId, reported as string, counted]) {
    expect((await scenario.lookUp(id)).body).toMatchObject({ paymentId, status: "confirmed", txHash: counted });
  }
  expect(await scenario.transactions(paymentId)).toBe(1);
  expect(await scenario.events(paymentId)).toEqual(["payment.confirmed"]);
  await setBaseFee("0x3b9aca00");
});

test("settled by a foreign transaction while it is open: the first hash still finds the payment", async () => {
  const payer = await scenario.payer();
  const body = await scenario.sign(payer);
  await scenario.chain.hold();
  const first = await scenario.pay(body);
  const { paymentId, txHash: reported } = detailsOf(first);
  const ours = await scenario.chain.untilWaiting(payer.address);
  const theirs = await scenario.chain.send({ to: sandbox.contracts.x402Proxy, data: ours.input });
  await scenario.chain.release();
  const { known } = await askUntilKnown(body);
  expect(known).toMatchObject({ status: 200, body: { paymentId, txHash: theirs } });
  for (const id of [paymentId, reported as string, theirs]) {
    expect((await scenario.lookUp(id)).body).toMatchObject({ paymentId, status: "confirmed", txHash: theirs });
  }
});

test("without a repeat the payment continues, and its webhook arrives", async () => {
  const payer = await scenario.payer();
  await pace(4);
  const first = await scenario.pay(await scenario.sign(payer));
  expect(first.status).toBe(504);
  const { paymentId } = detailsOf(first);
  await until(async () => (await scenario.events(paymentId)).length === 1, { timeoutMs: 20_000, what: "the end" });
  expect(await scenario.reported(paymentId, 1)).toMatchObject([
    { type: "payment.confirmed", data: { status: "confirmed" } },
  ]);
});
