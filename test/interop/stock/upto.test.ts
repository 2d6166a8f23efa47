/**
 * A stock shop that charges what was used, and a stock payer that signs a maximum, unmodified, with Lunas as the facilitator.
 * `npm run test:interop`
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { word } from "@lunas/contracts/word";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { decodePaymentResponseHeader } from "@x402/core/http";
import { balanceOf } from "../../harness/balance-of";
import { fundedPayer, idrx } from "../../harness/funded-payer";
import { holdMining, waitingTransactions } from "../../harness/hold-mining";
import { askHolds } from "../../harness/holds";
import type { Listening } from "../../harness/listen";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import { watchSettles } from "../../harness/watch-settles";
import { openMeteredShop } from "./metered-shop";
import { payerOf, payWith, withoutCoins } from "./payers";

const maximum = 500_000n;
const waitLimit = { timeoutMs: 20_000, intervalMs: 20 };
const transferSelector = "0xa9059cbb"; // transfer(address,uint256)

let harness: Harness;
let merchant: RegisteredMerchant;
let between: Awaited<ReturnType<typeof watchSettles>>;
let shop: Listening;
/** What the shop's handler does before it names the charge. */
let work: () => Promise<unknown> = async () => undefined;
let charge: string | null = null;

before(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-1", env: { PORT: port } });
  between = await watchSettles(harness.url);
  const facilitator = { url: between.url, apiKey: merchant.apiKey, payTo: merchant.walletAddress };
  shop = await openMeteredShop(facilitator, async () => {
    await work();
    return charge;
  });
  second = `http://localhost:${port}`;
});
let second: string;
/** How many settles there were before the purchase. */
let seen = 0;
const settles = () => between.settles.slice(seen);

after(async () => {
  await Promise.all([shop?.close(), between?.close()]);
  await harness?.stop();
});

interface Bought {
  readonly status: number;
  /** Of `PAYMENT-RESPONSE`. */
  readonly settled: ReturnType<typeof decodePaymentResponseHeader> | null;
  readonly paid: bigint;
}

async function buy(payer: Payer, options: { readonly charge: string | null; readonly work?: () => Promise<unknown> }) {
  seen = between.settles.length;
  work = options.work ?? (async () => undefined);
  charge = options.charge;
  const earlier = await balanceOf(harness.rpcUrl, payer.address);
  const { status, settled } = await payWith("fetch", payerOf(walletOf(payer)), `${shop.url}/words`);
  const paid = earlier - (await balanceOf(harness.rpcUrl, payer.address));
  return { status, settled: settled === null ? null : decodePaymentResponseHeader(settled), paid } satisfies Bought;
}

const walletOf = ({ privateKey }: Payer) => ({ privateKey, rpcUrl: harness.rpcUrl });

/** The shop's last `settle` again, with another charge. */
async function settleAgain(amount: string): Promise<Record<string, unknown>> {
  const sent = JSON.parse(between.settles.at(-1)?.sent ?? "{}") as { readonly paymentRequirements: object };
  const body = JSON.stringify({ ...sent, paymentRequirements: { ...sent.paymentRequirements, amount } });
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const response = await fetch(`${harness.url}/x402/settle`, { method: "POST", headers, body });
  return (await response.json()) as Record<string, unknown>;
}

const newPayer = () => fundedPayer(harness.rpcUrl, 1_000_000n);
const heldNow = async () =>
  (await askHolds(harness.url, merchant.apiKey, { path: "?status=held", method: "GET" })).body as unknown as {
    readonly holds: readonly object[];
  };

for (const [named, paid] of [
  ["123456", 123_456n],
  ["50%", 250_000n],
  ["1", 1n],
  [null, maximum],
] as const) {
  test(`the handler charges ${named ?? "nothing by name, which is the maximum"}`, async () => {
    const bought = await buy(await newPayer(), { charge: named });
    assert.deepEqual([bought.status, bought.paid], [200, paid]);
    assert.deepEqual([bought.settled?.success, bought.settled?.amount], [true, String(paid)]);
    const [sent] = settles().map((each) => JSON.parse(each.sent) as Sent);
    assert.equal(sent?.paymentPayload.accepted.amount, String(maximum));
    assert.equal(sent?.paymentRequirements.amount, String(paid));
  });
}

