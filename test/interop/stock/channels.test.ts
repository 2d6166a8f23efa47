/**
 * A stock shop that keeps the books of its channels, and a stock payer, unmodified, with Lunas as the facilitator.
 * `npm run test:interop`
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { auditChain } from "../../harness/audit-chain";
import { balanceOf } from "../../harness/balance-of";
import { readAuthorizer } from "../../harness/deposits";
import { fundedPayer } from "../../harness/funded-payer";
import { holdMining, waitingTransactions } from "../../harness/hold-mining";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import { watchSettles } from "../../harness/watch-settles";
import { type ChannelPayer, channelPayer } from "./channel-payer";
import { type ChannelShop, openChannelShop, price } from "./channel-shop";
import { sharedStorage } from "./shared-storage";

const funds = 5_000_000n;
/** The stock shop asks for ten times the price. */
const firstDeposit = 10n * price;
const waitLimit = { timeoutMs: 30_000, intervalMs: 50 };

let harness: Harness;
let second: string;

before(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-1", env: { PORT: port } });
  second = `http://localhost:${port}`;
  await readAuthorizer(harness.url);
});

/** What a test opened. */
const opened: { close(): Promise<unknown> }[] = [];

after(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await harness?.stop();
});

interface Trade {
  readonly merchant: RegisteredMerchant;
  readonly shop: ChannelShop;
  readonly between: Awaited<ReturnType<typeof watchSettles>>;
  readonly wallet: { readonly privateKey: `0x${string}`; readonly rpcUrl: string; readonly address: string };
  readonly payer: ChannelPayer;
  /** What the shop charged so far, as it told the payer. */
  charged(): bigint;
  /** One call, charged as named. */
  call(charge?: bigint, payer?: ChannelPayer, shop?: ChannelShop): Promise<void>;
  earned(): Promise<bigint>;
  spent(): Promise<bigint>;
}

async function startTrade(options: Parameters<typeof openChannelShop>[1] = {}): Promise<Trade> {
  const merchant = await registerMerchant(harness.url);
  const between = await watchSettles(harness.url);
  const facilitator = { url: between.url, apiKey: merchant.apiKey, payTo: merchant.walletAddress };
  const shop = await openChannelShop(facilitator, options);
  const { rpcUrl } = harness;
  const { privateKey, address } = await fundedPayer(rpcUrl, funds);
  opened.push(shop, between, { close: () => shop.manager.stop() });
  const wallet = { privateKey, rpcUrl, address };
  const payer = channelPayer(wallet);
  let charged = 0n;
  return {
    ...{ merchant, shop, between, wallet, payer, charged: () => charged },
    async call(charge = price, by = payer, at = shop) {
      const { status, settled } = await by.call(at.url, charge);
      const why = () => JSON.stringify([settled, between.settles.at(-1)]);
      assert.deepEqual([status, settled?.success, settled?.extra?.chargedAmount], [200, true, String(charge)], why());
      charged += charge;
      const state = settled?.extra?.channelState as { chargedCumulativeAmount: string } | undefined;
      assert.equal(state?.chargedCumulativeAmount, String(charged));
    },
    earned: () => balanceOf(rpcUrl, merchant.walletAddress),
    spent: async () => funds - (await balanceOf(rpcUrl, address)),
  };
}

const sentTypes = ({ between }: Trade) =>
  between.settles.map(({ sent }) => (JSON.parse(sent) as Sent).paymentPayload.payload.type);
interface Sent {
  readonly paymentPayload: { readonly payload: { readonly type: string } };
}

async function supported(apiKey: string) {
  const answer = await fetch(`${harness.url}/x402/supported`, { headers: { "x-api-key": apiKey } });
  return (await answer.json()) as { readonly kinds: readonly { readonly scheme: string; readonly extra?: object }[] };
}

