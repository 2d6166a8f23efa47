import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { auditChain } from "../harness/audit-chain";
import { balanceOf } from "../harness/balance-of";
import {
  balanceInContract,
  batchSettlement,
  depositCalldata,
  multicalled,
  permit2DepositCollector,
  postDeposit,
  readAuthorizer,
  stockChannel,
} from "../harness/deposits";
import { fundedPayer } from "../harness/funded-payer";
import { payMerchant, signedBody } from "../harness/pay";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";
import { settlementOf } from "../harness/settlement-header";

jest.setTimeout(120_000);

let scenario: PaymentScenario;
let rpcUrl: string;
let url: string;
beforeAll(async () => {
  scenario = await startPaymentScenario();
  ({ rpcUrl, url } = scenario.harness);
  await readAuthorizer(url);
}, 120_000);
afterEach(() => scenario?.chain.release());
afterAll(() => scenario?.stop());

const amount = 100_000n;
const price = 1_000n;

const channelOf = (payer: Payer) => stockChannel(payer, scenario.merchant.walletAddress);
const post = (body: unknown, init: RequestInit = {}) => postDeposit(url, scenario.merchant.apiKey, body, init);
const errorOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.error?.code];
const ask = async (path: string) => {
  const response = await fetch(`${url}${path}`, { headers: { "x-api-key": scenario.merchant.apiKey } });
  return { status: response.status, text: await response.text() };
};
const channelEvents = (channelId: string) =>
  scenario.query<{ type: string; data: { balance: string; charged: string } }>(
    "select type, data from events where data ->> 'channelId' = $1 order by created_at, id",
    [channelId],
  );
const chargesOf = (channelId: string) =>
  scenario.query<{ id: string; amount: string; cumulative: string }>(
    "select id, amount::text, cumulative::text from charges where channel_id = $1 order by xid, id",
    [channelId],
  );
const depositsOf = (channelId: string) =>
  scenario.query<{ id: string; status: string; tx_hash: string | null }>(
    "select id, status, tx_hash from payments where channel_id = $1 order by created_at",
    [channelId],
  );
const ended = async (channelId: string) =>
  until(async () => (await depositsOf(channelId)).find(({ status }) => status !== "pending") ?? null, {
    timeoutMs: 40_000,
    what: "the deposit's end",
  });
const disagreements = () => auditChain(scenario.harness.stack.databaseUrl, sandbox, rpcUrl);

async function opened() {
  const payer = await fundedPayer(rpcUrl, 1_000_000n);
  const channel = channelOf(payer);
  const body = await channel.deposit(amount, { price });
  return { payer, channel, body, answer: await post(body) };
}

