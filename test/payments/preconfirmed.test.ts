import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { cancelNonce } from "../world/cancel-nonce";
import { type ChainHand, chainHand } from "../world/chain-hand";
import { facilitate, getPayment } from "../world/pay";
import { aLiveKey, aPayerOnBase, signedOnBase } from "../world/pay-on-base";
import { startTale, type Tale } from "../world/tell-of-payments";
import { timelineOf } from "../world/timeline";

jest.setTimeout(120_000);

/** Of the chain's file: `preconfirmedBelow`. */
const bound = 1_000_000n;

let tale: Tale;
let chain: ChainHand;
let rpcUrl: string;
let apiKey: string;
beforeAll(async () => {
  tale = await startTale({ env: { BASE_PRECONFIRMATIONS: "true" } });
  rpcUrl = tale.world.stack.chains.base.rpcUrl;
  chain = chainHand(rpcUrl, 1);
  apiKey = await aLiveKey(tale);
  await chain.release();
});
afterEach(() => chain?.release());
afterAll(() => tale?.stop());

const pay = (body: unknown, key?: string) =>
  facilitate(tale.world.url, apiKey, body, key === undefined ? {} : { headers: { "idempotency-key": key } });
const look = async (id: string) => (await getPayment(tale.world.url, apiKey, id)).body;

/** A payment that a node shows settled, in a block that is not deep enough. */
async function shown(amount: bigint, key?: string) {
  const payer: Payer = await aPayerOnBase(tale, amount);
  const body = await signedOnBase(tale, payer, amount);
  await chain.hold();
  const answer = pay(body, key);
  const ours = await chain.untilWaiting(payer.address);
  const paymentId = await tale.stored(payer);
  await chain.mine();
  return { payer, body, answer, ours, paymentId };
}

const ends = (paymentId: string, status: string) =>
  until(async () => (await look(paymentId)).status === status, {
    timeoutMs: 15_000,
    what: `the payment to be ${status}`,
  });

test("a success at once, of a pending payment, given once; the settler dies, and it is confirmed all the same", async () => {
  const { body, answer, ours, paymentId } = await shown(bound - 1n);
  const { status, body: told, headers } = await answer;
  expect(status).toBe(200);
  const preconfirmed = { status: "pending", finality: "preconfirmed", txHash: ours.hash };
  expect(told).toMatchObject({
    ...{ success: true, paymentId, ...preconfirmed },
    settlement: { success: true, transaction: ours.hash },
    payment: { ...preconfirmed, verified: false, confirmations: 0, preconfirmedAt: expect.any(String) },
  });
  expect(JSON.parse(atob(headers.get("payment-response") ?? ""))).toMatchObject({ transaction: ours.hash });
  expect(await tale.events(paymentId)).toEqual([]);
  await tale.world.services.stop("settler");
  expect(await pay(body)).toMatchObject({
    status: 409,
    body: { error: { code: "nonce_already_used", details: { paymentId, ...preconfirmed } } },
  });
  expect(await look(paymentId)).toMatchObject(preconfirmed);
  await tale.world.services.start("settler");
  await chain.release();
  await ends(paymentId, "confirmed");
  expect(await look(paymentId)).toMatchObject({ verified: true, txHash: ours.hash });
  expect(await pay(body)).toMatchObject({
    status: 409,
    body: { error: { code: "nonce_already_used", details: { paymentId, status: "confirmed" } } },
  });
  expect(await tale.told(paymentId, 1)).toMatchObject([{ type: "payment.confirmed", data: { paymentId } }]);
  expect(await tale.transactions(paymentId)).toBe(1);
  const { stages } = (await timelineOf(tale.world.url, apiKey, paymentId)).body;
  const order = stages.map(({ stage }) => stage).filter((stage) => ["answered", "confirmed"].includes(stage));
  expect(order).toEqual(["answered", "confirmed"]);
});

test("not kept: payment.failed names the success that was told, and no repeat is given another", async () => {
  const key = "order 1";
  const { payer, body, answer, paymentId } = await shown(20_000n, key);
  expect(await answer).toMatchObject({ status: 200, body: { paymentId, finality: "preconfirmed" } });
  const again = await pay(body, key);
  expect(again).toMatchObject({ status: 200, body: { paymentId, finality: "preconfirmed" } });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  await rpc(rpcUrl, "anvil_reorg", [1, []]);
  await cancelNonce(rpcUrl, payer.address, String(body.paymentPayload.payload.permit2Authorization.nonce));
  await chain.mine();
  await chain.release();
  await ends(paymentId, "failed");
  const failed = { paymentId, status: "failed", preconfirmedAt: expect.any(String) };
  expect(await tale.told(paymentId, 1)).toMatchObject([{ type: "payment.failed", data: failed }]);
  expect(await look(paymentId)).toMatchObject({ ...failed, verified: false });
  expect(await pay(body)).toMatchObject({ status: 409, body: { error: { details: { paymentId, status: "failed" } } } });
  expect(await pay(body, key)).toMatchObject({
    status: 500,
    body: { error: { code: "tx_failed", details: { paymentId } } },
  });
});

test("from the bound on the answer waits for the depth", async () => {
  const { answer, ours, paymentId } = await shown(bound);
  await until(() => chain.receipt(ours.hash), { what: "inclusion" });
  const noted = async () =>
    (
      await tale.query<{ block: string | null }>("select block_number::text as block from payments where id = $1", [
        paymentId,
      ])
    )[0]?.block;
  await until(async () => (await noted()) !== null, { timeoutMs: 10_000, what: "the inclusion's note" });
  const [row] = await tale.query<{ answered_at: Date | null }>("select answered_at from payments where id = $1", [
    paymentId,
  ]);
  expect(row).toEqual({ answered_at: null });
  await chain.release();
  const { body } = await answer;
  expect(body).toMatchObject({ status: "confirmed", paymentId });
  expect(body).not.toHaveProperty("finality");
  expect(body.payment).not.toHaveProperty("preconfirmedAt");
});
