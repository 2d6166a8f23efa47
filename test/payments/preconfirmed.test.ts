import { rpc } from "@lunas/contracts/rpc";
import { Lunas } from "@lunas/server";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { cancelNonce } from "../harness/cancel-nonce";
import { facilitate, getPayment } from "../harness/pay";
import { aPayerOnBase, signedOnBase } from "../harness/pay-on-base";
import { timelineOf } from "../harness/timeline";
import { apiKey, chain, rpcUrl, scenario, useBase } from "./opened-base";

jest.setTimeout(120_000);

/** Of the chain's file: `preconfirmedBelow`. */
const bound = 1_000_000n;

useBase({ BASE_PRECONFIRMATIONS: "true", X402_FACADE: "true" });

const pay = (body: unknown, key?: string) =>
  facilitate(scenario.harness.url, apiKey, body, key === undefined ? {} : { headers: { "idempotency-key": key } });
const lookUp = async (id: string) => (await getPayment(scenario.harness.url, apiKey, id)).body;

/** A payment that a node shows settled, in a block that is not deep enough. */
async function shown(amount: bigint, key?: string) {
  const payer: Payer = await aPayerOnBase(scenario, amount);
  const body = await signedOnBase(scenario, payer, amount);
  await chain.hold();
  const answer = pay(body, key);
  const ours = await chain.untilWaiting(payer.address);
  const paymentId = await scenario.stored(payer);
  await chain.mine();
  return { payer, body, answer, ours, paymentId };
}

const ends = (paymentId: string, status: string) =>
  until(async () => (await lookUp(paymentId)).status === status, {
    timeoutMs: 15_000,
    what: `the payment to be ${status}`,
  });

test("a success at once, of a pending payment, given once; the settler dies, and it is confirmed all the same", async () => {
  const { body, answer, ours, paymentId } = await shown(bound - 1n);
  const { status, body: reported, headers } = await answer;
  expect(status).toBe(200);
  const preconfirmed = { status: "pending", finality: "preconfirmed", txHash: ours.hash };
  expect(reported).toMatchObject({
    ...{ success: true, paymentId, ...preconfirmed },
    settlement: { success: true, transaction: ours.hash },
    payment: { ...preconfirmed, verified: false, confirmations: 0, preconfirmedAt: expect.any(String) },
  });
  expect(JSON.parse(atob(headers.get("payment-response") ?? ""))).toMatchObject({ transaction: ours.hash });
  expect(await scenario.events(paymentId)).toEqual([]);
  await scenario.harness.services.stop("settler");
  expect(await pay(body)).toMatchObject({
    status: 409,
    body: { error: { code: "nonce_already_used", details: { paymentId, ...preconfirmed } } },
  });
  expect(await lookUp(paymentId)).toMatchObject(preconfirmed);
  await scenario.harness.services.start("settler");
  await chain.release();
  await ends(paymentId, "confirmed");
  expect(await lookUp(paymentId)).toMatchObject({ verified: true, txHash: ours.hash });
  expect(await pay(body)).toMatchObject({
    status: 409,
    body: { error: { code: "nonce_already_used", details: { paymentId, status: "confirmed" } } },
  });
  expect(await scenario.reported(paymentId, 1)).toMatchObject([{ type: "payment.confirmed", data: { paymentId } }]);
  expect(await scenario.transactions(paymentId)).toBe(1);
  const { stages } = (await timelineOf(scenario.harness.url, apiKey, paymentId)).body;
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
  expect(await scenario.reported(paymentId, 1)).toMatchObject([{ type: "payment.failed", data: failed }]);
  expect(await lookUp(paymentId)).toMatchObject({ ...failed, verified: false });
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
      await scenario.query<{ block: string | null }>("select block_number::text as block from payments where id = $1", [
        paymentId,
      ])
    )[0]?.block;
  await until(async () => (await noted()) !== null, { timeoutMs: 10_000, what: "the inclusion's note" });
  const [row] = await scenario.query<{ answered_at: Date | null }>("select answered_at from payments where id = $1", [
    paymentId,
  ]);
  expect(row).toEqual({ answered_at: null });
  await chain.release();
  const { body } = await answer;
  expect(body).toMatchObject({ status: "confirmed", paymentId });
  expect(body).not.toHaveProperty("finality");
  expect(body.payment).not.toHaveProperty("preconfirmedAt");
});

test("the x402 face, a link's page and a page with a publishable key are told at the depth; nothing unlocks before it", async () => {
  const { url } = scenario.harness;
  const { cookie } = scenario.merchant;
  const post = async (path: string, headers: Readonly<Record<string, string>>, body: unknown) => {
    const sent = {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${url}${path}`, sent);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const origin = "https://kedai.example";
  const publishable = { environment: "production", type: "publishable", allowedOrigins: [origin] };
  const page = String((await post("/merchant/api-keys", { cookie }, publishable)).body.key);
  const link = await post("/payment-links", { "x-api-key": apiKey }, { title: "Kopi", amount: "20000" });
  const payers = await Promise.all(Array.from({ length: 4 }, () => aPayerOnBase(scenario, 20_000n)));
  const [first, ...others] = await Promise.all(payers.map((payer) => signedOnBase(scenario, payer, 20_000n)));
  const [faceBody, linkBody, pageBody] = others.map((body) => ({ x402Version: 2, ...body }));
  await chain.hold();
  const server = pay(first);
  const own = { origin: new URL(url).origin };
  const waiting = [
    post("/x402/settle", { "x-api-key": apiKey }, faceBody),
    post(new URL(String(link.body.url)).pathname, own, { x402Version: 2, paymentPayload: linkBody?.paymentPayload }),
    post("/facilitate", { "x-api-key": page, origin }, pageBody),
  ];
  for (const { address } of payers) await chain.untilWaiting(address);
  const ids = await Promise.all(payers.map((payer) => scenario.stored(payer)));
  await chain.mine();
  expect((await server).body).toMatchObject({ paymentId: ids[0], finality: "preconfirmed" });
  const lunas = new Lunas(apiKey, { environment: "base", facilitatorUrl: url, payTo: scenario.merchant.walletAddress });
  for (const id of ids) {
    const finality = async () => ((await lookUp(id)) as { readonly finality?: string }).finality;
    await until(async () => (await finality()) === "preconfirmed", { what: "a node to show the payment" });
    expect(await lunas.payments.verify(id, { rupiah: "200" })).toMatchObject({ ok: false, problem: "not_confirmed" });
    const receipt = await fetch(`${url}/payments/${id}/receipt`, { headers: { "x-api-key": apiKey } });
    expect(receipt.status).toBe(409);
    expect(await scenario.events(id)).toEqual([]);
  }
  const answered = await scenario.query("select id from payments where id = any($1) and answered_at is not null", [
    ids,
  ]);
  expect(answered).toEqual([{ id: ids[0] }]);
  await chain.release();
  const [settled, ofLink, ofPage] = await Promise.all(waiting);
  expect(settled).toMatchObject({ status: 200, body: { success: true } });
  for (const each of [ofLink, ofPage]) expect(each).toMatchObject({ status: 200, body: { status: "confirmed" } });
});
