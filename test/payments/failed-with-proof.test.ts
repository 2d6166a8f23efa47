import { sandbox } from "@lunas/catalog/chains/sandbox";
import { artifact } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { idrx } from "../harness/funded-payer";
import { scenario, useScenario } from "./opened-scenario";

jest.setTimeout(120_000);

const token = new Interface(["function transfer(address,uint256)"]);
const elsewhere = "0x3333333333333333333333333333333333333333";
const amount = 10_000n;

useScenario();

const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** The payer's balance leaves in the same block, before our transaction. */
async function aRevertedPayment() {
  const payer = await scenario.payer(amount);
  const body = await scenario.sign(payer, { deadlineSeconds: inSeconds(60) });
  await scenario.chain.hold();
  const answer = scenario.pay(body);
  const ours = await scenario.chain.untilWaiting(payer.address);
  const paymentId = await scenario.stored(payer);
  const data = token.encodeFunctionData("transfer", [elsewhere, amount]);
  await scenario.chain.send({ from: payer.address, to: idrx, data });
  await scenario.chain.mine();
  return { payer, body, ours, paymentId, answer: await answer };
}

async function expectFailed({ paymentId, hashes, code }: { paymentId: string; hashes: string[]; code: string }) {
  for (const id of [paymentId, ...hashes]) {
    const { status, body } = await scenario.lookUp(id);
    expect(status).toBe(200);
    const { createdAt, timestamp } = body as unknown as Record<string, string>;
    expect(timestamp).toBe(createdAt);
    expect(body).toMatchObject({
      paymentId,
      verified: false,
      status: "failed",
      txHash: hashes[0] ?? null,
      blockNumber: null,
      failure: { code, message: expect.any(String) },
    });
  }
  const [reported, ...more] = await scenario.reported(paymentId, 1);
  expect(reported).toMatchObject({ type: "payment.failed", data: { paymentId, status: "failed", failure: { code } } });
  expect(more).toEqual([]);
  expect(await scenario.events(paymentId)).toEqual(["payment.failed"]);
}

test("reverted at depth with the nonce unused: tx_failed, and a repeat gets the same answer", async () => {
  const { answer, ours, paymentId, body } = await aRevertedPayment();
  const refusal = {
    status: 500,
    body: { error: { code: "tx_failed", details: { paymentId, txHash: ours.hash, reason: "tx_failed" } } },
  };
  expect(answer).toMatchObject(refusal);
  await expectFailed({ paymentId, hashes: [ours.hash], code: "tx_failed" });
  expect(await scenario.pay(body)).toMatchObject(refusal);
  expect(await scenario.transactions(paymentId)).toBe(1);
});