describe("a deposit that a stock client signed", () => {
  it("opens a channel, charges the first voucher, and the money is in the contract", async () => {
    const { payer, channel, body, answer } = await opened();
    const { channelId } = channel;
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...{ success: true, chargeId: expect.stringMatching(/^chg_/) },
        channel: {
          ...{ channelId, payer: payer.address, receiver: scenario.merchant.walletAddress, status: "open" },
          ...{ managedBy: "lunas", balance: "100000", charged: "1000", claimed: "0", available: "99000" },
        },
        settlement: {
          ...{ success: true, network: "eip155:1337", payer: payer.address, amount: "100000" },
          extra: {
            chargedAmount: "1000",
            channelState: {
              ...{ channelId, balance: "100000", totalClaimed: "0", withdrawRequestedAt: 0, refundNonce: "0" },
              chargedCumulativeAmount: "1000",
            },
          },
        },
      },
    });
    expect(settlementOf(answer.headers)).toEqual(answer.body.settlement);
    expect(await balanceInContract(rpcUrl, channelId)).toBe(amount);
    expect(await balanceOf(rpcUrl, payer.address)).toBe(1_000_000n - amount);
    expect(await chargesOf(channelId)).toEqual([{ id: answer.body.chargeId, amount: "1000", cumulative: "1000" }]);
    const [event, ...others] = await channelEvents(channelId);
    expect([event?.type, others]).toEqual(["channel.opened", []]);
    expect(event?.data).toEqual(answer.body.channel);
    // Once only.
    expect(await post(body)).toMatchObject({
      ...{ status: 409 },
      body: { error: { code: "nonce_already_used", details: { channelId, status: "confirmed" } } },
    });
    expect(await disagreements()).toEqual([]);
  });

  it("tops a channel up, and charges what follows its sum", async () => {
    const { channel } = await opened();
    const state = { balance: amount, charged: price };
    const more = await post(await channel.deposit(50_000n, { price: 100_000n, state }));
    expect(more).toMatchObject({
      status: 200,
      body: { channel: { balance: "150000", charged: "101000", available: "49000" } },
    });
    expect(await balanceInContract(rpcUrl, channel.channelId)).toBe(150_000n);
    expect((await channelEvents(channel.channelId)).map(({ type }) => type)).toEqual([
      ...["channel.opened", "channel.topped_up"],
    ]);
    expect(await disagreements()).toEqual([]);
  });

  it("charges less than the price, or nothing", async () => {
    const [less, nothing] = [
      channelOf(await fundedPayer(rpcUrl, amount)),
      channelOf(await fundedPayer(rpcUrl, amount)),
    ];
    const charged = await post({ ...(await less.deposit(amount, { price })), charge: "7" });
    expect(charged).toMatchObject({ status: 200, body: { channel: { charged: "7", available: "99993" } } });
    const free = await post({ ...(await nothing.deposit(amount, { price })), charge: "0" });
    expect(free).toMatchObject({
      status: 200,
      body: { chargeId: null, channel: { charged: "0" }, settlement: { extra: { chargedAmount: "0" } } },
    });
    expect(await chargesOf(nothing.channelId)).toEqual([]);
    const tooMuch = await post({ ...(await less.deposit(amount, { price })), charge: "1001" });
    expect(tooMuch).toMatchObject({ status: 400, body: { error: { details: { field: "charge" } } } });
  });

  it("is in no list, statistic, report or look-up of payments, and cannot be refunded", async () => {
    const { channel, answer } = await opened();
    const [deposit] = await depositsOf(channel.channelId);
    const paid = await payMerchant(url, scenario.merchant, {
      payer: await fundedPayer(rpcUrl, 10_000n),
      amount: 10_000n,
    });
    expect(paid.status).toBe(200);
    const transaction = answer.body.settlement.transaction as string;
    for (const path of [`/payments/${deposit?.id}`, `/payments/${transaction}`, `/payments/${deposit?.id}/timeline`])
      expect(await ask(path)).toMatchObject({ status: 404 });
    const paths = ["/payments", "/payments?status=confirmed", "/payments.csv", "/refunds"];
    const lists = await Promise.all(paths.map(ask));
    for (const { status, text } of lists) {
      expect(status).toBe(200);
      expect(text).not.toContain(deposit?.id);
      expect(text).not.toContain(batchSettlement);
    }
    const report = JSON.parse((await ask("/merchant/reports/daily")).text) as { total: { count: number } };
    const [row] = await scenario.query<{ confirmed: string; payers: string; listed: string; income: string }>(
      `select (select confirmed from confirmed_before($1, 'sandbox', 'infinity'))::text as confirmed,
        payers_since($1, 'sandbox', now() - interval '1 day')::text as payers,
        payments_before($1, 'sandbox', 'confirmed', 'infinity')::text as listed,
        (select count(*) from payments where merchant_id = $1 and channel_id is null and status = 'confirmed')::text as income`,
      [scenario.merchant.merchantId],
    );
    // Each of these payments has another payer.
    const counted = [row?.confirmed, row?.payers, row?.listed, String(report.total.count)];
    expect(counted).toEqual(counted.map(() => row?.income));
    expect(await scenario.events(deposit?.id as string)).toEqual(["channel.opened"]);
  });
});

describe("a deposit is once only", () => {
  it("of two at the same moment one is answered with success, and one transaction is sent", async () => {
    const payer = await fundedPayer(rpcUrl, 1_000_000n);
    const channel = channelOf(payer);
    const body = await channel.deposit(amount, { price });
    const answers = await Promise.all([post(body), post(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceInContract(rpcUrl, channel.channelId)).toBe(amount);
    const deposits = await depositsOf(channel.channelId);
    expect(deposits).toHaveLength(1);
    expect(await scenario.transactions(deposits[0]?.id as string)).toBe(1);
  });

  it("under an Idempotency-Key both get the same answer", async () => {
    const channel = channelOf(await fundedPayer(rpcUrl, 1_000_000n));
    const body = await channel.deposit(amount, { price });
    const init = { headers: { "idempotency-key": channel.channelId } };
    const answers = await Promise.all([post(body, init), post(body, init)]);
    const again = await post(body, init);
    for (const each of [...answers, again]) expect(each.status).toBe(200);
    expect(new Set([...answers, again].map(({ body: { chargeId } }) => chargeId)).size).toBe(1);
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    expect(errorOf(await post({ ...body, charge: "1" }, init))).toEqual([409, "idempotency_conflict"]);
    expect(await chargesOf(channel.channelId)).toHaveLength(1);
  });

  it("a second deposit waits for the first one of its channel", async () => {
    const channel = channelOf(await fundedPayer(rpcUrl, 1_000_000n));
    await scenario.chain.hold();
    const first = post(await channel.deposit(amount, { price }));
    await until(async () => (await depositsOf(channel.channelId))[0] ?? null, { what: "the stored deposit" });
    const second = await channel.deposit(amount, { price });
    expect(errorOf(await post(second))).toEqual([409, "channel_busy"]);
    await scenario.chain.release();
    expect((await first).status).toBe(200);
    expect(await post(second)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: "channel_out_of_step",
          details: { charged: "1000", balance: "100000", signedMaxClaimable: "1000", signature: /^0x/ },
        },
      },
    });
  });
});

