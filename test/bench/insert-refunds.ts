import { query } from "@lunas/stack/postgres/query";

/** Of a merchant whose payments are written. */
export interface RefundPlan {
  readonly merchantId: string;
  readonly environment: "sandbox" | "production";
}

/**
 * Refunds half of every third confirmed payment, ten minutes after it; of twenty refunds one failed, for good. Without the
 * triggers of the table.
 */
export async function insertRefunds(databaseUrl: string, { merchantId, environment }: RefundPlan): Promise<void> {
  await query(databaseUrl, `set session_replication_role = replica; ${insertSql(merchantId, environment)}`);
}

function insertSql(merchantId: string, environment: RefundPlan["environment"]): string {
  return `
    insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol,
      asset, amount, pay_to, spender, deadline, valid_after, signature, description, source, body_hash, checked_at_block,
      status, failure_code, failure_message, watch_over_at, tx_hash, log_index, block_number, block_hash, block_time,
      created_at, ended_at, refund_of)
    select 'ref_' || unique_part, merchant_id, api_key_id, environment, network, chain_id, permit2, pay_to,
      ('x' || left(unique_part, 15))::bit(60)::bigint, token_symbol, asset, ceil(amount / 2), payer, spender, 1, 0, signature,
      'One cup was cold.', 'server', body_hash, 1, status,
      case when status = 'failed' then 'expired' end, case when status = 'failed' then 'Too late.' end,
      case when status = 'failed' then at end,
      case when status = 'confirmed' then '0x' || unique_part || unique_part end,
      case when status = 'confirmed' then 4 end, case when status = 'confirmed' then block_number + 1 end,
      case when status = 'confirmed' then '0x' || repeat('8', 64) end, case when status = 'confirmed' then at end,
      at, at, id
    from (
      select p.merchant_id, p.api_key_id, p.environment, p.network, p.chain_id, p.permit2, p.pay_to, p.token_symbol, p.asset,
        p.amount, p.payer, p.spender, p.signature, p.body_hash, p.block_number, p.id, md5('refund of ' || p.id) as unique_part,
        case when p.block_number % 60 = 1 then 'failed' else 'confirmed' end as status,
        least(p.created_at + interval '10 minutes', now()) as at
      from payments p
      where p.merchant_id = '${merchantId}' and p.environment = '${environment}' and p.status = 'confirmed'
        and p.refund_of is null and p.block_number % 3 = 1
    ) as made`;
}