interface Sent {
  readonly paymentPayload: { readonly accepted: { readonly amount: string } };
  readonly paymentRequirements: { readonly amount: string };
}

test("a charge of nothing has no transaction, and the authorization is used up", async () => {
  const payer = await newPayer();
  const { status, settled, paid } = await buy(payer, { charge: "0" });
  assert.deepEqual([status, paid], [200, 0n]);
  assert.deepEqual([settled?.success, settled?.transaction, settled?.amount], [true, "", "0"]);
  const { success, errorReason } = await settleAgain("5");
  assert.deepEqual([success, errorReason], [false, "permit2_invalid_nonce"]);
  assert.equal(await balanceOf(harness.rpcUrl, payer.address), 1_000_000n);
});

test("a second settle with another charge is refused, also at once", async () => {
  const payer = await newPayer();
  await buy(payer, { charge: "700" });
  for (const amount of ["701", "1", "500000", "0"]) {
    const { success, errorReason, transaction } = await settleAgain(amount);
    assert.deepEqual([success, errorReason, transaction], [false, "permit2_invalid_nonce", ""]);
  }
  assert.equal((await settleAgain("500001")).errorReason, "invalid_upto_evm_payload_settlement_exceeds_amount");
  assert.equal(await balanceOf(harness.rpcUrl, payer.address), 1_000_000n - 700n);
});

test("a shop whose charge is above the maximum is refused, and the payer keeps its money", async () => {
  const payer = await newPayer();
  const { status, paid, settled } = await buy(payer, { charge: "500001" });
  assert.deepEqual([status, paid, settled?.success], [402, 0n, false]);
  assert.equal(settled?.errorReason, "invalid_upto_evm_payload_settlement_exceeds_amount");
  // Nothing was stored: the shop may still charge what it may.
  assert.deepEqual((await heldNow()).holds, []);
  assert.equal((await settleAgain("40")).success, true);
});

test("the payer's money goes while the shop works: nothing is charged, nothing stays reserved", async () => {
  const payer = await newPayer();
  const to = merchant.walletAddress;
  const leave = () => {
    const data = `${transferSelector}${word(to).slice(2)}${word(999_000n).slice(2)}`;
    return sendUnsigned({ rpcUrl: harness.rpcUrl, from: payer.address, to: idrx, data });
  };
  const { status, settled, paid } = await buy(payer, { charge: "400", work: leave });
  assert.deepEqual([status, settled?.success, settled?.errorReason], [402, false, "permit2_insufficient_balance"]);
  assert.equal(paid, 999_000n);
  assert.deepEqual((await heldNow()).holds, []);
});

test("a settle that is open is repeated once, at once, with the same body: it joins, and one charge is paid", async () => {
  const payer = await newPayer();
  between.target = second;
  const bought = await holdMining(harness.rpcUrl, async (mine) => {
    const buying = buy(payer, { charge: "1234" });
    await until(async () => (await waitingTransactions(harness.rpcUrl)) === 1, { ...waitLimit, what: "a transaction" });
    between.target = harness.url;
    await harness.services.stop("gateway-1");
    await until(() => settles().length === 2, { ...waitLimit, what: "the repeat" });
    await mine();
    return buying;
  });
  assert.deepEqual([bought.status, bought.settled?.amount, bought.paid], [200, "1234", 1_234n]);
  const [first, repeat, ...more] = settles();
  assert.deepEqual([first?.answered?.errorReason, repeat?.answered?.success, more], ["settlement_pending", true, []]);
  assert.equal(repeat?.sent, first?.sent);
  assert.equal(repeat?.answered?.transaction, first?.answered?.transaction);
});

test("a payer whose spend controls do not know the coin signs nothing", async () => {
  const payer = await newPayer();
  await assert.rejects(payWith("fetch", withoutCoins(walletOf(payer)), `${shop.url}/words`));
  assert.equal(await balanceOf(harness.rpcUrl, payer.address), 1_000_000n);
});
