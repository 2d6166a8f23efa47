import type { GasTerms, GasUsage } from "@lunas/domain/payment/gas";
import { Prisma } from "../generated/client";

/** The gas limits and usage, as `gasColumns` reads them. */
export interface GasRow {
  readonly merchantSpent: string;
  readonly chainSpent: string;
  readonly payerPending: bigint;
  readonly merchantPending: bigint;
  readonly chainPending: bigint;
  readonly feeCap: string | null;
  readonly revertAges: readonly number[];
  readonly dayEndsIn: number;
  readonly isApproved: boolean;
  readonly unapprovedSpent: string;
  readonly unapprovedPending: bigint;
}

/** Of gas_usage, which the statement must name `gas`. */
export const gasColumns = Prisma.sql`
  gas.merchant_spent::text as "merchantSpent", gas.chain_spent::text as "chainSpent",
  gas.payer_pending as "payerPending", gas.merchant_pending as "merchantPending", gas.chain_pending as "chainPending",
  gas.fee_cap::text as "feeCap", gas.revert_ages as "revertAges", gas.day_ends_in as "dayEndsIn",
  gas.is_approved as "isApproved", gas.unapproved_spent::text as "unapprovedSpent",
  gas.unapproved_pending as "unapprovedPending"`;

export function parseGas(row: GasRow): GasUsage {
  return {
    merchantSpentWei: BigInt(row.merchantSpent),
    chainSpentWei: BigInt(row.chainSpent),
    payerPending: Number(row.payerPending),
    merchantPending: Number(row.merchantPending),
    chainPending: Number(row.chainPending),
    gasPriceWei: row.feeCap === null ? null : BigInt(row.feeCap),
    payerRevertAgesSeconds: row.revertAges,
    dayEndsInSeconds: row.dayEndsIn,
    isApproved: row.isApproved,
    unapprovedSpentWei: BigInt(row.unapprovedSpent),
    unapprovedPending: Number(row.unapprovedPending),
  };
}

/** The bounds in the form of `accept_payment`, beside the new row. */
export function gasTermsRow({ bounds, gasLimit, feeCeilingWei, unapproved }: GasTerms): object {
  return {
    ...(unapproved && {
      unapproved_merchant_daily_wei: unapproved.merchantDailyWei.toString(),
      unapproved_daily_wei: unapproved.chainDailyWei.toString(),
    }),
    merchant_daily_wei: bounds.merchantDailyWei.toString(),
    chain_daily_wei: bounds.chainDailyWei.toString(),
    payer_reverts_per_hour: bounds.payerRevertsPerHour,
    payer_in_flight: bounds.payerInFlight,
    merchant_in_flight: bounds.merchantInFlight,
    chain_in_flight: bounds.chainInFlight,
    gas_limit: gasLimit.toString(),
    fee_ceiling_wei: feeCeilingWei.toString(),
  };
}
