import { rpc } from "@lunas/contracts/rpc";
import type { TimelineStage } from "@lunas/protocol/wire/api";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { holdBlocks } from "../harness/hold-blocks";
import { facilitate, getPayment, payMerchant, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { timelineOf } from "../harness/timeline";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

jest.setTimeout(120_000);

const amount = 500_000n;
const transferSelector = "0xa9059cbb"; // transfer(address,uint256)
const gwei = 10n ** 9n;

describe("the timeline of a payment", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    harness = await startHarness({ stack: { blockTime: { sandbox: 1 } } });
    receiver = await startWebhookReceiver();
    merchant = await registerMerchant(harness.url);
    await setWebhook(harness.url, merchant, receiver.url);
  });
  afterAll(async () => {
    await receiver?.close();
    await harness?.stop();
  });

  const shown = (id: string) => timelineOf(harness.url, merchant.apiKey, id);
  const named = (stages: readonly TimelineStage[], name: string) => stages.filter(({ stage }) => stage === name);

  /** What the chain says that a transaction cost. */
  async function costOf(hash: string): Promise<string> {
    const receipt = await rpc(harness.rpcUrl, "eth_getTransactionReceipt", [hash]);
    const { gasUsed, effectiveGasPrice } = receipt as { gasUsed: string; effectiveGasPrice: string };
    return (BigInt(gasUsed) * BigInt(effectiveGasPrice)).toString();
  }

  function expectInOrder(stages: readonly TimelineStage[]): void {
    const times = stages.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(stages.map(({ durationMs }) => durationMs)).toEqual([
      null,
      ...times.slice(1).map((time, index) => time - (times[index] as number)),
    ]);
  }

  /** The hash of a payment's only attempt, as soon as the node was handed it; nothing is mined meanwhile. */
  const broadcast = (payer: string) =>
    until(
      async () => {
        const [row] = await query(
          harness.stack.databaseUrl,
          `select a.hash from payments p join transactions t on t.payment_id = p.id
           join attempts a on a.lane_id = t.lane_id and a.nonce = t.nonce
           where p.payer = $1 and a.published_at is not null`,
          [payer],
        );
        return (row as { hash: string } | undefined)?.hash;
      },
      { timeoutMs: 10_000, what: "the transaction to be broadcast" },
    );

  it("shows a confirmed payment whose webhook failed once and then worked", async () => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    receiver.answer(500);
    const paid = await payMerchant(harness.url, merchant, { payer, amount });
    expect(paid.status).toBe(200);
    const { paymentId, txHash } = paid.body;
    await until(() => receiver.received.length > 0, { timeoutMs: 10_000, what: "the first webhook" });
    receiver.answer(204);
    const { body, status } = await until(
      async () => {
        const timeline = await shown(paymentId);
        return named(timeline.body.stages, "webhook").length === 2 ? timeline : null;
      },
      { timeoutMs: 15_000, intervalMs: 200, what: "the second webhook" },
    );

    expect([status, body.paymentId, body.status]).toEqual([200, paymentId, "confirmed"]);
    const { stages } = body;
    expect(stages.map(({ stage }) => stage).sort()).toEqual(
      [
        ...["received", "verified", "queued", "signed", "broadcast", "included", "confirmed"],
        ...["event", "answered", "webhook", "webhook"],
      ].sort(),
    );
    expect(stages.slice(0, 7).map(({ stage }) => stage)).toEqual([
      ...["received", "verified", "queued", "signed", "broadcast", "included", "confirmed"],
    ]);
    expectInOrder(stages);
    const cost = await costOf(txHash);
    expect(named(stages, "included")).toMatchObject([{ costWei: cost, txHash, reason: null }]);
    expect(body.totalCostWei).toBe(cost);
    expect(named(stages, "confirmed")).toMatchObject([{ txHash, blockNumber: paid.body.payment.blockNumber }]);
    expect(named(stages, "webhook").map(({ reason, webhook }) => [reason, webhook?.attempt])).toEqual([
      ["payment.confirmed, attempt 1: the answer was 500.", 1],
      ["payment.confirmed, attempt 2: the answer was 204.", 2],
    ]);
    expect(body.omitted).toEqual({ attempts: 0, webhooks: 0 });
    expect((await shown(txHash)).body).toEqual(body);
  });

  it("shows a payment whose fee became too low and that was replaced", async () => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount });
    const blocks = await holdBlocks(harness.rpcUrl);
    const request = facilitate(harness.url, merchant.apiKey, body);
    const firstHash = await broadcast(payer.address);
    const waiting = await getPayment(harness.url, merchant.apiKey, firstHash);
    expect(waiting).toMatchObject({ status: 200, body: { status: "pending", txHash: firstHash } });
    expect((await shown(firstHash)).body.stages.map(({ stage }) => stage)).toEqual([
      ...["received", "verified", "queued", "signed", "broadcast"],
    ]);
    // Blocks begin again so expensive that the first fee cannot be mined before it is replaced.
    await rpc(harness.rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${(40n * gwei).toString(16)}`]);
    await blocks.resume();

    const paid = await request;
    expect([paid.status, paid.body.status]).toEqual([200, "confirmed"]);
    expect(paid.body.txHash).not.toBe(firstHash);
    // By the hash that was replaced: it was broadcast for this payment.
    const { stages, paymentId, totalCostWei } = (await shown(firstHash)).body;
    expect(paymentId).toBe(paid.body.paymentId);
    expectInOrder(stages);
    expect(named(stages, "signed").map(({ txHash }) => txHash)).toEqual([firstHash]);
    const replaced = named(stages, "replaced");
    expect(replaced.at(-1)).toMatchObject({ txHash: paid.body.txHash });
    expect(replaced[0]?.reason).toMatch(
      /^Not mined in time: signed again with a higher fee \(cap \d+ wei per gas, \d+/,
    );
    expect(named(stages, "broadcast").length).toBe(1 + replaced.length);
    expect(named(stages, "included")).toMatchObject([{ txHash: paid.body.txHash, costWei: totalCostWei }]);
    expect(totalCostWei).toBe(await costOf(paid.body.txHash));
    const found = await getPayment(harness.url, merchant.apiKey, firstHash);
    expect(found).toMatchObject({ status: 200, body: { paymentId, txHash: paid.body.txHash, status: "confirmed" } });
  });

  it("shows a failed payment whose payer spent the money elsewhere, with its cost", async () => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const body = await signedBody(payer, { to: merchant.walletAddress, amount });
    await rpc(harness.rpcUrl, "anvil_impersonateAccount", [payer.address]);
    const blocks = await holdBlocks(harness.rpcUrl);
    const request = facilitate(harness.url, merchant.apiKey, body);
    const txHash = await broadcast(payer.address);
    const elsewhere = `${transferSelector}${"1".padStart(64, "0")}${amount.toString(16).padStart(64, "0")}`;
    // A higher tip: this one is mined before ours.
    const fees = {
      maxFeePerGas: `0x${(90n * gwei).toString(16)}`,
      maxPriorityFeePerGas: `0x${(20n * gwei).toString(16)}`,
    };
    await rpc(harness.rpcUrl, "eth_sendTransaction", [{ from: payer.address, to: idrx, data: elsewhere, ...fees }]);
    await blocks.resume();

    const answer = await request;
    expect([answer.status, answer.body.error?.code]).toEqual([500, "tx_failed"]);
    const { body: reported } = await shown(txHash);
    expect(reported.status).toBe("failed");
    expectInOrder(reported.stages);
    expect(reported.stages.slice(0, 7).map(({ stage }) => stage)).toEqual([
      ...["received", "verified", "queued", "signed", "broadcast", "included", "failed"],
    ]);
    const cost = await costOf(txHash);
    expect(named(reported.stages, "included")).toMatchObject([
      { txHash, costWei: cost, reason: "The transaction reverted: it paid nothing, but cost gas." },
    ]);
    expect(named(reported.stages, "failed")).toMatchObject([
      { txHash, reason: "The settlement transaction reverted on chain." },
    ]);
    expect(named(reported.stages, "event")).toMatchObject([{ reason: "payment.failed was written." }]);
    expect(named(reported.stages, "answered")).toEqual([]);
    expect(reported.totalCostWei).toBe(cost);
  });

  it("shows a payment that a reorganization removed: its status stays, and the same bytes are mined again", async () => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const { body: paid } = await payMerchant(harness.url, merchant, { payer, amount });
    const blocks = await holdBlocks(harness.rpcUrl);
    const depth = Number(await rpc(harness.rpcUrl, "eth_blockNumber", [])) - Number(paid.payment.blockNumber) + 1;
    await rpc(harness.rpcUrl, "anvil_reorg", [depth, []]);
    const receipt = () => rpc(harness.rpcUrl, "eth_getTransactionReceipt", [paid.txHash]);
    expect(await receipt()).toBeNull();
    await blocks.resume();

    const { status, stages } = await until(
      async () => {
        const { body } = await shown(paid.paymentId);
        return named(body.stages, "reorged").length > 0 ? body : null;
      },
      { timeoutMs: 20_000, intervalMs: 100, what: "the reorganisation to be told" },
    );
    expect(status).toBe("confirmed");
    expectInOrder(stages);
    const names = stages.map(({ stage }) => stage);
    expect(names.indexOf("reorged")).toBeGreaterThan(names.indexOf("confirmed"));
    const { blockNumber } = paid.payment;
    expect(named(stages, "reorged")).toMatchObject([{ txHash: paid.txHash, blockNumber }]);
    expect(named(stages, "reorged")[0]?.reason).toContain(`removed block ${blockNumber}`);
    await until(receipt, { timeoutMs: 20_000, intervalMs: 100, what: "the transaction to be mined again" });
  });

  it("shows another merchant nothing", async () => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const paid = await payMerchant(harness.url, merchant, { payer, amount });
    const thirdParty = await registerMerchant(harness.url);
    for (const id of [paid.body.paymentId, paid.body.txHash]) {
      const answer = await timelineOf(harness.url, thirdParty.apiKey, id);
      expect([answer.status, answer.body.error?.code]).toEqual([404, "payment_not_found"]);
    }
  });
});
