import { defineChain } from "../chain-file";
import { canonicalContracts } from "../contracts";

/** The test chain: test money, a faucet, one confirmation. */
export const sandbox = defineChain({
  network: "sandbox",
  displayName: "Lunas Sandbox",
  environment: "sandbox",
  chainId: 1337,
  caip2Network: "eip155:1337",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  contracts: canonicalContracts,
  examplePublicRpcUrl: "http://127.0.0.1:8545",
  tokens: { IDRX: "0x143E78B38C423c405a03Dc1B82327501D280B202" },
  blockTimeMs: 1_000,
  // The latest deadline of a payment, in blocks: an older block can settle nothing that is pending.
  historyBlocks: 3_600,
  stalledAfterMs: 60_000,
  preconfirmedBelow: null,
  payment: { minAmount: 1n, maxDeadlineAheadSeconds: 3_600, minDeadlineAheadSeconds: 6 },
  settlement: {
    confirmations: 1,
    gasLimit: 300_000n,
    priorityFeeWei: 1_000_000n,
    feeCeilingWei: 100_000_000_000n,
    fees: {
      historyBlocks: 5,
      tipPercentiles: [10, 30, 60, 90],
      fullPercent: 90,
      headroomPercent: 200n,
      waitBlocks: 2,
      urgentAfterMs: 30_000,
    },
    bumpAfterMs: 12_000,
    republishAfterMs: 4_000,
    maxInFlightPerLane: 64,
    bundleMax: 1,
    lowBalanceWei: 50_000_000_000_000_000n,
    restingBalanceWei: 5_000_000_000_000_000n,
  },
  // Test money for load tests: the limits are wide, but exist.
  gas: {
    merchantDailyWei: 5_000_000_000_000_000_000n,
    chainDailyWei: 50_000_000_000_000_000_000n,
    maxSettlementWei: 30_000_000_000_000_000n,
    payerRevertsPerHour: 20,
    payerInFlight: 256,
    merchantInFlight: 2_048,
    chainInFlight: 4_096,
  },
  // The sandbox has no approval of merchants.
  unapprovedGas: null,
  sponsorship: {
    maxGas: 100_000n,
    merchantDailyWei: 2_000_000_000_000_000n,
    chainDailyWei: 20_000_000_000_000_000n,
    l1FeeOracle: null,
  },
  channels: {
    leastDeposit: 1_000n,
    largestDeposit: 1_000_000_000n,
    payerDailyDeposits: 10000,
    payerDailyRefunds: 10000,
    withdrawDelay: 86_400,
    claim: {
      most: 100,
      fromAmount: 5_000_000n,
      fromPercent: 80,
      afterMs: 86_400_000,
      leastTimesGas: 10,
      amountForEther: 6_000_000_000n,
    },
    payout: { dailyFrom: 1_000_000n, atOnceFrom: 10_000_000n, hour: 0 },
  },
  scenarios: [
    { amount: 9_990_100n, does: "hold", forMs: 30_000 },
    { amount: 9_990_200n, does: "revert" },
    { amount: 9_990_300n, does: "third_party" },
    { amount: 9_990_400n, does: "refuse" },
    { amount: 9_990_500n, does: "unheard", attempts: 2 },
  ],
});
