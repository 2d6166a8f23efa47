import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { auditChain } from "../harness/audit-chain";
import { balanceOf } from "../harness/balance-of";
import { cancelNonce } from "../harness/cancel-nonce";
import { idrx } from "../harness/funded-payer";
import {
  captureOf,
  expectChargedOnce,
  expectNothingCharged,
  type HeldStory,
  held,
  maximum,
  showHold,
  used,
  waitingCapture,
} from "../harness/hold-story";
import { askHolds, signedHold } from "../harness/holds";
import { approvePermit2 } from "../harness/refunds";
import { registerMerchant } from "../harness/register-merchant";
import { refunds, rpcUrl, scenario, useRefunds, wallet } from "./opened-refunds";

jest.setTimeout(120_000);

const token = new Interface(["function transfer(address,uint256)", "function approve(address,uint256)"]);
const elsewhere = "0x3333333333333333333333333333333333333333";

useRefunds();

const nonceOf = ({ body }: HeldStory) => body.paymentPayload.payload.permit2Authorization.nonce;
const disagreements = () => auditChain(scenario.harness.stack.databaseUrl, sandbox, rpcUrl);
const transfer = token.encodeFunctionData("transfer", [elsewhere, maximum]);
const approval = token.encodeFunctionData("approve", [sandbox.contracts.permit2, used - 1n]);
/** Sent first in its block, or alone in one. */
const byPayer = ({ payer }: HeldStory, data: string) => scenario.chain.send({ from: payer.address, to: idrx, data });

async function mined(hash: string): Promise<void> {
  await until(() => scenario.chain.receipt(hash), { timeoutMs: 10_000, what: "the payer's transaction" });
}

describe("between hold and capture the payer", () => {
  it.each<[string, string, (story: HeldStory) => Promise<unknown>, bigint]>([
    ["moves its money", "insufficient_balance", async (story) => mined(await byPayer(story, transfer)), 0n],
    [
      "lowers the allowance of Permit2",
      "no_permit2_approval",
      async (story) => mined(await byPayer(story, approval)),
      maximum,
    ],
    [
      "cancels the nonce",
      "nonce_already_used",
      async (story) => mined(await cancelNonce(rpcUrl, story.payer.address, nonceOf(story))),
      maximum,
    ],
  ])(
    "%s: the capture is refused, nothing is charged, and the hold can be released",
    async (_what, code, act, balance) => {
      const story = await held(scenario);
      await act(story);
      expect((await captureOf(scenario, story)).body.error).toMatchObject({ code });
      expect((await showHold(scenario, story)).body).toMatchObject({ status: "held", capturedAmount: null });
      await expectNothingCharged(scenario, story, balance);
      const { harness, merchant } = scenario;
      const released = await askHolds(harness.url, merchant.apiKey, { path: `/${story.holdId}/release` });
      expect(released).toMatchObject({ status: 200, body: { status: "released" } });
    },
  );

  it("moves what the capture leaves alone: it is charged", async () => {
    const story = await held(scenario);
    const data = token.encodeFunctionData("transfer", [elsewhere, maximum - used]);
    await mined(await byPayer(story, data));
    expect((await captureOf(scenario, story, maximum)).body.error?.code).toBe("insufficient_balance");
    expect(await captureOf(scenario, story)).toMatchObject({ status: 200, body: { payment: { amount: "4000" } } });
    await expectNothingCharged(scenario, story, 0n);
  });
});

describe("in the block of the capture, before it, the payer", () => {
  it.each<[string, string, (story: HeldStory) => Promise<unknown>, bigint]>([
    ["moves its money", "tx_failed", (story) => byPayer(story, transfer), 0n],
    ["lowers the allowance of Permit2", "tx_failed", (story) => byPayer(story, approval), maximum],
    [
      "cancels the nonce",
      "nonce_cancelled",
      (story) => cancelNonce(rpcUrl, story.payer.address, nonceOf(story)),
      maximum,
    ],
  ])("%s: the capture fails with its proof, and nothing is charged", async (_what, reason, act, balance) => {
    const story = await waitingCapture(scenario);
    await act(story);
    await scenario.chain.release();
    const { paymentId } = story;
    expect(await story.answer).toMatchObject({ body: { error: { details: { paymentId, reason } } } });
    expect(await scenario.chain.receipt(story.ours.hash)).toMatchObject({ status: "0x0" });
    await expectNothingCharged(scenario, story, balance);
    expect(await scenario.events(paymentId)).toEqual(["payment.failed"]);
    // One capture ever, also of one that failed.
    expect((await captureOf(scenario, story, 1n)).body.error?.code).toBe("hold_captured");
    expect(await scenario.transactions(paymentId)).toBe(1);
    expect(await disagreements()).toEqual([]);
  });
});

