import { base } from "@lunas/catalog/chains/base";
import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { facilitate, getPayment } from "../harness/pay";
import { aPayerOnBase, signedOnBase } from "../harness/pay-on-base";
import { timelineOf } from "../harness/timeline";
import { apiKey, chain, rpcUrl, scenario, useBase } from "./opened-base";

jest.setTimeout(120_000);

const { x402Proxy } = base.contracts;
const amount = 20_000n;

useBase();

const aPayer = (funds: bigint) => aPayerOnBase(scenario, funds);
const sign = (payer: Payer) => signedOnBase(scenario, payer, amount);
const pay = (body: unknown) => facilitate(scenario.harness.url, apiKey, body);
const lookUp = (id: string) => getPayment(scenario.harness.url, apiKey, id);
const noted = async (id: string) =>
  (
    await scenario.query<{ block: string | null }>("select block_number::text as block from payments where id = $1", [
      id,
    ])
  )[0]?.block;

async function included(payer: Payer) {
  const body = await sign(payer);
  await chain.hold();
  const answer = pay(body);
  const ours = await chain.untilWaiting(payer.address);
  const paymentId = await scenario.stored(payer);
  await chain.mine();
  const { blockNumber } = await until(() => chain.receipt(ours.hash), { what: "inclusion" });
  await until(async () => (await noted(paymentId)) === String(Number(blockNumber)), { what: "the inclusion's note" });
  return { body, answer, ours, paymentId };
}

test("included is not confirmed yet; what it took from the balance counts once meanwhile", async () => {
  const payer = await aPayer(2n * amount);
  const { answer, ours, paymentId } = await included(payer);
  expect((await lookUp(ours.hash)).body).toMatchObject({
    paymentId,
    status: "pending",
    txHash: ours.hash,
    blockNumber: null,
  });

  const next = pay(await sign(payer));
  await until(
    async () => (await scenario.query("select 1 from payments where payer = $1", [payer.address])).length === 2,
    {
      what: "the next one to be stored",
    },
  );
  expect(await pay(await sign(payer))).toMatchObject({
    status: 400,
    body: { error: { code: "insufficient_balance", details: { required: "20000", available: "0" } } },
  });
  await chain.release();
  expect(await answer).toMatchObject({ status: 200, body: { paymentId, txHash: ours.hash } });
  expect(await next).toMatchObject({ status: 200 });
});

test("a reorg before the depth: pending again, not noted any more, and mined again", async () => {
  const payer = await aPayer(amount);
  const { answer, ours, paymentId } = await included(payer);
  await rpc(rpcUrl, "anvil_reorg", [1, []]);
  await chain.mine();
  await until(async () => (await noted(paymentId)) === null, { timeoutMs: 10_000, what: "the note to be taken back" });
  expect((await lookUp(paymentId)).body).toMatchObject({ status: "pending", verified: false });
  await chain.release();
  expect(await answer).toMatchObject({ status: 200, body: { paymentId, txHash: ours.hash } });
  expect(await scenario.events(paymentId)).toEqual(["payment.confirmed"]);
  expect(await scenario.reported(paymentId, 1)).toMatchObject([
    { type: "payment.confirmed", data: { txHash: ours.hash } },
  ]);
  const reorged = await until(
    async () =>
      (await timelineOf(scenario.harness.url, apiKey, paymentId)).body.stages.find(({ stage }) => stage === "reorged"),
    { timeoutMs: 10_000, intervalMs: 50, what: "the reorg in the timeline" },
  );
  expect(reorged).toMatchObject({ txHash: ours.hash });
});

test("a foreign settlement counts at the chain's depth", async () => {
  const payer = await aPayer(amount);
  const body = await sign(payer);
  await chain.hold();
  const answer = pay(body);
  const ours = await chain.untilWaiting(payer.address);
  const paymentId = await scenario.stored(payer);
  const theirs = await chain.send({ to: x402Proxy, data: ours.input });
  await chain.mine();
  await until(() => chain.receipt(theirs), { what: "the stranger's block" });
  expect((await lookUp(paymentId)).body).toMatchObject({ status: "pending", txHash: ours.hash });
  await chain.release();
  expect(await answer).toMatchObject({ status: 200, body: { paymentId, txHash: theirs } });
  for (const id of [paymentId, ours.hash, theirs]) {
    expect((await lookUp(id)).body).toMatchObject({ paymentId, status: "confirmed", txHash: theirs, network: "base" });
  }
});