const shopKey = privateKeyToAccount(generatePrivateKey());
for (const [named, options] of [
  ["Lunas signs", {}],
  ["the shop signs", { receiverAuthorizerSigner: shopKey as never }],
] as const) {
  test(`deposit, calls, top-up, claims, payout and refund, where ${named}`, async () => {
    const trade = await startTrade(options);
    const { shop, payer } = trade;
    const [offer] = (await supported(trade.merchant.apiKey)).kinds.filter(
      ({ scheme }) => scheme === "batch-settlement",
    );
    assert.match(JSON.stringify(offer?.extra), /^\{"receiverAuthorizer":"0x[0-9a-fA-F]{40}"\}$/);

    // The first call deposits; the others cost no transaction.
    await trade.call(7_000n);
    assert.equal(await trade.spent(), firstDeposit);
    for (const charge of [price, 1n, 9_999n, price]) await trade.call(charge);
    assert.deepEqual(sentTypes(trade), ["deposit"]);

    // The shop claims and is paid by its own timers.
    shop.manager.start({ claimIntervalSecs: 1, settleIntervalSecs: 1, onError: (error) => assert.fail(String(error)) });
    await until(async () => (await trade.earned()) === trade.charged(), { ...waitLimit, what: "the shop's money" });
    await shop.manager.stop();

    // More than the first deposit: the payer tops up.
    for (let calls = 0; calls < 8; calls += 1) await trade.call();
    assert.equal(sentTypes(trade).filter((type) => type === "deposit").length, 2);
    assert.ok((await trade.spent()) > firstDeposit);

    // The payer gets a part back, then the rest, after what it was charged is claimed.
    const part = await payer.refund(shop.url, 5_000n);
    assert.deepEqual([part.success, part.amount], [true, "5000"]);
    await trade.call();
    const rest = await payer.refund(shop.url);
    assert.deepEqual([rest.success, rest.payer?.toLowerCase()], [true, trade.wallet.address.toLowerCase()]);
    assert.equal(await trade.spent(), trade.charged());
    await shop.manager.settle();
    assert.equal(await trade.earned(), trade.charged());
    assert.equal(await trade.spent(), trade.charged());
    assert.ok(trade.between.settles.every(({ answered }) => answered?.success === true));
    assert.deepEqual(await auditChain(harness.stack.databaseUrl, sandbox, harness.rpcUrl), []);
  });
}

test("a payer that lost its state gets it back by a corrective 402, and deposits nothing more", async () => {
  const trade = await startTrade();
  for (let calls = 0; calls < 3; calls += 1) await trade.call();
  await trade.call(500n, channelPayer(trade.wallet));
  assert.equal(await trade.spent(), firstDeposit);
  assert.deepEqual(sentTypes(trade), ["deposit"]);
});

test("a second server of a shop with the same storage serves the channel, and claims nothing twice", async () => {
  const { redisUrl } = harness.stack;
  const stores = [sharedStorage(redisUrl, "shop-a:"), sharedStorage(redisUrl, "shop-a:")] as const;
  const trade = await startTrade({ storage: stores[0].storage });
  const { merchant, between, shop } = trade;
  const facilitator = { url: between.url, apiKey: merchant.apiKey, payTo: merchant.walletAddress };
  const other = await openChannelShop(facilitator, { storage: stores[1].storage });
  opened.push(other, ...stores);
  await trade.call();
  await trade.call(3_000n, trade.payer, other);
  await trade.call(price, trade.payer, shop);
  // Both claim the same rows at once: one transaction, told to both.
  const [one, two] = await Promise.all([shop.manager.claim(), other.manager.claim()]);
  assert.equal(one[0]?.transaction, two[0]?.transaction);
  const [paid] = await Promise.all(
    [shop.manager.settle(), other.manager.settle()].map((each) => each.catch(() => null)),
  );
  assert.notEqual(paid, null);
  assert.equal(await trade.earned(), trade.charged());
});

test("a claim whose outcome is open is asked for again with the same body: it joins, and one transaction is sent", async () => {
  const trade = await startTrade();
  const { between, shop } = trade;
  await trade.call();
  const seen = between.settles.length;
  between.target = second;
  const claims = await holdMining(harness.rpcUrl, async (mine) => {
    // The stock manager repeats nothing by itself: it claims again at its next time.
    const first = shop.manager.claim().catch((error: unknown) => String(error));
    await until(async () => (await waitingTransactions(harness.rpcUrl)) === 1, { ...waitLimit, what: "a transaction" });
    between.target = harness.url;
    await harness.services.stop("gateway-1");
    assert.match(String(await first), /settlement_pending/);
    const again = shop.manager.claim();
    await until(() => between.settles.length === seen + 2, { ...waitLimit, what: "the repeat" });
    await mine();
    return again;
  });
  const [first, repeat, ...more] = between.settles.slice(seen);
  assert.deepEqual([first?.answered?.errorReason, repeat?.answered?.success, more], ["settlement_pending", true, []]);
  assert.equal(repeat?.sent, first?.sent);
  assert.match(String(first?.answered?.transaction), /^0x[0-9a-f]{64}$/);
  assert.equal(repeat?.answered?.transaction, first?.answered?.transaction);
  assert.equal(claims[0]?.transaction, first?.answered?.transaction);
  await shop.manager.settle();
  assert.equal(await trade.earned(), trade.charged());
});
