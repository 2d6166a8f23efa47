import type { SponsorshipRequest } from "@lunas/domain/payment/ports";

/** A sponsored approval in the form of `accept_payment`, beside the new row, with the budgets. */
export function sponsorshipRow({ approval, needWei, gasWei, budgets }: SponsorshipRequest): object {
  return {
    approval_hash: approval.hash,
    raw_approval: approval.raw,
    approval_nonce: approval.nonce,
    max_fee_per_gas_wei: approval.maxFeePerGasWei.toString(),
    need_wei: needWei.toString(),
    gas_wei: gasWei.toString(),
    merchant_daily_wei: budgets.merchantDailyWei.toString(),
    chain_daily_wei: budgets.chainDailyWei.toString(),
  };
}
