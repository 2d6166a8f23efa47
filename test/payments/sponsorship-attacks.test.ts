import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Transaction, type TransactionLike, Wallet } from "ethers";
import type { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { expectBounded, type GasLedger, openGasLedger } from "../harness/gas-ledger";
import { type Mining, miningOf } from "../harness/mining";
import { facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { approveData, offer, penniless, sponsoredBody, unlimited } from "../harness/sponsored-payer";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(300_000);

/** `npm run verify -- sponsorship` takes its time; within everything else the suite is a small one. */
const isFull = process.env.LUNAS_SPONSORSHIP === "full";
const thirdParty = "0x2222222222222222222222222222222222222222";
/** Of the catalog, or one that is used up sooner. */
const budgetWei = isFull ? 2_000_000_000_000_000n : 500_000_000_000_000n;

let harness: Harness;
let merchant: RegisteredMerchant;
let ledger: GasLedger;
let mining: Mining;
let database: Client;

beforeAll(async () => {
  harness = await startHarness({
    stack: { blockTime: { sandbox: "automine" } },
    services: { env: { SETTLE_WAIT_MS: "4000", SANDBOX_SPONSOR_MERCHANT_BUDGET_WEI: String(budgetWei) } },
  });
  await untilOpen(harness.url);
  merchant = await registerMerchant(harness.url);
  ledger = await openGasLedger(harness);
  mining = miningOf(harness.rpcUrl);
  database = await connectTo(harness.stack.databaseUrl);
});
afterAll(async () => {
  await database?.end();
  await ledger?.close();
  await harness?.stop();
});

const pay = (body: unknown, by = merchant) => facilitate(harness.url, by.apiKey, body);
const options = (to = merchant.walletAddress) => ({
  to,
  amount: 1_000n,
  deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 120),
});

/** What the rows say that sponsoring may have cost these payers' patron. */
async function mayHaveCost(payers: readonly Payer[]): Promise<bigint> {
  const { rows } = await database.query<{ wei: string }>(
    "select coalesce(sum(coalesce(granted_wei, 0) + gas_wei), 0)::text as wei from sponsorships where payer = any($1)",
    [payers.map(({ address }) => address)],
  );
  return BigInt(rows[0]?.wei ?? 0);
}

describe("an approval outside its limits is refused, and costs nothing", () => {
  const price = 10n ** 9n;
  const attacks: readonly (readonly [string, string, TransactionLike])[] = [
    ["gas for more than an approval", "gas_limit", { gasLimit: 100_001n }],
    ["a fee that drains", "fee_too_high", { maxFeePerGas: 50n * price, maxPriorityFeePerGas: 50n * price }],
    ["a fee above every ceiling", "fee_above_ceiling", { maxFeePerGas: 10n ** 15n }],
    ["a fee at which nothing is mined", "fee_too_low", { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }],
    ["another chain", "chain_id", { chainId: 8453 }],
    ["another target", "target", { to: thirdParty }],
    ["another spender", "spender", { data: approveData(thirdParty, unlimited) }],
    [
      "extra calldata",
      "calldata",
      { data: `${approveData("0x000000000022D473030F116dDEE9F6B43aC78BA3", unlimited)}00` },
    ],
    ["a transfer", "calldata", { data: `0xa9059cbb${"0".repeat(127)}1` }],
    ["less than the payment", "amount", { data: approveData("0x000000000022D473030F116dDEE9F6B43aC78BA3", 999n) }],
    ["value", "value", { value: 1n }],
    ["an access list", "access_list", { type: 2, accessList: [{ address: thirdParty, storageKeys: [] }] }],
    ["a legacy transaction", "transaction_type", { type: 0 }],
    ["an EIP-2930 transaction", "transaction_type", { type: 1 }],
    ["a nonce of the future", "nonce", { nonce: 1 }],
    ["gas for less than an approval", "approval_reverted", { gasLimit: 30_000n }],
  ];

  // Each bound has its unit tests; here a few of them stand for all, unless there is time.
  const few = new Set(["gas_limit", "fee_too_high", "calldata", "value", "approval_reverted"]);
  it.each(attacks.filter(([, reason]) => isFull || few.has(reason)))("%s", async (attack, reason, odd) => {
    const payer = await penniless(harness.rpcUrl);
    const refused = await pay(await sponsoredBody(harness.rpcUrl, payer, options(), odd));
    expect(refused).toMatchObject({ status: 400, body: { error: { details: { reason } } } });
    expectBounded(attack, (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("a set-code transaction (type 4), which would make an account of code out of the payer", async () => {
    const payer = await penniless(harness.rpcUrl);
    const wallet = new Wallet(payer.privateKey);
    const authorization = await wallet.authorize({ address: thirdParty, chainId: 1337, nonce: 1 });
    const odd = { type: 4, authorizationList: [authorization] } as TransactionLike;
    const refused = await pay(await sponsoredBody(harness.rpcUrl, payer, options(), odd));
    expect(refused).toMatchObject({ status: 400, body: { error: { details: { reason: "transaction_type" } } } });
    expectBounded("type 4", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("bytes without a transaction, and another account's approval", async () => {
    const [payer, other] = [await penniless(harness.rpcUrl), await penniless(harness.rpcUrl)];
    const body = await sponsoredBody(harness.rpcUrl, payer, options());
    const reported = async (extensions: unknown) =>
      (await pay({ ...body, paymentPayload: { ...body.paymentPayload, extensions } })).body.error?.details.reason;
    expect(await reported(offer(payer, "0x02c0"))).toBe("undecodable");
    const foreign = (await sponsoredBody(harness.rpcUrl, other, options())).paymentPayload.extensions;
    expect(await reported(foreign)).toBe("signer");
    expectBounded("not the payer's", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("a nonce that something waits for already", async () => {
    const payer = await penniless(harness.rpcUrl);
    await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, `0x${(10n ** 16n).toString(16)}`]);
    const body = await sponsoredBody(harness.rpcUrl, payer, options());
    await mining.pause();
    await rpc(harness.rpcUrl, "eth_sendRawTransaction", [await sweep(payer, thirdParty, 1n)]);
    const refused = await pay(body);
    await mining.resume();
    expect(refused.body.error?.details.reason).toBe("pending_transactions");
    expectBounded("pending", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });
});

/** The payer's own transaction at its next nonce, at a price that beats its approval's. */
async function sweep(payer: Payer, to: string, keepWei: bigint): Promise<string> {
  const ask = async (method: string, ...params: unknown[]) => BigInt(await rpcHex(harness.rpcUrl, method, params));
  const balance = await ask("eth_getBalance", payer.address, "latest");
  const maxFeePerGas = (await ask("eth_gasPrice")) * 3n;
  const transaction = Transaction.from({
    type: 2,
    chainId: 1337,
    nonce: Number(await ask("eth_getTransactionCount", payer.address, "latest")),
    to,
    value: balance - 21_000n * maxFeePerGas - keepWei,
    gasLimit: 21_000n,
    maxFeePerGas,
    maxPriorityFeePerGas: maxFeePerGas,
  });
  return new Wallet(payer.privateKey).signTransaction(transaction);
}

/** Pays, and spends the grant on something else before the approval is mined. */
async function takeAndRun(payer: Payer): Promise<number> {
  const body = await sponsoredBody(harness.rpcUrl, payer, options());
  await mining.pause();
  const answer = pay(body);
  let over = false;
  void answer.then(() => {
    over = true;
  });
  await mining.untilWaiting(1, () => over);
  if (!over) {
    await mining.mine(); // the grant
    await until(
      async () => over || BigInt(await rpcHex(harness.rpcUrl, "eth_getBalance", [payer.address, "latest"])) > 0n,
      { timeoutMs: 20_000, what: "the grant" },
    );
    if (!over) await rpc(harness.rpcUrl, "eth_sendRawTransaction", [await sweep(payer, thirdParty, 0n)]);
    await mining.mine();
  }
  await mining.resume();
  return (await answer).status;
}

describe("what a grant can lose is its bound", () => {
  it("parallel copies of one approval: one grant", async () => {
    await ledger.settle();
    const payer = await penniless(harness.rpcUrl);
    const first = await sponsoredBody(harness.rpcUrl, payer, options());
    const { extensions } = first.paymentPayload;
    const others = await Promise.all(Array.from({ length: 7 }, () => signedBody(payer, options())));
    const bodies = [
      first,
      ...others.map((body) => ({ ...body, paymentPayload: { ...body.paymentPayload, extensions } })),
    ];

    const answers = await Promise.all(bodies.map((body) => pay(body)));

    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThanOrEqual(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.error?.code).toBe("sponsorship_refused");
    const { lossWei, worstWei } = await ledger.settle();
    const cost = await mayHaveCost([payer]);
    expectBounded("parallel copies", lossWei, {
      formula: `one grant and its gas + ${paid} settlements`,
      wei: cost + BigInt(paid) * worstWei,
    });
  });

  it("a payer that spends the grant elsewhere gets one grant a day", async () => {
    await ledger.settle();
    const payer = await penniless(harness.rpcUrl);
    expect(await takeAndRun(payer)).toBe(504);
    const { lossWei } = await ledger.settle();
    const cost = await mayHaveCost([payer]);
    expect(cost).toBeLessThanOrEqual(budgetWei);
    expectBounded("grant swept", lossWei, { formula: "gas × maxFeePerGas + the gas to send it", wei: cost });

    const again = await pay(await sponsoredBody(harness.rpcUrl, payer, options()));
    expect(again.body.error?.details.reason).toBe("payer_sponsored_lately");
    expectBounded("grant swept, again", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("endless fresh payers: the day's budget, and then nothing", async () => {
    const poor = await registerMerchant(harness.url);
    await ledger.settle();
    const payers: Payer[] = [];
    let settled = 0;
    let lastReason: string | undefined;
    // Dust payments by fresh wallets: each keeps what its approval did not use of the grant.
    while (lastReason === undefined && payers.length < 200) {
      const payer = await penniless(harness.rpcUrl);
      const answer = await pay(await sponsoredBody(harness.rpcUrl, payer, options(poor.walletAddress)), poor);
      payers.push(payer);
      if (answer.status === 200) settled += 1;
      else lastReason = answer.body.error?.details.reason;
    }
    expect(lastReason).toBe("merchant_budget");
    expect(settled).toBeGreaterThan(0);
    const { lossWei, worstWei } = await ledger.settle();
    const settling = BigInt(settled) * worstWei;
    expectBounded(`fresh payers (${settled} of ${payers.length})`, lossWei, {
      formula: `daily budget + ${settled} settlements`,
      wei: budgetWei + settling,
    });
    expect(await mayHaveCost(payers)).toBeLessThanOrEqual(budgetWei);

    for (let index = 0; index < 3; index += 1) {
      const answer = await pay(
        await sponsoredBody(harness.rpcUrl, await penniless(harness.rpcUrl), options(poor.walletAddress)),
        poor,
      );
      expect(answer.body.error?.details.reason).toBe("merchant_budget");
    }
    expectBounded("fresh payers, afterwards", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  (isFull ? it : it.skip)("fresh payers that all run away: the day's budget", async () => {
    const budgeted = await registerMerchant(harness.url);
    merchant = budgeted;
    await ledger.settle();
    const payers: Payer[] = [];
    let last = 504;
    while (last === 504 && payers.length < 60) {
      const payer = await penniless(harness.rpcUrl);
      payers.push(payer);
      last = await takeAndRun(payer);
    }
    expect(last).toBe(400);
    const { lossWei } = await ledger.settle();
    expectBounded(`${payers.length - 1} runaways`, lossWei, { formula: "daily budget", wei: budgetWei });
  });
});
