import type { Address } from "@lunas/catalog/chain";
import type { KindTerms } from "@lunas/domain/payment/authorization";
import type { FailedTransaction, OrderSponsorship, SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** The data of a settlement, as `orderColumns` reads it. */
export interface OrderRow {
  readonly paymentId: PaymentId;
  readonly settlementKind: string;
  readonly terms: KindTerms | null;
  readonly onlySender: Address | null;
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
  readonly ageMs: number;
  readonly failedIn: FailedTransaction | null;
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

/** The newest final transaction with the payment: the payment is still pending, so that one did not settle it. */
const failedIn = Prisma.sql`(
  select jsonb_build_object('hash', f.hash, 'isShared', f.is_shared, 'isReverted', f.status = 'reverted',
    'blockNumber', f.block_number) from (
    select t.mined_hash as hash, false as is_shared, t.mined_status as status, t.block_number, t.closed_at
    from transactions t join attempts a on a.hash = t.mined_hash and a.month = t.month and a.purpose = 'payment'
    where t.payment_id = p.id and t.state = 'closed'
    union all
    select t.mined_hash, true, t.mined_status, t.block_number, t.closed_at
    from bundled_payments b join transactions t on t.lane_id = b.lane_id and t.nonce = b.nonce
      join attempts a on a.hash = t.mined_hash and a.month = t.month and a.purpose = 'bundle'
    where b.payment_id = p.id and b.closed_at is not null
  ) f order by f.closed_at desc limit 1
)`;

/** Of payments, which the statement must name `p`. */
export const orderColumns = Prisma.sql`
  p.id as "paymentId", p.kind as "settlementKind", p.terms, p.only_sender as "onlySender", p.asset, p.permit2, p.payer, p.pay_to as "payTo", p.amount::text as amount,
  p.nonce::text as "authorizationNonce", p.deadline, p.valid_after as "validAfter", p.signature,
  p.checked_at_block as "checkedAtBlock", coalesce(p.payer_has_code, true) as "payerHasCode",
  (extract(epoch from now() - p.created_at) * 1000)::double precision as "ageMs", ${failedIn} as "failedIn",
  (select jsonb_build_object(
    'rawApproval', s.raw_approval, 'approvalHash', s.approval_hash, 'approvalNonce', s.approval_nonce,
    'maxFeePerGasWei', s.max_fee_per_gas_wei::text, 'needWei', s.need_wei::text, 'grantedWei', s.granted_wei::text
  ) from sponsorships s where s.payment_id = p.id) as sponsorship`;

export function parseOrder(row: OrderRow): SettlementOrder {
  const { paymentId, settlementKind: kind, onlySender, asset, permit2, payer, payTo, signature, payerHasCode } = row;
  return {
    ...{ paymentId, kind, onlySender, asset, permit2, payer, payTo, signature, payerHasCode },
    terms: row.terms ?? {},
    failedIn: row.failedIn,
    amount: BigInt(row.amount),
    nonce: BigInt(row.authorizationNonce),
    deadlineSeconds: row.deadline,
    validAfterSeconds: row.validAfter,
    checkedAtBlock: Number(row.checkedAtBlock),
    ageMs: row.ageMs,
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
