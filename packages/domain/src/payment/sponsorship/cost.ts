import type { Chain } from "@lunas/catalog/chain";
import { firstFees } from "../../settlement/submit/price";
import type { SponsoringFacts } from "../facts";
import type { ApprovalTransaction } from "./approval";

/** The most that sponsoring one approval costs, in wei. */
export interface SponsorshipCost {
  /** The balance that the payer needs to get the approval mined; the grant is the missing part of it. */
  readonly needWei: bigint;
  /** The most that sending the grant costs. */
  readonly gasWei: bigint;
}

/** A plain transfer to an account without code. */
export const fundingGasLimit = 21_000n;

export function sponsorshipCost(
  { settlement }: Chain,
  { gasLimit, maxFeePerGasWei }: ApprovalTransaction,
  { baseFeeWei, l1FeeWei }: SponsoringFacts,
): SponsorshipCost {
  const dataWei = withMargin(l1FeeWei);
  const feeCapWei = firstFees({ baseFeeWei, market: null }, settlement)?.feeCapWei ?? settlement.feeCeilingWei;
  return { needWei: gasLimit * maxFeePerGasWei + dataWei, gasWei: fundingGasLimit * feeCapWei + dataWei };
}

/** Adds a quarter: the price of data changes between the read and the block. */
function withMargin(wei: bigint): bigint {
  return (wei * 5n + 3n) / 4n;
}
