import type { NewPayment, SponsorshipRequest } from "@lunas/domain/payment/ports";
import type { SponsorReason } from "@lunas/domain/payment/sponsorship/sponsor-reason";
import type { OrderSponsorship, Transaction } from "@lunas/domain/settlement/attempt";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "./memory-database";

const dayMs = 24 * 3_600_000;

/** The first bound that leaves no room for this sponsorship, as the database judges it; null: none. */
export function memorySponsorBound(
  database: MemoryDatabase,
  { chainId, merchantId, authorization }: NewPayment,
  { needWei, gasWei, budgets }: SponsorshipRequest,
): SponsorReason | null {
  const nowMs = database.clock.now();
  const counting = [...database.payments.values()].filter(
    ({ payment, sponsorship }) =>
      payment.chainId === chainId &&
      sponsorship !== undefined &&
      (sponsorship.grantedWei !== null || payment.status === "pending" || payment.status === "held"),
  );
  const isHis = ({ payment }: PaymentRow) => payment.authorization.from === authorization.from;
  if (counting.some((row) => isHis(row) && row.payment.createdAtMs > nowMs - dayMs)) return "payer_sponsored_lately";
  const today = counting.filter(({ payment }) => Math.floor(payment.createdAtMs / dayMs) === Math.floor(nowMs / dayMs));
  const worst = needWei + gasWei;
  const spent = (rows: readonly PaymentRow[]) => rows.reduce((sum, row) => sum + costOf(row), 0n);
  const own = today.filter(({ payment }) => payment.merchantId === merchantId);
  if (spent(own) + worst > budgets.merchantDailyWei) return "merchant_budget";
  return spent(today) + worst > budgets.chainDailyWei ? "chain_budget" : null;
}

function costOf({ sponsorship }: PaymentRow): bigint {
  if (sponsorship === undefined) return 0n;
  return (sponsorship.grantedWei ?? sponsorship.request.needWei) + sponsorship.request.gasWei;
}

/** What an order shows of its payment's sponsorship. */
export function orderSponsorship({ sponsorship }: PaymentRow): OrderSponsorship | null {
  if (sponsorship === undefined) return null;
  const { approval, needWei } = sponsorship.request;
  return {
    rawApproval: approval.raw,
    approvalHash: approval.hash,
    approvalNonce: approval.nonce,
    maxFeePerGasWei: approval.maxFeePerGasWei,
    needWei,
    grantedWei: sponsorship.grantedWei,
  };
}

/** The ether that a payment's funding sends. */
export function grantedIn({ payments }: MemoryDatabase, id: PaymentId | null): Pick<Transaction, "grantedWei"> {
  const grantedWei = id === null ? null : (payments.get(id)?.sponsorship?.grantedWei ?? null);
  return grantedWei === null ? {} : { grantedWei };
}
