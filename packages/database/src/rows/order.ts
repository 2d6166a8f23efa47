import type { Address } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
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
  readonly createdAt: Date;
}

/** Of payments, which the statement must name `p`. */
export const orderColumns = Prisma.sql`
  p.id as "paymentId", p.asset, p.permit2, p.payer, p.pay_to as "payTo", p.amount::text as amount,
  p.nonce::text as "authorizationNonce", p.deadline, p.valid_after as "validAfter", p.signature,
  p.checked_at_block as "checkedAtBlock", p.created_at as "createdAt"`;

export function parseOrder(row: OrderRow): SettlementOrder {
  const { paymentId, asset, permit2, payer, payTo, signature } = row;
  return {
    ...{ paymentId, asset, permit2, payer, payTo, signature },
    amount: BigInt(row.amount),
    nonce: BigInt(row.authorizationNonce),
    deadlineSeconds: row.deadline,
    validAfterSeconds: row.validAfter,
    checkedAtBlock: Number(row.checkedAtBlock),
    createdAtMs: row.createdAt.getTime(),
  };
}