describe("a reorg removes the block of a confirmed capture", () => {
  const removedCapture = async () => {
    const story = await waitingCapture(scenario);
    await scenario.chain.mine();
    expect(await story.answer).toMatchObject({ status: 200, body: { txHash: story.ours.hash } });
    await rpc(rpcUrl, "anvil_reorg", [1, []]);
    await expectNothingCharged(scenario, story);
    return story;
  };

  it("the same transaction is mined again: charged once, and the books are right", async () => {
    const story = await removedCapture();
    await scenario.chain.release();
    const receipt = () => scenario.chain.receipt(story.ours.hash);
    const { blockNumber } = await until(receipt, { timeoutMs: 15_000, what: "the transaction's new block" });
    const lookUp = async () =>
      (await scenario.lookUp(story.paymentId)).body as unknown as { readonly blockNumber: number };
    const hasMoved = async () => (await lookUp()).blockNumber === Number(blockNumber);
    await until(hasMoved, { timeoutMs: 10_000, what: "the new block in the record" });
    await expectChargedOnce(scenario, story);
    expect(await disagreements()).toEqual([]);
  });
});

describe("one authorization", () => {
  it("that is held is no payment, no other hold and no refund, before and after its capture", async () => {
    const other = await registerMerchant(scenario.harness.url);
    const { payer, paymentId } = await refunds.paid(maximum);
    // The merchant's own wallet is the payer of a hold at another merchant: its refunds share the space of nonces.
    const { url } = scenario.harness;
    const terms = { to: other.walletAddress, amount: used };
    const body = await signedHold(url, wallet, terms);
    const hold = await askHolds(url, other.apiKey, { body });
    expect(hold.status).toBe(201);
    const nonce = BigInt(body.paymentPayload.payload.permit2Authorization.nonce);
    const codes = async () => {
      const refund = await refunds.refund(paymentId, await refunds.sign(payer.address, 1_000n, { nonce }));
      const again = await signedHold(url, wallet, { ...terms, amount: used - 1n, nonce });
      const second = await askHolds(url, other.apiKey, { body: again });
      return [refund.body.error?.code, second.body.error?.code];
    };
    expect(await codes()).toEqual(["nonce_already_used", "nonce_already_used"]);
    const captured = await askHolds(url, other.apiKey, {
      path: `/${hold.body.holdId}/capture`,
      body: { amount: "1" },
    });
    expect(captured.status).toBe(200);
    expect(await codes()).toEqual(["nonce_already_used", "nonce_already_used"]);
  });

  it("is one of an exact payment and a hold, whichever comes first", async () => {
    const story = await held(scenario);
    const nonce = BigInt(nonceOf(story));
    const exact = await scenario.sign(story.payer, { nonce, amount: used });
    const code = async () => (await scenario.pay(exact)).body.error?.code;
    expect(await code()).toBe("nonce_already_used");
    expect((await captureOf(scenario, story)).status).toBe(200);
    expect(await code()).toBe("nonce_already_used");
    await expectChargedOnce(scenario, story);

    const payer = await scenario.payer(maximum * 2n);
    const paid = await scenario.sign(payer, { amount: used });
    expect((await scenario.pay(paid)).status).toBe(200);
    const same = BigInt(paid.paymentPayload.payload.permit2Authorization.nonce);
    const { harness, merchant } = scenario;
    const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: used, nonce: same });
    const refused = await askHolds(harness.url, merchant.apiKey, { body });
    expect(refused.body.error?.code).toBe("nonce_already_used");
    expect(await balanceOf(rpcUrl, payer.address)).toBe(maximum * 2n - used);
  });
});

it("a capture is refunded as every payment: up to its charge, not to its maximum", async () => {
  await approvePermit2(rpcUrl, wallet.address);
  const story = await held(scenario);
  const { paymentId } = (await captureOf(scenario, story)).body as { readonly paymentId: string };
  const tooMuch = await refunds.refund(paymentId, await refunds.sign(story.payer.address, maximum));
  expect(tooMuch.body.error?.code).toBe("refund_exceeds_payment");
  const { body } = await refunds.refund(paymentId, await refunds.sign(story.payer.address, used));
  expect(await refunds.ended(body.refundId)).toMatchObject({ status: "confirmed" });
  await expectNothingCharged(scenario, story);
  expect(await refunds.sums(paymentId)).toEqual([used.toString(), "0"]);
  expect(await disagreements()).toEqual([]);
});
