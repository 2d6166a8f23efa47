import type { PayerFunds, PendingNonce } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { only } from "../rows/only";

/** A payer's pending payments in a token that are in no known block, oldest first. */
export async function pendingOf(
  database: Database,
  payerFunds: PayerFunds,
  limit: number,
): Promise<readonly PendingNonce[]> {
  const { chainId, permit2, payer, token } = payerFunds;
  const rows = await database.query<{ readonly id: PaymentId; readonly nonce: string }>(Prisma.sql`
    select p.id, p.nonce::text as nonce from payments p
    where p.chain_id = ${chainId}::integer and p.payer = ${payer} and p.asset = ${token} and p.permit2 = ${permit2}
      and p.ended_at is null and p.failure_code is null and p.block_number is null
    order by p.created_at, p.id limit ${limit}::integer`);
  return rows.map(({ id, nonce }) => ({ id, nonce: BigInt(nonce) }));
}

interface Used {
  readonly used: readonly PaymentId[];
  readonly atBlock: number;
}

/** Records which of them are used at a block, and sums up the amounts that the balance there does not show yet. */
export async function noteUsed(database: Database, payerFunds: PayerFunds, { used, atBlock }: Used): Promise<bigint> {
  const rows = await database.query<{ readonly inFlight: string }>(Prisma.sql`
    select note_used_nonces(
      ${payerFunds.chainId}::integer, ${payerFunds.payer}, ${payerFunds.token}, ${used}::text[], ${atBlock}::bigint
    )::text as "inFlight"`);
  return BigInt(only(rows).inFlight);
}
