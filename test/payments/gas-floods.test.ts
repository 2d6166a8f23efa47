import type { Payer } from "@lunas/testkit/payer/create-payer";
import { fundedPayer } from "../harness/funded-payer";
import { expectBounded } from "../harness/gas-ledger";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { wantedRows } from "../harness/wanted-rows";
import { harness, ledger, mining, useGasLedger } from "./opened-gas-ledger";

jest.setTimeout(120_000);

const bounds = { payer: 3, merchant: 8, chain: 12 };

/** Many payments at once, good or not: nothing is mined while they come, so that all stay in flight. */
describe("floods", () => {
  let merchants: [RegisteredMerchant, RegisteredMerchant];
  useGasLedger({
    SANDBOX_MIN_PAYMENT_AMOUNT: "10000",
    SANDBOX_PAYER_IN_FLIGHT: String(bounds.payer),
    SANDBOX_MERCHANT_IN_FLIGHT: String(bounds.merchant),
    SANDBOX_CHAIN_IN_FLIGHT: String(bounds.chain),
  });
  beforeAll(async () => {
    merchants = [await registerMerchant(harness.url), await registerMerchant(harness.url)];
  });

  const manyPayers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => fundedPayer(harness.rpcUrl, 1_000_000n)));

  const sign = (merchant: RegisteredMerchant, payer: Payer, amount = 10_000n) =>
    signedBody(payer, { to: merchant.walletAddress, amount });

  const codesOf = (answers: readonly Answer[]) =>
    answers.map(({ status, body }) => (status === 200 ? "paid" : `${status} ${body.error?.details?.reason}`));

  const times = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

  /** Sends all while nothing is mined; mines when the refused ones are answered and the others wait in the node. */
  async function flood(wanted: readonly { merchant: RegisteredMerchant; payer: Payer }[]) {
    const bodies = await Promise.all(wanted.map(({ merchant, payer }) => sign(merchant, payer)));
    await mining.pause();
    const before = await wantedRows(harness, "payments");
    let refused = 0;
    const answers = bodies.map(async (body, index) => {
      const answer = await facilitate(harness.url, (wanted[index] as (typeof wanted)[number]).merchant.apiKey, body);
      if (answer.status !== 200) refused += 1;
      return answer;
    });
    const stored = await wantedRows(harness, "payments", (rows) => rows - before + refused === wanted.length);
    await mining.untilWaiting(stored - before);
    await mining.mine();
    const ended = await Promise.all(answers);
    await mining.resume();
    return ended;
  }

  it("dust below the minimum costs nothing", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    await ledger.settle();
    const [merchant] = merchants;
    const dust = Array.from({ length: 50 }, (_, index) => sign(merchant, payer, BigInt(index * 200)));
    const bodies = await Promise.all(dust);
    const answers = await Promise.all(bodies.map((body) => facilitate(harness.url, merchant.apiKey, body)));
    expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(new Set(["payment_mismatch"]));
    expectBounded("50 payments of dust", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("one payer has exactly its limit in flight, and then gets Retry-After", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    await ledger.settle();
    const answers = await flood(Array.from({ length: 20 }, () => ({ merchant: merchants[0], payer })));
    const codes = codesOf(answers);
    expect([times(codes, "paid"), times(codes, "429 payer_in_flight")]).toEqual([bounds.payer, 20 - bounds.payer]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["2"]));
    const { lossWei, worstWei } = await ledger.settle();
    const bound = { formula: "payer in flight * gas limit * fee cap", wei: BigInt(bounds.payer) * worstWei };
    expectBounded("20 payments of one payer at once", lossWei, bound);
  });

  it("a merchant with endless payers has no more in flight than its bound", async () => {
    const payers = await manyPayers(20);
    await ledger.settle();
    const codes = codesOf(await flood(payers.map((payer) => ({ merchant: merchants[0], payer }))));
    const paid = times(codes, "paid");
    expect([paid, times(codes, "429 merchant_in_flight")]).toEqual([bounds.merchant, 20 - bounds.merchant]);
    const { lossWei, worstWei } = await ledger.settle();
    const bound = { formula: "merchant in flight * gas limit * fee cap", wei: BigInt(bounds.merchant) * worstWei };
    expectBounded("20 payers of one merchant at once", lossWei, bound);
  });

  it("merchants together have no more in flight than the chain's bound; then the network is not available", async () => {
    const payers = await manyPayers(24);
    await ledger.settle();
    const wanted = payers.map((payer, index) => ({ merchant: merchants[index % 2] as RegisteredMerchant, payer }));
    const answers = await flood(wanted);
    const codes = codesOf(answers);
    expect(times(codes, "paid")).toBe(bounds.chain);
    const busy = answers.filter(({ body }) => body.error?.details?.reason === "chain_in_flight");
    expect(busy.length).toBeGreaterThan(0);
    expect(new Set(busy.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))).toEqual(
      new Set(["503 2"]),
    );
    const { lossWei, worstWei } = await ledger.settle();
    const bound = { formula: "chain in flight * gas limit * fee cap", wei: BigInt(bounds.chain) * worstWei };
    expectBounded("24 payers of two merchants at once", lossWei, bound);
  });

  it("a repeat of a payment in flight is joined, whatever the bounds say", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const [merchant] = merchants;
    const bodies = await Promise.all(Array.from({ length: bounds.payer }, () => sign(merchant, payer)));
    await mining.pause();
    const disconnect = new AbortController();
    const before = await wantedRows(harness, "payments");
    const lost = bodies.map((body) =>
      facilitate(harness.url, merchant.apiKey, body, { signal: disconnect.signal }).catch(() => null),
    );
    await wantedRows(harness, "payments", (rows) => rows - before === bounds.payer);
    await mining.untilWaiting(bounds.payer);
    disconnect.abort();
    await Promise.all(lost);
    await wantedRows(harness, "payments where asker_id is not null and status = 'pending'", (rows) => rows === 0);
    const another = await facilitate(harness.url, merchant.apiKey, await sign(merchant, payer));
    expect(another.body.error?.details?.reason).toBe("payer_in_flight");
    const again = bodies.map((body) => facilitate(harness.url, merchant.apiKey, body));
    await wantedRows(
      harness,
      "payments where asker_id is not null and status = 'pending'",
      (rows) => rows === bounds.payer,
    );
    await mining.mine();
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(bodies.map(() => 200));
    await mining.resume();
  });
});
