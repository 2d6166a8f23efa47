import { sandbox } from "@lunas/catalog/chains/sandbox";
import { query as queryAt } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { ethers } from "ethers";
import { auditChain } from "../harness/audit-chain";
import { balanceOf } from "../harness/balance-of";
import { readAuthorizer } from "../harness/deposits";
import { fundedPayer } from "../harness/funded-payer";
import { holdMining, waitingTransactions } from "../harness/hold-mining";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { channelInContract, claiming, payingOut, type ShopChannel, shopChannel } from "../harness/shop-channels";
import { approveData, offer, penniless, signApproval } from "../harness/sponsored-payer";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(180_000);

let harness: Harness;
let url: string;
let rpcUrl: string;
let merchant: RegisteredMerchant;
let authorizer: string;

beforeAll(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  ({ url, rpcUrl } = harness);
  merchant = await registerMerchant(url);
  authorizer = new ethers.Wallet(harness.stack.secrets.authorizerKey).address;
  await readAuthorizer(url);
}, 120_000);
afterAll(() => harness?.stop());

const query = async <Row extends object>(sql: string, values: readonly string[] = []) =>
  (await queryAt(harness.stack.databaseUrl, sql, [...values])) as Row[];

interface Said {
  readonly isValid?: boolean;
  readonly invalidReason?: string;
  readonly success?: boolean;
  readonly errorReason?: string;
  readonly transaction?: string;
  readonly amount?: string;
}

