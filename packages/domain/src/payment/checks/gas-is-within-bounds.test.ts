import type { Chain, GasBounds } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain } from "@lunas/testkit/build/defaults";
import { facts } from "@lunas/testkit/build/facts";
import { gasUsage } from "@lunas/testkit/build/gas-usage";
import type { Claim } from "../claim";
import type { GasUsage } from "../gas";
import { judgeStore } from "../verify";

const gwei = 1_000_000_000n;
/** The cost of one settlement at this gas price: 300,000 gas at a gwei. */
const worst = chain.settlement.gasLimit * gwei;
const bounds: GasBounds = {
  merchantDailyWei: 10n * worst,
  chainDailyWei: 20n * worst,
  maxSettlementWei: 2n * worst,
  payerRevertsPerHour: 2,
  payerInFlight: 3,
  merchantInFlight: 5,
  chainInFlight: 8,
};
const claim = aClaim({ chain: { ...chain, gas: bounds } });
const judge = (usage: Partial<GasUsage>) => judgeStore(claim, facts({ store: { gas: gasUsage(usage) } }).store);

it.each<[string, Partial<GasUsage>]>([
  ["nothing is in flight and nothing spent", {}],
  ["every count is one below its bound", { payerPending: 2, merchantPending: 4, chainPending: 7 }],
  ["the payer's reverts are one below their bound", { payerRevertAgesSeconds: [1] }],
  ["the merchant's budget has room for just this one", { merchantSpentWei: 9n * worst }],
  ["it has room with the payments in flight", { merchantSpentWei: 6n * worst, merchantPending: 3 }],
  ["the chain's budget has room for just this one", { chainSpentWei: 19n * worst }],
])("accepts a payment while %s", (_what, usage) => {
  expect(judge(usage)).toBeNull();
});

it.each<[string, Partial<GasUsage>, string, number]>([
  ["payer_reverts", { payerRevertAgesSeconds: [100, 1_000.5] }, "rate_limited", 2_600],
  // Two of three reverts must be older than an hour: the second newest decides.
  ["payer_reverts", { payerRevertAgesSeconds: [100, 600, 3_599] }, "rate_limited", 3_000],
  ["payer_in_flight", { payerPending: 3 }, "rate_limited", 2],
  ["merchant_in_flight", { merchantPending: 5 }, "rate_limited", 2],
  ["merchant_gas_budget", { merchantSpentWei: 9n * worst + 1n, dayEndsInSeconds: 1_234.2 }, "rate_limited", 1_235],
  // Payments in flight may cost less than all their gas: an early retry can succeed.
  ["merchant_gas_budget", { merchantSpentWei: 7n * worst, merchantPending: 3 }, "rate_limited", 2],
  ["gas_price", { gasPriceWei: 2n * gwei + 1n }, "chain_unavailable", 30],
  ["chain_in_flight", { chainPending: 8 }, "service_unavailable", 2],
  ["chain_gas_budget", { chainSpentWei: 20n * worst, dayEndsInSeconds: 60 }, "service_unavailable", 60],
  ["chain_gas_budget", { chainSpentWei: 13n * worst, chainPending: 7 }, "service_unavailable", 2],
])("refuses by %s when %j", (reason, usage, refused, retryAfterSeconds) => {
  expect(judge(usage)).toMatchObject({
    refused,
    details: { reason, retryAfterSeconds: String(retryAfterSeconds) },
  });
});