test("settled by a foreign transaction after it failed: it stays failed, has lateSettlement, and the merchant is told", async () => {
  const { payer, ours, paymentId, body } = await aRevertedPayment();
  await scenario.chain.release();
  await fund({ rpcUrl: scenario.harness.rpcUrl, token: idrx, to: payer.address, amount });
  const late = await scenario.chain.send({ to: sandbox.contracts.x402Proxy, data: ours.input });

  const events = await scenario.reported(paymentId, 2);
  const blockNumber = Number((await scenario.chain.receipt(late))?.blockNumber);
  const lateSettlement = { txHash: late, blockNumber };
  expect(events.map(({ type }) => type).sort()).toEqual(["payment.failed", "payment.settled_late"]);
  expect(events.find(({ type }) => type === "payment.settled_late")?.data).toMatchObject({
    paymentId,
    status: "failed",
    verified: false,
    failure: { code: "tx_failed" },
    txHash: ours.hash,
    lateSettlement,
  });
  for (const id of [paymentId, ours.hash, late]) {
    expect((await scenario.lookUp(id)).body).toMatchObject({ paymentId, status: "failed", lateSettlement });
  }
  expect(await scenario.events(paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
  expect(await scenario.pay(body)).toMatchObject({ status: 500, body: { error: { code: "tx_failed" } } });
});

test("a watch ends when the chain has passed the deadline", async () => {
  const payer = await scenario.payer(amount);
  await scenario.query("select 1");
  const watched = (id: string) =>
    scenario.query("select 1 from payments where id = $1 and status = 'failed' and watch_over_at is null", [id]);
  const body = await scenario.sign(payer, { deadlineSeconds: inSeconds(9) });
  await scenario.chain.hold();
  const answer = scenario.pay(body);
  await scenario.chain.untilWaiting(payer.address);
  const paymentId = await scenario.stored(payer);
  const data = token.encodeFunctionData("transfer", [elsewhere, amount]);
  await scenario.chain.send({ from: payer.address, to: idrx, data });
  await scenario.chain.mine();
  expect(await answer).toMatchObject({ status: 500 });
  expect(await watched(paymentId)).toHaveLength(1);
  await scenario.chain.release();
  await until(async () => (await watched(paymentId)).length === 0, { timeoutMs: 20_000, what: "the watch to end" });
  expect((await scenario.lookUp(paymentId)).body).not.toHaveProperty("lateSettlement");
});

test("a token that answers true and moves nothing makes no payment", async () => {
  const { rpcUrl } = scenario.harness;
  const payer = await scenario.payer();
  const honest = await rpcHex(rpcUrl, "eth_getCode", [idrx, "latest"]);
  await rpc(rpcUrl, "anvil_setCode", [idrx, artifact("TokenThatLies").deployedBytecode]);
  try {
    const answer = await scenario.pay(await scenario.sign(payer));
    const paymentId = await scenario.stored(payer);
    expect(answer).toMatchObject({ status: 500, body: { error: { code: "tx_failed", details: { paymentId } } } });
    const hash = answer.body.error?.details.txHash as string;
    expect(await scenario.chain.receipt(hash)).toMatchObject({ status: "0x1" });
    await expectFailed({ paymentId, hashes: [hash], code: "nonce_used_elsewhere" });
  } finally {
    await rpc(rpcUrl, "anvil_setCode", [idrx, honest]);
  }
});

describe("the deadline passes", () => {
  const untilPast = (deadlineSeconds: bigint) =>
    until(() => BigInt(Math.floor(Date.now() / 1_000)) > deadlineSeconds, {
      timeoutMs: 20_000,
      intervalMs: 100,
      what: "the deadline",
    });

  async function requested(payer: Payer) {
    const deadlineSeconds = inSeconds(8);
    const body = await scenario.sign(payer, { deadlineSeconds });
    return { deadlineSeconds, answer: scenario.pay(body), paymentId: await scenario.stored(payer) };
  }

  test("while our transaction is not mined: open until a block says so, then expired", async () => {
    const payer = await scenario.payer();
    await scenario.chain.hold();
    const { deadlineSeconds, answer, paymentId } = await requested(payer);
    const ours = await scenario.chain.untilWaiting(payer.address);
    await untilPast(deadlineSeconds);
    expect((await scenario.lookUp(ours.hash)).body).toMatchObject({ status: "pending", failure: null });
    await scenario.chain.release();
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason: "expired" } } },
    });
    await expectFailed({ paymentId, hashes: [ours.hash], code: "expired" });
  });

  test("before it was sent: expired, and no transaction", async () => {
    const payer = await scenario.payer();
    await scenario.harness.services.stop("settler");
    const { deadlineSeconds, answer, paymentId } = await requested(payer);
    await untilPast(deadlineSeconds + 1n);
    expect((await scenario.lookUp(paymentId)).body).toMatchObject({
      status: "pending",
      txHash: null,
      blockNumber: null,
    });
    await scenario.harness.services.start("settler");
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason: "expired" } } },
    });
    await expectFailed({ paymentId, hashes: [], code: "expired" });
    expect(await scenario.transactions(paymentId)).toBe(0);
  });
});