describe("is refused, and nothing is stored:", () => {
  const refused = async (change: (body: Awaited<ReturnType<ReturnType<typeof channelOf>["deposit"]>>) => unknown) => {
    const channel = channelOf(await fundedPayer(rpcUrl, 1_000_000n));
    const answer = await post(change(await channel.deposit(amount, { price })));
    expect(await depositsOf(channel.channelId)).toEqual([]);
    return [answer.status, answer.body.error?.code, answer.body.error?.details.field];
  };
  type Body = Awaited<ReturnType<ReturnType<typeof channelOf>["deposit"]>>;
  const withPayload = (body: Body, payload: object) => ({
    ...body,
    paymentPayload: { ...body.paymentPayload, payload: { ...body.paymentPayload.payload, ...payload } },
  });

  it("a channel to another receiver, of another authorizer, delay or voucher", async () => {
    const other = `0x${"12".repeat(20)}`;
    const withConfig = (changed: object) => (body: Body) =>
      withPayload(body, {
        channelConfig: {
          ...(body.paymentPayload.payload as unknown as { channelConfig: object }).channelConfig,
          ...changed,
        },
      });
    expect(await refused(withConfig({ receiver: other }))).toEqual([400, "payment_mismatch", "channelConfig.receiver"]);
    expect(await refused(withConfig({ withdrawDelay: 900 }))).toEqual([400, "payment_mismatch", "voucher.channelId"]);
    expect(await refused(withConfig({ receiverAuthorizer: other }))).toEqual([
      ...[400, "payment_mismatch", "channelConfig.receiverAuthorizer"],
    ]);
    const otherVoucher = (body: Body) =>
      withPayload(body, { voucher: { ...body.paymentPayload.payload.voucher, maxClaimableAmount: "999" } });
    expect(await refused(otherVoucher)).toEqual([400, "invalid_signature", undefined]);
  });

  it("a price or a deposit that the voucher or the bounds do not allow", async () => {
    const dearer = (body: Body) => ({
      paymentPayload: { ...body.paymentPayload, accepted: { ...body.paymentPayload.accepted, amount: "2000" } },
      paymentRequirements: { ...body.paymentRequirements, amount: "2000" },
    });
    expect(await refused(dearer)).toEqual([409, "channel_out_of_step", undefined]);
    const channel = channelOf(await fundedPayer(rpcUrl, 1_000_000n));
    expect(await post(await channel.deposit(999n, { price: 1n }))).toMatchObject({
      body: { error: { code: "payment_mismatch", details: { field: "deposit.amount", expected: "at least 1000" } } },
    });
  });

  it("a payer without the balance, or without the approval", async () => {
    const poor = channelOf(await fundedPayer(rpcUrl, amount - 1n));
    expect(errorOf(await post(await poor.deposit(amount, { price })))).toEqual([400, "insufficient_balance"]);
    const unapproved = channelOf(await fundedPayer(rpcUrl, amount, { approved: false }));
    expect(errorOf(await post(await unapproved.deposit(amount, { price })))).toEqual([400, "no_permit2_approval"]);
  });

  it("a deposit's authorization as a payment, and a payment's as a deposit", async () => {
    const payer = await fundedPayer(rpcUrl, 1_000_000n);
    const channel = channelOf(payer);
    const body = await channel.deposit(amount, { price });
    const { from, permitted, nonce, deadline, signature } =
      body.paymentPayload.payload.deposit.authorization.permit2Authorization;
    const payment = await signedBody(payer, { to: scenario.merchant.walletAddress, amount, nonce: BigInt(nonce) });
    const { permit2Authorization } = payment.paymentPayload.payload;
    const asPayment = (spender: string) => ({
      ...payment,
      paymentPayload: {
        ...payment.paymentPayload,
        payload: {
          signature,
          permit2Authorization: { ...permit2Authorization, from, permitted, nonce, deadline, spender },
        },
      },
    });
    expect(errorOf(await post(asPayment(permit2DepositCollector)))).toEqual([400, "payment_mismatch"]);
    expect(errorOf(await post(asPayment(sandbox.contracts.x402Proxy)))).toEqual([400, "invalid_signature"]);
    const { deposit } = body.paymentPayload.payload;
    const asDeposit = withPayload(body, {
      deposit: {
        ...deposit,
        authorization: {
          permit2Authorization: {
            ...deposit.authorization.permit2Authorization,
            signature: payment.paymentPayload.payload.signature,
          },
        },
      },
    });
    expect(errorOf(await post(asDeposit))).toEqual([400, "invalid_signature"]);
    expect(await balanceOf(rpcUrl, payer.address)).toBe(1_000_000n);
    // One nonce is one authorization, whatever it is signed for.
    expect((await post(payment)).status).toBe(200);
    expect(errorOf(await post(body))).toEqual([409, "nonce_already_used"]);
  });
});

