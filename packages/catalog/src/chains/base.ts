import { defineChain } from "../chain-file";
import { canonicalContracts } from "../contracts";

/** Base mainnet, the production chain. */
export const base = defineChain({
  network: "base",
  displayName: "Base",
  environment: "production",
  chainId: 8453,
  caip2Network: "eip155:8453",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  contracts: canonicalContracts,
  examplePublicRpcUrl: "https://mainnet.base.org",
  tokens: { IDRX: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22" },
  blockTimeMs: 2_000,
  stalledAfterMs: 60_000,
  // 10,000 rupiah.
  preconfirmedBelow: 1_000_000n,
  payment: { minAmount: 10_000n, maxDeadlineAheadSeconds: 3_600, minDeadlineAheadSeconds: 6 },
  settlement: {
    confirmations: 2,
    // Ten blocks from 100,000,000 rupiah on.
    depthFrom: [{ amount: 10_000_000_000n, depth: 10 }],
    gasLimit: 300_000n,
    priorityFeeWei: 1_000_000n,
    feeCeilingWei: 5_000_000_000n,
    fees: {
      historyBlocks: 5,
      tipPercentiles: [10, 30, 60, 90],
      fullPercent: 90,
      headroomPercent: 200n,
      waitBlocks: 2,
      urgentAfterMs: 30_000,
    },
    bumpAfterMs: 12_000,
    republishAfterMs: 6_000,
    maxInFlightPerLane: 64,
    bundleMax: 1,
    lowBalanceWei: 5_000_000_000_000_000n,
    restingBalanceWei: 500_000_000_000_000n,
  },
  gas: {
    merchantDailyWei: 20_000_000_000_000_000n,
    chainDailyWei: 200_000_000_000_000_000n,
    maxSettlementWei: 1_600_000_000_000_000n,
    payerRevertsPerHour: 3,
    payerInFlight: 16,
    merchantInFlight: 512,
    chainInFlight: 2_048,
  },
  unapprovedGas: { merchantPart: 10n, chainPart: 4n },
  sponsorship: {
    maxGas: 100_000n,
    merchantDailyWei: 2_000_000_000_000_000n,
    chainDailyWei: 20_000_000_000_000_000n,
    l1FeeOracle: "0x420000000000000000000000000000000000000F",
  },
  channels: {
    leastDeposit: 100_000n,
    largestDeposit: 1_000_000_000n,
    payerDailyDeposits: 20,
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
  scenarios: [],
});
