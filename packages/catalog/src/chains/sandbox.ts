import type { Chain } from "../chain";
import { canonicalContracts } from "../contracts";

/** The test chain: play money, a faucet, one confirmation. */
export const sandbox: Chain = {
  network: "sandbox",
  environment: "sandbox",
  chainId: 1337,
  caip2Network: "eip155:1337",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  contracts: canonicalContracts,
  tokens: { IDRX: "0x143E78B38C423c405a03Dc1B82327501D280B202" },
  blockTimeMs: 1_000,
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
  // Play money that others try their load on: wide, but bounded.
  gas: {
    merchantDailyWei: 5_000_000_000_000_000_000n,
    chainDailyWei: 50_000_000_000_000_000_000n,
    maxSettlementWei: 30_000_000_000_000_000n,
    payerRevertsPerHour: 20,
    payerInFlight: 256,
    merchantInFlight: 2_048,
    chainInFlight: 4_096,
  },
  // Nobody is approved for play money.
  unapprovedGas: null,
  sponsorship: {
    maxGas: 100_000n,
    merchantDailyWei: 2_000_000_000_000_000n,
    chainDailyWei: 20_000_000_000_000_000n,
    l1FeeOracle: null,
  },
  scenarios: [
    { amount: 9_990_100n, does: "hold", forMs: 30_000 },
    { amount: 9_990_200n, does: "revert" },
    { amount: 9_990_300n, does: "third_party" },
    { amount: 9_990_400n, does: "refuse" },
    { amount: 9_990_500n, does: "unheard", attempts: 2 },
  ],
};