describe("a merchant that no operator has approved", () => {
  // A tenth of the merchant's budget is one settlement, a quarter of the chain's is five.
  const unapproved = aClaim({ chain: { ...chain, gas: bounds, unapprovedGas: { merchantPart: 10n, chainPart: 4n } } });
  const judgeIt = (usage: Partial<GasUsage>) =>
    judgeStore(unapproved, facts({ store: { gas: gasUsage({ isApproved: false, ...usage }) } }).store);

  it.each<[Partial<GasUsage>, string | undefined]>([
    [{}, undefined],
    [{ merchantSpentWei: 1n }, "merchant_gas_budget"],
    [{ merchantPending: 1 }, "merchant_gas_budget"],
    [{ unapprovedSpentWei: 4n * worst }, undefined],
    [{ unapprovedSpentWei: 4n * worst + 1n }, "unapproved_gas_budget"],
    [{ unapprovedSpentWei: 2n * worst, unapprovedPending: 3 }, "unapproved_gas_budget"],
    [{ chainSpentWei: 20n * worst }, "chain_gas_budget"],
    [{ isApproved: true, merchantSpentWei: 9n * worst, unapprovedSpentWei: 99n * worst }, undefined],
  ])("with %j reaches the bound %p", (usage, reason) => {
    expect(judgeIt(usage)?.details.reason).toBe(reason);
  });

  it("gets a time for the retry", () => {
    const spent = { unapprovedSpentWei: 5n * worst, dayEndsInSeconds: 77 };
    expect(judgeIt(spent)).toMatchObject({ refused: "service_unavailable", details: { retryAfterSeconds: "77" } });
    expect(judgeIt({ ...spent, unapprovedSpentWei: 3n * worst, unapprovedPending: 2 })).toMatchObject({
      details: { retryAfterSeconds: "2" },
    });
  });

  it("has the same limits as others if the chain sets none for it", () => {
    expect(judge({ isApproved: false, merchantSpentWei: 9n * worst, unapprovedSpentWei: 19n * worst })).toBeNull();
  });
});

it("names the narrowest of several bounds", () => {
  const everything = {
    payerPending: 9,
    merchantPending: 9,
    chainPending: 9,
    merchantSpentWei: 99n * worst,
    chainSpentWei: 99n * worst,
  };
  expect(judge({ ...everything, payerRevertAgesSeconds: [1, 2] })?.details.reason).toBe("payer_reverts");
  expect(judge(everything)?.details.reason).toBe("payer_in_flight");
  expect(judge({ ...everything, payerPending: 0 })?.details.reason).toBe("merchant_in_flight");
  expect(judge({ ...everything, payerPending: 0, merchantPending: 0 })?.details.reason).toBe("merchant_gas_budget");
});

it("uses the fee ceiling while no gas price is known", () => {
  const atCeiling = chain.settlement.gasLimit * chain.settlement.feeCeilingWei;
  const roomy = { ...bounds, merchantDailyWei: 2n * atCeiling, chainDailyWei: 10n * atCeiling };
  const judgeRoomy = (merchantPending: number) =>
    judgeStore(
      aClaim({ chain: { ...chain, gas: roomy } }),
      facts({ store: { gas: gasUsage({ gasPriceWei: null, merchantPending }) } }).store,
    );
  expect(judgeRoomy(1)).toBeNull();
  expect(judgeRoomy(2)?.details.reason).toBe("merchant_gas_budget");
});

describe("a signature that is longer than a key's", () => {
  const long = (bytes: number, chainOf: Chain = base) =>
    aClaim({
      chain: { ...chainOf, gas: bounds, unapprovedGas: null },
      authorization: anAuthorization({ signature: `0x${"ab".repeat(bytes)}` }),
    });
  const judgeLong = (of: Claim, usage: Partial<GasUsage> = {}) =>
    judgeStore(of, facts({ store: { gas: gasUsage({ gasPriceWei: gwei, ...usage }) } }).store)?.details.reason;

  it.each<[number, Partial<GasUsage>, string | undefined]>([
    // Twice the data of a typical settlement costs as two, and 8 kB as twenty-six.
    [65, { merchantSpentWei: 9n * worst }, undefined],
    [385, { merchantSpentWei: 8n * worst }, undefined],
    [385, { merchantSpentWei: 8n * worst + 1n }, "merchant_gas_budget"],
    [385, { merchantSpentWei: 2n * worst, merchantPending: 3 }, undefined],
    [385, { merchantSpentWei: 2n * worst + 1n, merchantPending: 3 }, "merchant_gas_budget"],
    [386, {}, "gas_price"],
    [8_192, { gasPriceWei: gwei / 10n }, "gas_price"],
    [8_192, { gasPriceWei: gwei / 20n }, undefined],
  ])("of %p bytes counts with the fee of its data on a rollup: %j", (bytes, usage, reason) => {
    expect(judgeLong(long(bytes), usage)).toBe(reason);
  });

  it("counts as any other where data has no fee", () => {
    expect(judgeLong(long(8_192, chain), { merchantSpentWei: 9n * worst })).toBeUndefined();
  });
});

it("lets a stored authorization pass: it spends nothing more", () => {
  const { store } = facts({ store: { stored: aStoredPayment(), gas: gasUsage({ payerPending: 99 }) } });
  expect(judgeStore(claim, store)).toBeNull();
});
