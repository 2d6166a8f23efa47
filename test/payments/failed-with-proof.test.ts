import { sandbox } from "@lunas/catalog/chains/sandbox";
import { artifact } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { idrx } from "../world/funded-payer";
import { startTale, type Tale } from "../world/tell-of-payments";

jest.setTimeout(120_000);

const token = new Interface(["function transfer(address,uint256)"]);
const elsewhere = "0x3333333333333333333333333333333333333333";
const amount = 10_000n;

let tale: Tale;
beforeAll(async () => {
  tale = await startTale();
});
afterEach(() => tale?.chain.release());
afterAll(() => tale?.stop());

const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** The payer's balance leaves in the same block, before our transaction. */
async function aRevertedPayment() {
  const payer = await tale.payer(amount);
  const body = await tale.sign(payer, { deadlineSeconds: inSeconds(60) });
  await tale.chain.hold();
  const answer = tale.pay(body);
  const ours = await tale.chain.untilWaiting(payer.address);
  const paymentId = await tale.stored(payer);
  const data = token.encodeFunctionData("transfer", [elsewhere, amount]);
  await tale.chain.send({ from: payer.address, to: idrx, data });
  await tale.chain.mine();
  return { payer, body, ours, paymentId, answer: await answer };
}

async function expectFailed({ paymentId, hashes, code }: { paymentId: string; hashes: string[]; code: string }) {
  for (const id of [paymentId, ...hashes]) {
    const { status, body } = await tale.look(id);
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
  const [told, ...more] = await tale.told(paymentId, 1);
  expect(told).toMatchObject({ type: "payment.failed", data: { paymentId, status: "failed", failure: { code } } });
  expect(more).toEqual([]);
  expect(await tale.events(paymentId)).toEqual(["payment.failed"]);
}

test("reverted at depth with the nonce unused: tx_failed, and a repeat gets the same answer", async () => {
  const { answer, ours, paymentId, body } = await aRevertedPayment();
  const refusal = {
    status: 500,
    body: { error: { code: "tx_failed", details: { paymentId, txHash: ours.hash, reason: "tx_failed" } } },
  };
  expect(answer).toMatchObject(refusal);
  await expectFailed({ paymentId, hashes: [ours.hash], code: "tx_failed" });
  expect(await tale.pay(body)).toMatchObject(refusal);
  expect(await tale.transactions(paymentId)).toBe(1);
});

test("settled by a foreign transaction after it failed: it stays failed, has lateSettlement, and the merchant is told", async () => {
  const { payer, ours, paymentId, body } = await aRevertedPayment();
  await tale.chain.release();
  await fund({ rpcUrl: tale.world.rpcUrl, token: idrx, to: payer.address, amount });
  const late = await tale.chain.send({ to: sandbox.contracts.x402Proxy, data: ours.input });

  const events = await tale.told(paymentId, 2);
  const blockNumber = Number((await tale.chain.receipt(late))?.blockNumber);
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
    expect((await tale.look(id)).body).toMatchObject({ paymentId, status: "failed", lateSettlement });
  }
  expect(await tale.events(paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
  expect(await tale.pay(body)).toMatchObject({ status: 500, body: { error: { code: "tx_failed" } } });
});

test("a watch ends when the chain has passed the deadline", async () => {
  const payer = await tale.payer(amount);
  await tale.query("select 1");
  const watched = (id: string) =>
    tale.query("select 1 from payments where id = $1 and status = 'failed' and watch_over_at is null", [id]);
  const body = await tale.sign(payer, { deadlineSeconds: inSeconds(9) });
  await tale.chain.hold();
  const answer = tale.pay(body);
  await tale.chain.untilWaiting(payer.address);
  const paymentId = await tale.stored(payer);
  const data = token.encodeFunctionData("transfer", [elsewhere, amount]);
  await tale.chain.send({ from: payer.address, to: idrx, data });
  await tale.chain.mine();
  expect(await answer).toMatchObject({ status: 500 });
  expect(await watched(paymentId)).toHaveLength(1);
  await tale.chain.release();
  await until(async () => (await watched(paymentId)).length === 0, { timeoutMs: 20_000, what: "the watch to end" });
  expect((await tale.look(paymentId)).body).not.toHaveProperty("lateSettlement");
});

test("a token that answers true and moves nothing makes no payment", async () => {
  const { rpcUrl } = tale.world;
  const payer = await tale.payer();
  const honest = await rpcHex(rpcUrl, "eth_getCode", [idrx, "latest"]);
  await rpc(rpcUrl, "anvil_setCode", [idrx, artifact("TokenThatLies").deployedBytecode]);
  try {
    const answer = await tale.pay(await tale.sign(payer));
    const paymentId = await tale.stored(payer);
    expect(answer).toMatchObject({ status: 500, body: { error: { code: "tx_failed", details: { paymentId } } } });
    const hash = answer.body.error?.details.txHash as string;
    expect(await tale.chain.receipt(hash)).toMatchObject({ status: "0x1" });
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

  async function asked(payer: Payer) {
    const deadlineSeconds = inSeconds(8);
    const body = await tale.sign(payer, { deadlineSeconds });
    return { deadlineSeconds, answer: tale.pay(body), paymentId: await tale.stored(payer) };
  }

  test("while our transaction is not mined: open until a block says so, then expired", async () => {
    const payer = await tale.payer();
    await tale.chain.hold();
    const { deadlineSeconds, answer, paymentId } = await asked(payer);
    const ours = await tale.chain.untilWaiting(payer.address);
    await untilPast(deadlineSeconds);
    expect((await tale.look(ours.hash)).body).toMatchObject({ status: "pending", failure: null });
    await tale.chain.release();
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason: "expired" } } },
    });
    await expectFailed({ paymentId, hashes: [ours.hash], code: "expired" });
  });

  test("before it was sent: expired, and no transaction", async () => {
    const payer = await tale.payer();
    await tale.world.services.stop("settler");
    const { deadlineSeconds, answer, paymentId } = await asked(payer);
    await untilPast(deadlineSeconds + 1n);
    expect((await tale.look(paymentId)).body).toMatchObject({ status: "pending", txHash: null, blockNumber: null });
    await tale.world.services.start("settler");
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason: "expired" } } },
    });
    await expectFailed({ paymentId, hashes: [], code: "expired" });
    expect(await tale.transactions(paymentId)).toBe(0);
  });
});
