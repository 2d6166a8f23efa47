import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "../harness/balance-of";
import { idrx } from "../harness/funded-payer";
import { facilitate } from "../harness/pay";
import { approvePermit2, type RefundBody } from "../harness/refunds";
import { registerMerchant } from "../harness/register-merchant";
import { approveData, offer, signApproval, sponsoredBody } from "../harness/sponsored-payer";
import { refunds, scenario, useRefunds, wallet } from "./opened-refunds";

jest.setTimeout(120_000);

const amount = 10_000n;

useRefunds();

const grants = async (payer = wallet.address) =>
  (await scenario.query("select 1 from sponsorships where payer = $1", [payer])).length;
const refundsOf = async (paymentId: string) =>
  (await scenario.query("select 1 from payments where refund_of = $1", [paymentId])).length;
const takeApprovalBack = () => approvePermit2(scenario.harness.rpcUrl, wallet.address, "0".repeat(64));
const approve = () => approvePermit2(scenario.harness.rpcUrl, wallet.address);

/** The refund's body with the wallet's signed approval, as a stock client adds it to a payment. */
async function withApproval(body: RefundBody) {
  const signed = await signApproval(scenario.harness.rpcUrl, wallet);
  return { signed, body: { ...body, payload: { ...body.payload, extensions: offer(wallet, signed) } } as RefundBody };
}

it("a refund whose approval is to be paid for is refused: nothing is granted, and nothing is stored", async () => {
  const { payer, paymentId } = await refunds.paid(amount);
  await takeApprovalBack();
  try {
    const { body } = await withApproval(await refunds.sign(payer.address, amount));
    const attempts = [
      await refunds.refund(paymentId, body),
      await refunds.refund(paymentId, {
        ...body,
        extensions: (body.payload as { extensions?: object }).extensions,
      } as RefundBody),
    ];
    for (const { status, body: said } of attempts) {
      expect(status).toBe(400);
      expect(["no_permit2_approval", "invalid_request"]).toContain(said.error?.code);
    }
    expect([await grants(), await refundsOf(paymentId)]).toEqual([0, 0]);
  } finally {
    await approve();
  }
  const again = await refunds.refund(paymentId, await refunds.sign(payer.address, amount));
  expect(await refunds.ended(again.body.refundId)).toMatchObject({ status: "confirmed" });
});

it("one approval posted as a payment and, at the same moment, with a refund is granted once, and both are paid for once", async () => {
  const { payer, paymentId } = await refunds.paid(amount);
  // The wallet has ether from its first approval; without any, its next approval is to be paid for.
  const shop = await registerMerchant(scenario.harness.url);
  await takeApprovalBack();
  await rpc(scenario.harness.rpcUrl, "anvil_setBalance", [wallet.address, "0x0"]);
  const before = await balanceOf(scenario.harness.rpcUrl, wallet.address);
  const signed = await signApproval(scenario.harness.rpcUrl, wallet);
  const payment = await sponsoredBody(scenario.harness.rpcUrl, wallet, { to: shop.walletAddress, amount: 1_000n });
  const refund = await refunds.sign(payer.address, amount - 1_000n);
  const carrying = { ...refund, payload: { ...refund.payload, extensions: offer(wallet, signed) } } as RefundBody;
  const [paid, refused] = await Promise.all([
    facilitate(scenario.harness.url, shop.apiKey, payment),
    refunds.refund(paymentId, carrying),
  ]);
  expect(paid.status).toBe(200);
  expect([400, 201, 200, 202]).toContain(refused.status);
  expect(await grants()).toBe(1);
  // The approval of the payment covers the refund from then on; the wallet pays each once.
  const last = refused.status === 400 ? await refunds.refund(paymentId, refund) : refused;
  expect(await refunds.ended(last.body.refundId)).toMatchObject({ status: "confirmed" });
  expect(await balanceOf(scenario.harness.rpcUrl, wallet.address)).toBe(before - amount);
  expect(await grants()).toBe(1);
  await refunds.paid(amount);
  // A second approval on the same day is not paid for, whatever was refunded meanwhile.
  await rpc(scenario.harness.rpcUrl, "anvil_setBalance", [wallet.address, "0xde0b6b3a7640000"]);
  await takeApprovalBack();
  await rpc(scenario.harness.rpcUrl, "anvil_setBalance", [wallet.address, "0x0"]);
  const second = await sponsoredBody(scenario.harness.rpcUrl, wallet, { to: shop.walletAddress, amount: 1_000n });
  const denied = await facilitate(scenario.harness.url, shop.apiKey, second);
  expect([denied.status, denied.body.error?.details?.reason]).toEqual([400, "payer_sponsored_lately"]);
  await approve();
});

it("an approval that is taken back while a refund waits: failed with proof, free to be refunded again, gas once", async () => {
  const { payer, paymentId } = await refunds.paid(amount);
  const body = await refunds.sign(payer.address, amount, {
    deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 20),
  });
  await scenario.chain.hold();
  const { refundId } = (await refunds.refund(paymentId, body)).body;
  await scenario.chain.untilWaiting(payer.address);
  await scenario.chain.send({ from: wallet.address, to: idrx, data: approveData(sandbox.contracts.permit2, 0n) });
  await scenario.chain.mine();
  await scenario.chain.release();
  expect(await refunds.ended(refundId)).toMatchObject({ status: "failed" });
  expect(await balanceOf(scenario.harness.rpcUrl, payer.address)).toBe(0n);
  const refusedNow = await refunds.refund(paymentId, await refunds.sign(payer.address, amount));
  expect(refusedNow.status).toBeGreaterThanOrEqual(400);
  await approve();
  // Its part is held until nobody can settle it any more.
  const again = await until(
    async () => {
      const answer = await refunds.refund(paymentId, await refunds.sign(payer.address, amount));
      return answer.status < 300 ? answer : null;
    },
    { timeoutMs: 60_000, intervalMs: 1_000, what: "the refund to be free" },
  );
  expect(await refunds.ended(again.body.refundId)).toMatchObject({ status: "confirmed" });
  expect(await balanceOf(scenario.harness.rpcUrl, payer.address)).toBe(amount);
  expect(await scenario.transactions(refundId)).toBe(1);
});