async function ask(verb: "verify" | "settle", body: object, { apiKey }: Pick<RegisteredMerchant, "apiKey"> = merchant) {
  const headers = { "content-type": "application/json", "x-api-key": apiKey };
  const answer = await fetch(`${url}/x402/${verb}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Said;
}
const settle = (body: object, by?: RegisteredMerchant) => ask("settle", body, by);
const reasonOf = ({ errorReason }: Said) => errorReason?.replace("invalid_batch_settlement_evm_", "");

const deposited = 100_000n;

/** An open channel that the shop keeps, with its payer. */
async function opened(changes: Parameters<typeof shopChannel>[2] = {}, amount = deposited) {
  const payer = await fundedPayer(rpcUrl, amount);
  const channel = shopChannel(payer, { receiver: merchant.walletAddress, authorizer }, changes);
  expect(await settle(await channel.deposits(amount))).toMatchObject({ success: true, amount: String(amount) });
  return { payer, channel };
}

const claim = async (channel: ShopChannel, max: bigint, claimed?: bigint) =>
  claiming(merchant.walletAddress, [await channel.row(max, claimed)]);
const actionsOf = (channel: ShopChannel) =>
  query<{ id: string; status: string; cause: string; tx_hash: string | null }>(
    `select a.* from channel_actions a where a.channel_id = $1
       or exists (select from channel_claims l where l.action_id = a.id and l.channel_id = $1) order by a.created_at`,
    [channel.id],
  );
/** What was asked for and has not ended, or ended as nothing sent. */
const requests = async () => (await query<{ n: string }>("select count(*)::text as n from channel_actions"))[0]?.n;

describe("a channel whose books a stock server keeps", () => {
  it("is stored as the shop's by its first deposit, charges nothing, and no other books are opened for it", async () => {
    const { channel, payer } = await opened();
    const [row] = await query("select * from channels where id = $1", [channel.id]);
    expect(row).toMatchObject({ managed_by: "shop", charged: "0", balance: String(deposited), status: "open" });
    expect(await channelInContract(rpcUrl, channel.id)).toMatchObject({ balance: deposited, claimed: 0n });
    const { paymentPayload, paymentRequirements } = await channel.pays(1_000n);
    const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
    const facilitated = await fetch(`${url}/facilitate`, {
      ...{ method: "POST", headers, body: JSON.stringify({ paymentPayload, paymentRequirements }) },
    });
    expect(await facilitated.json()).toMatchObject({
      error: { code: "payment_mismatch", details: { field: "managedBy", actual: "shop" } },
    });
    const path = `${url}/channels/${channel.id}/refund`;
    const refunded = await fetch(path, { method: "POST", headers, body: "{}" });
    expect(await refunded.json()).toMatchObject({ error: { details: { field: "managedBy" } } });
    expect(await balanceOf(rpcUrl, payer.address)).toBe(0n);
  });

  it("is claimed with our signature, paid out, and given back with what its payer and merchant are owed", async () => {
    const { channel, payer } = await opened();
    const before = await balanceOf(rpcUrl, merchant.walletAddress);
    expect(await settle(await claim(channel, 30_000n, 20_000n))).toEqual({
      ...{ success: true, network: "eip155:1337", transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    });
    const paid = await settle(payingOut(merchant.walletAddress));
    expect(paid).toMatchObject({ success: true, amount: "20000" });
    expect(await balanceOf(rpcUrl, merchant.walletAddress)).toBe(before + 20_000n);
    expect(reasonOf(await settle(payingOut(merchant.walletAddress)))).toBe("nothing_to_settle");
    const claims = [await channel.row(30_000n)];
    const refund = await channel.refunds({ amount: deposited, charged: 30_000n, claims });
    expect(await settle(refund)).toMatchObject({
      ...{ success: true, amount: "70000", payer: payer.address },
      extra: { channelState: { channelId: channel.id, balance: "30000", totalClaimed: "30000", refundNonce: "1" } },
    });
    expect(await balanceOf(rpcUrl, payer.address)).toBe(70_000n);
    // The same again is the same end, and no second transaction.
    expect(await settle(refund)).toMatchObject({ success: true, amount: "70000" });
    expect(await channelInContract(rpcUrl, channel.id)).toEqual({ balance: 30_000n, claimed: 30_000n, nonce: 1n });
    expect((await actionsOf(channel)).map(({ cause, status }) => [cause, status])).toEqual([
      ...[
        ["shop", "confirmed"],
        ["shop", "confirmed"],
      ],
    ]);
    const [gas] = await query<{ wei: string }>("select wei::text from gas_spent where merchant_id = $1", [
      merchant.merchantId,
    ]);
    expect(BigInt(gas?.wei ?? 0)).toBeGreaterThan(0n);
    expect(await auditChain(harness.stack.databaseUrl, sandbox, rpcUrl)).toEqual([]);
  });

  it("is claimed and given back by its server's own signature", async () => {
    const own = freshWallet();
    const { channel, payer } = await opened({ receiverAuthorizer: own.address });
    expect(await settle(await channel.deposits(deposited))).toMatchObject({ success: false });
    const rows = [await channel.row(10_000n)];
    expect(reasonOf(await settle(await claiming(merchant.walletAddress, rows)))).toBe("authorizer_address_mismatch");
    const forged = await claiming(merchant.walletAddress, rows, freshWallet());
    expect(reasonOf(await settle(forged))).toBe("claim_simulation_failed");
    expect(await settle(await claiming(merchant.walletAddress, rows, own))).toMatchObject({ success: true });
    const refund = { amount: 5_000n, charged: 10_000n };
    expect(reasonOf(await settle(await channel.refunds(refund)))).toBe("authorizer_address_mismatch");
    expect(await settle(await channel.refunds({ ...refund, by: own }))).toMatchObject({
      success: true,
      amount: "5000",
    });
    expect(await balanceOf(rpcUrl, payer.address)).toBe(5_000n);
    await settle(payingOut(merchant.walletAddress));
  });

  it("that was opened elsewhere becomes the shop's by its first claim", async () => {
    const { channel } = await opened();
    await query("delete from events where data ->> 'channelId' = $1", [channel.id]);
    await query("delete from channels where id = $1", [channel.id]);
    expect(await settle(await claim(channel, 4_000n))).toMatchObject({ success: true });
    const [row] = await query("select * from channels where id = $1", [channel.id]);
    expect(row).toMatchObject({ managed_by: "shop", balance: String(deposited), merchant_id: merchant.merchantId });
    await settle(payingOut(merchant.walletAddress));
  });
});

describe("what is refused, and nothing is sent", () => {
  it("of another merchant's key", async () => {
    const { channel } = await opened();
    const otherMerchant = await registerMerchant(url);
    const earlier = await requests();
    for (const body of [
      await claim(channel, 1_000n),
      payingOut(merchant.walletAddress),
      await channel.refunds({ amount: 1_000n, charged: 0n }),
      await channel.deposits(deposited),
    ])
      expect(reasonOf(await settle(body, otherMerchant))).toBe("receiver_mismatch");
    expect(await requests()).toBe(earlier);
    expect(await channelInContract(rpcUrl, channel.id)).toEqual({ balance: deposited, claimed: 0n, nonce: 0n });
  });

  it("above the signed maximum or the balance, by a wrong key, done already, twice, or with a stale nonce", async () => {
    const { channel } = await opened();
    const earlier = await requests();
    const rows = async (...made: readonly ReturnType<ShopChannel["row"]>[]) =>
      reasonOf(await settle(await claiming(merchant.walletAddress, await Promise.all(made))));
    expect(await rows(channel.row(1_000n, 1_001n))).toBe("claim_simulation_failed");
    expect(await rows(channel.row(deposited + 1n))).toBe("claim_simulation_failed");
    expect(await rows(channel.row(1_000n, 1_000n, freshWallet()))).toBe("claim_simulation_failed");
    expect(await rows(channel.row(0n))).toBe("claim_simulation_failed");
    expect(await rows(channel.row(1_000n), channel.row(1_000n))).toBe("claim_simulation_failed");
    const refund = async (terms: { amount: bigint; nonce?: bigint }) =>
      reasonOf(await settle(await channel.refunds({ charged: 0n, ...terms })));
    expect(await refund({ amount: 1_000n, nonce: 1n })).toBe("refund_simulation_failed");
    expect(await refund({ amount: 0n })).toBe("refund_simulation_failed");
    expect(reasonOf(await settle(await channel.pays(1_000n)))).toBe("payload_type");
    expect(reasonOf(await settle(await channel.pays(1_000n, "refund")))).toBe("payload_type");
    expect(await requests()).toBe(earlier);
    expect(await channelInContract(rpcUrl, channel.id)).toEqual({ balance: deposited, claimed: 0n, nonce: 0n });
  });

  it("of a channel whose books Lunas keeps", async () => {
    const { channel } = await opened();
    await query("update channels set managed_by = 'lunas' where id = $1", [channel.id]);
    const earlier = await requests();
    const answer = await settle(await claim(channel, 1_000n));
    expect(answer).toMatchObject({ success: false, errorReason: "invalid_payload" });
    expect(await ask("verify", await channel.pays(1_000n))).toMatchObject({ isValid: false });
    expect(await requests()).toBe(earlier);
    await query("update channels set managed_by = 'shop' where id = $1", [channel.id]);
  });
});

describe("a request that is repeated", () => {
  it("joins the first while it is open, twenty times at once, and has one transaction", async () => {
    const { channel } = await opened();
    const body = await claim(channel, 7_000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => settle(body)));
    expect(new Set(answers.map(({ success, transaction }) => `${success} ${transaction}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    expect(await actionsOf(channel)).toHaveLength(1);
    const payouts = await Promise.all([1, 2, 3].map(() => settle(payingOut(merchant.walletAddress))));
    expect(new Set(payouts.map(({ transaction }) => transaction)).size).toBe(1);
    expect(payouts[0]).toMatchObject({ success: true, amount: "7000" });
  });

  it("is pending with its transaction while the gateway ends, and another gateway tells the end", async () => {
    const { channel } = await opened();
    const body = await claim(channel, 9_000n);
    const { services } = harness;
    const first = await holdMining(rpcUrl, async () => {
      const requested = settle(body);
      await until(async () => (await waitingTransactions(rpcUrl)) === 1, { timeoutMs: 30_000, what: "a transaction" });
      await services.stop("gateway");
      return requested;
    });
    expect(first).toMatchObject({ success: false, errorReason: "settlement_pending" });
    expect(first.transaction).toMatch(/^0x[0-9a-f]{64}$/);
    await services.start("gateway");
    expect(await settle(body)).toMatchObject({ success: true, transaction: first.transaction });
    expect(await actionsOf(channel)).toHaveLength(1);
    await settle(payingOut(merchant.walletAddress));
  });
});

