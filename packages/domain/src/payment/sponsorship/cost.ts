import type { Chain } from "@lunas/catalog/chain";
import { firstFees } from "../../settlement/price";
import type { SponsoringFacts } from "../facts";
import type { ApprovalTransaction } from "./approval";

/** What sponsoring one approval can cost, in wei. */
export interface SponsorshipCost {
  /** What the payer must hold for the approval to be mined; the grant is what is missing of it, and never more. */
  readonly needWei: bigint;
  /** What sending the grant may cost. */
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

/** The price of data moves between the look and the block: a quarter more. */
function withMargin(wei: bigint): bigint {
  return (wei * 5n + 3n) / 4n;
}
