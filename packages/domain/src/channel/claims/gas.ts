import type { ChannelPolicy } from "@lunas/catalog/chain";

/** What a claim is expected to pay for one gas, in wei; a rollup's L1 data fee included. */
export type GasPrice = bigint;

/** What a claim of one channel was measured to need, less what each row needs. */
const gasBesideRows = 30_000n;
const gasOfRow = 50_000n;
const weiInEther = 10n ** 18n;

/** What claiming so many channels is expected to cost, in base units, rounded up. `isWhole`: with what the transaction itself costs. */
export function costOf(
  { rows, isWhole }: { readonly rows: number; readonly isWhole: boolean },
  priceWei: GasPrice,
  { amountForEther }: ChannelPolicy["claim"],
): bigint {
  const gas = (isWhole ? gasBesideRows : 0n) + gasOfRow * BigInt(rows);
  return (gas * priceWei * amountForEther + weiInEther - 1n) / weiInEther;
}

/**
 * Gas limits of the transactions that carry actions: what each was measured to need at most (`test/integration`), and half as much
 * again. A token that does more in a transfer than IDRX fits into those of a payout and a refund.
 */
export const payoutGasLimit = 150_000n;
export const refundGasLimit = 200_000n;
const claimGasLimit = 80_000n;
const claimGasLimitOfRow = 110_000n;

export function gasLimitOfClaim(rows: number): bigint {
  return claimGasLimit + claimGasLimitOfRow * BigInt(rows);
}

/** What is asked for may use: a claim without its rows, each of its rows, a payout, and a refund with the claim before it. */
export const gasOfRequests = {
  claim: claimGasLimit,
  row: claimGasLimitOfRow,
  payout: payoutGasLimit,
  refund: refundGasLimit + gasLimitOfClaim(1),
} as const;