describe("the channel of a payer", () => {
  const terms = () => ({ receiver: merchant.walletAddress, authorizer });
  const sponsorships = ({ address }: Pick<Payer, "address">) =>
    query("select * from sponsorships where payer = $1", [address]);

  it("without native currency is opened with an approval that Lunas pays for, once", async () => {
    const payer = await penniless(rpcUrl, deposited);
    const channel = shopChannel(payer, terms());
    const body = await channel.deposits(deposited);
    const offering = async (odd = {}) => {
      const extensions = offer(payer, await signApproval(rpcUrl, payer, odd));
      return { ...body, paymentPayload: { ...body.paymentPayload, extensions } };
    };
    const other = await offering({ data: approveData(freshWallet().address, deposited) });
    for (const [refused, reason] of [
      [body, "permit2_allowance_required"],
      [other, "erc20_approval_unavailable"],
    ] as const) {
      expect(await ask("verify", refused)).toMatchObject({
        ...{ isValid: false, invalidReason: `invalid_batch_settlement_evm_${reason}` },
      });
      expect(reasonOf(await settle(refused))).toBe(reason);
    }
    expect(await query("select id from payments where channel_id = $1", [channel.id])).toEqual([]);
    const offered = await offering();
    expect(await ask("verify", offered)).toMatchObject({ isValid: true });
    expect(await sponsorships(payer)).toEqual([]);
    // As for every payment one request gets the success; another one gets the reason.
    const answers = await Promise.all([settle(offered), settle(offered)]);
    const answer = answers.find(({ success }) => success);
    expect(answer).toMatchObject({ amount: String(deposited), payer: payer.address });
    const used = { errorMessage: "This payment authorization has been used already." };
    expect(answers.find((each) => each !== answer)).toMatchObject({ success: false, ...used });
    expect(await sponsorships(payer)).toHaveLength(1);
    expect(await channelInContract(rpcUrl, channel.id)).toMatchObject({ balance: deposited, claimed: 0n });
    const [payment] = await query<{ id: string }>("select id from payments where channel_id = $1", [channel.id]);
    const problems = await auditChain(harness.stack.databaseUrl, sandbox, rpcUrl);
    expect(problems.filter((each) => each.includes(payment?.id ?? ""))).toEqual([]);
  });

  it("without a key for vouchers takes those of its wallet, and is never charged by Lunas", async () => {
    const { channel, payer } = await opened({ payerAuthorizer: ethers.ZeroAddress });
    const verified = async (signer?: ethers.Signer) => ask("verify", await channel.pays(2_000n, "voucher", signer));
    expect(await verified()).toMatchObject({ isValid: true, payer: payer.address });
    expect(await verified(freshWallet())).toMatchObject({
      invalidReason: "invalid_batch_settlement_evm_voucher_signature",
    });
    const forged = await claiming(merchant.walletAddress, [await channel.row(2_000n, 2_000n, freshWallet())]);
    expect(reasonOf(await settle(forged))).toBe("claim_simulation_failed");
    expect(await settle(await claim(channel, 3_000n, 2_000n))).toMatchObject({ success: true });
    const refund = await channel.refunds({
      ...{ amount: deposited, charged: 5_000n, claims: [await channel.row(5_000n)] },
    });
    expect(await settle(refund)).toMatchObject({ success: true, amount: String(deposited - 5_000n) });
    expect(await channelInContract(rpcUrl, channel.id)).toEqual({ balance: 5_000n, claimed: 5_000n, nonce: 1n });
    expect(await settle(payingOut(merchant.walletAddress))).toMatchObject({ success: true, amount: "5000" });
    // Where Lunas keeps the books, vouchers need a key: a wallet with code may change its owners.
    const another = shopChannel(await fundedPayer(rpcUrl, deposited), terms(), { payerAuthorizer: ethers.ZeroAddress });
    const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
    for (const { paymentPayload, paymentRequirements } of [
      await another.deposits(deposited),
      await another.pays(1_000n),
    ]) {
      const request = { method: "POST", headers, body: JSON.stringify({ paymentPayload, paymentRequirements }) };
      expect(await (await fetch(`${url}/facilitate`, request)).json()).toMatchObject({
        error: { code: "payment_mismatch", details: { field: "channelConfig.payerAuthorizer" } },
      });
    }
    expect(await query("select id from channels where id = $1", [another.id])).toEqual([]);
  });
});
