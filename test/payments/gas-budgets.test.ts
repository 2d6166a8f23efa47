import { sandbox } from "@lunas/catalog/chains/sandbox";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { expectBounded } from "../harness/gas-ledger";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { movesItsBalance } from "../harness/payer-tricks";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { harness, ledger, mining, useGasLedger } from "./opened-gas-ledger";

jest.setTimeout(120_000);

const { gasLimit, feeCeilingWei } = sandbox.settlement;
/** The least that may be set: what one settlement costs at the fee ceiling. */
const merchantBudgetWei = gasLimit * feeCeilingWei;
const chainBudgetWei = (merchantBudgetWei * 24n) / 10n;
/** A busy day: a settlement costs a tenth of the merchant's budget. */
const baseFeeWei = 40_000_000_000n;

/** Merchants who work together with endless fresh payers: what stops them is what a day may cost. */
describe("budgets of a day", () => {
  useGasLedger({
    SANDBOX_MERCHANT_GAS_BUDGET_WEI: String(merchantBudgetWei),
    SANDBOX_CHAIN_GAS_BUDGET_WEI: String(chainBudgetWei),
  });

  let chainLossWei = 0n;

  const pay = async (merchant: RegisteredMerchant, payer: Payer) =>
    facilitate(harness.url, merchant.apiKey, await signedBody(payer, { to: merchant.walletAddress, amount: 1_000n }));

  /** A fresh payer pays, and moves its money away before the block. */
  async function payAndRevert(merchant: RegisteredMerchant): Promise<Answer> {
    // Twice: a settler that is a few blocks behind then prices by a base fee that the next block still takes.
    await mining.setBaseFee(baseFeeWei);
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    await mining.setBaseFee(baseFeeWei);
    await mining.pause();
    try {
      let isAnswered = false;
      const answer = pay(merchant, payer).finally(() => {
        isAnswered = true;
      });
      await mining.untilWaiting(1, () => isAnswered);
      if (isAnswered) return await answer;
      await movesItsBalance(harness.rpcUrl, payer.address, []);
      await mining.mine();
      return await answer;
    } finally {
      await mining.resume();
    }
  }

  async function untilRefused(merchant: RegisteredMerchant): Promise<{ refusal: Answer; reverts: number }> {
    for (let reverts = 0; reverts < 40; reverts += 1) {
      const answer = await payAndRevert(merchant);
      if (answer.body.error?.code !== "tx_failed") return { refusal: answer, reverts };
    }
    throw new Error("forty reverts, and nobody refused");
  }

  async function isPriceKnown(): Promise<boolean> {
    const sql = "select max(gas_price_wei)::text as wei from lanes where chain_id = $1";
    const [row] = (await query(harness.stack.databaseUrl, sql, [String(sandbox.chainId)])) as { wei: string | null }[];
    return BigInt(row?.wei ?? 0) >= baseFeeWei;
  }

  /** The bounds hold "while the price does not change": what no settler has seen yet is a rising price. Other blocks would lower it again. */
  async function untilPriceIsKnown(): Promise<void> {
    const isKnownNow = async () => {
      await mining.setBaseFee(baseFeeWei);
      return await isPriceKnown();
    };
    await until(isKnownNow, { what: "a settler that expects the new price", timeoutMs: 30_000, intervalMs: 250 });
  }

  function secondsLeftToday(): number {
    return 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
  }

  it("a merchant's colluding payers cost its budget, then nothing until tomorrow", async () => {
    const merchant = await registerMerchant(harness.url);
    await ledger.settle();
    await untilPriceIsKnown();
    const { refusal, reverts } = await untilRefused(merchant);
    expect(reverts).toBeGreaterThan(0);
    expect([refusal.status, refusal.body.error?.details?.reason]).toEqual([429, "merchant_gas_budget"]);
    const retryAfter = Number(refusal.headers.get("retry-after"));
    expect(Math.abs(retryAfter - secondsLeftToday())).toBeLessThan(30);
    const { lossWei } = await ledger.settle();
    chainLossWei += lossWei;
    expectBounded(`${reverts} fresh payers of one merchant, one after the other`, lossWei, {
      formula: "merchant's budget",
      wei: merchantBudgetWei,
    });
  });

  it("however many come at the same moment", async () => {
    const merchant = await registerMerchant(harness.url);
    const payers = await Promise.all(Array.from({ length: 20 }, () => fundedPayer(harness.rpcUrl, 1_000_000n)));
    await ledger.settle();
    await untilPriceIsKnown();
    const answers = await Promise.all(payers.map((payer) => pay(merchant, payer)));
    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThan(0);
    // At this price not all would fit, even if each were settled before the next one comes.
    expect(paid).toBeLessThan(payers.length);
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    const { lossWei } = await ledger.settle();
    chainLossWei += lossWei;
    expectBounded(`20 fresh payers of one merchant at once, ${paid} of them paid for`, lossWei, {
      formula: "merchant's budget",
      wei: merchantBudgetWei,
    });
  });

  it("fresh merchants do not help: then the chain's budget is used up, and the network not available until tomorrow", async () => {
    await ledger.settle();
    let refusal: Answer | null = null;
    for (let merchants = 0; merchants < 20 && refusal?.status !== 503; merchants += 1) {
      refusal = (await untilRefused(await registerMerchant(harness.url))).refusal;
    }
    expect([refusal?.status, refusal?.body.error?.code]).toEqual([503, "service_unavailable"]);
    expect(refusal?.body.error?.details?.reason).toBe("chain_gas_budget");
    expect(Math.abs(Number(refusal?.headers.get("retry-after")) - secondsLeftToday())).toBeLessThan(30);
    const { lossWei } = await ledger.settle();
    chainLossWei += lossWei;
    expectBounded("everything on the chain in a day", chainLossWei, {
      formula: "chain's budget",
      wei: chainBudgetWei,
    });
  });
});
