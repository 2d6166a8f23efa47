import type { Address } from "@lunas/catalog/chain";
import type { OrderSponsorship, SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** What a settlement is written from, as `orderColumns` reads it. */
export interface OrderRow {
  readonly paymentId: PaymentId;
  readonly asset: Address;
  readonly permit2: Address;
  readonly payer: Address;
  readonly payTo: Address;
  readonly amount: string;
  readonly authorizationNonce: string;
  readonly deadline: bigint;
  readonly validAfter: bigint;
  readonly signature: Hex;
  readonly checkedAtBlock: bigint;
  readonly payerHasCode: boolean;
  readonly createdAt: Date;
  readonly sponsorship: SponsorshipJson | null;
}

interface SponsorshipJson {
  readonly rawApproval: Hex;
  readonly approvalHash: Hex;
  readonly approvalNonce: number;
  readonly maxFeePerGasWei: string;
  readonly needWei: string;
  readonly grantedWei: string | null;
}

/** Of payments, which the statement must name `p`. */
export const orderColumns = Prisma.sql`
  p.id as "paymentId", p.asset, p.permit2, p.payer, p.pay_to as "payTo", p.amount::text as amount,
  p.nonce::text as "authorizationNonce", p.deadline, p.valid_after as "validAfter", p.signature,
  p.checked_at_block as "checkedAtBlock", coalesce(p.payer_has_code, true) as "payerHasCode", p.created_at as "createdAt",
  (select jsonb_build_object(
    'rawApproval', s.raw_approval, 'approvalHash', s.approval_hash, 'approvalNonce', s.approval_nonce,
    'maxFeePerGasWei', s.max_fee_per_gas_wei::text, 'needWei', s.need_wei::text, 'grantedWei', s.granted_wei::text
  ) from sponsorships s where s.payment_id = p.id) as sponsorship`;

export function parseOrder(row: OrderRow): SettlementOrder {
  const { paymentId, asset, permit2, payer, payTo, signature, payerHasCode } = row;
  return {
    ...{ paymentId, asset, permit2, payer, payTo, signature, payerHasCode },
    amount: BigInt(row.amount),
    nonce: BigInt(row.authorizationNonce),
    deadlineSeconds: row.deadline,
    validAfterSeconds: row.validAfter,
    checkedAtBlock: Number(row.checkedAtBlock),
    createdAtMs: row.createdAt.getTime(),
    sponsorship: row.sponsorship === null ? null : parseSponsorship(row.sponsorship),
  };
}

function parseSponsorship({ maxFeePerGasWei, needWei, grantedWei, ...row }: SponsorshipJson): OrderSponsorship {
  return {
    ...row,
    maxFeePerGasWei: BigInt(maxFeePerGasWei),
    needWei: BigInt(needWei),
    grantedWei: grantedWei === null ? null : BigInt(grantedWei),
  };
}