describe("the chain", () => {
  async function waiting() {
    const payer = await fundedPayer(rpcUrl, 1_000_000n);
    const channel = channelOf(payer);
    const body = await channel.deposit(amount, { price });
    await scenario.chain.hold();
    return { payer, channel, body };
  }

  it.each<[string, (call: string) => string]>([
    ["directly", (call) => call],
    ["within another call of the contract", multicalled],
  ])("a third party makes the deposit first, %s: it counts, by that transaction", async (_how, sent) => {
    const { channel, body } = await waiting();
    const answer = post(body);
    const ours = await scenario.chain.untilWaiting(channel.config.salt);
    const data = sent(depositCalldata(channel.config, body.paymentPayload.payload));
    const foreign = await scenario.chain.send({ to: batchSettlement, data });
    await scenario.chain.release();
    expect(await answer).toMatchObject({
      status: 200,
      body: { channel: { balance: "100000", charged: "1000" }, settlement: { transaction: foreign } },
    });
    expect(ours.hash).not.toBe(foreign);
    expect(await balanceInContract(rpcUrl, channel.channelId)).toBe(amount);
    expect(await disagreements()).toEqual([]);
  });

  it("a reorg takes the block of a confirmed deposit back: it is mined again, and counted once", async () => {
    const { channel, body } = await waiting();
    const answer = post(body);
    await scenario.chain.untilWaiting(channel.config.salt);
    await scenario.chain.mine();
    expect((await answer).status).toBe(200);
    await rpc(rpcUrl, "anvil_reorg", [1, []]);
    expect(await balanceInContract(rpcUrl, channel.channelId)).toBe(0n);
    await scenario.chain.release();
    await until(async () => (await balanceInContract(rpcUrl, channel.channelId)) === amount, {
      ...{ timeoutMs: 20_000, what: "the deposit in a new block" },
    });
    expect(await channelEvents(channel.channelId)).toHaveLength(1);
    const [row] = await scenario.query<{ balance: string }>("select balance::text from channels where id = $1", [
      channel.channelId,
    ]);
    expect(row?.balance).toBe("100000");
  });

  it("the settler is killed between sending and mining: the deposit counts once, and a repeat gets its success", async () => {
    const { channel, body } = await waiting();
    const answer = post(body).catch(() => null);
    await scenario.chain.untilWaiting(channel.config.salt);
    await scenario.harness.stack.supervisor.signal("settler", "SIGKILL");
    await until(() => scenario.harness.services.start("settler").then(() => true), {
      ...{ timeoutMs: 20_000, intervalMs: 100, what: "another settler" },
    });
    await scenario.chain.release();
    expect(await ended(channel.channelId)).toMatchObject({ status: "confirmed" });
    const first = await answer;
    const repeat = await post(body);
    // The success goes to one request: to the first, or where that waited in vain to this one.
    expect([first?.status, repeat.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await balanceInContract(rpcUrl, channel.channelId)).toBe(amount);
    expect(await chargesOf(channel.channelId)).toHaveLength(1);
    expect(await disagreements()).toEqual([]);
  });
});
