import { query } from "@lunas/stack/postgres/query";

export interface PaymentPlan {
  readonly merchantId: string;
  readonly environment: "sandbox" | "production";
  readonly count: number;
  /** From how long ago to now they are spread. */
  readonly days: number;
  readonly payers: number;
  /** Without the triggers of the table: for a great many, whose sums are made afterwards. */
  readonly inBulk?: boolean;
}

/** Writes payments that ended: of twenty one failed, in threes in the same millisecond, payers in an uneven mix. */
export async function insertPayments(databaseUrl: string, wanted: PaymentPlan): Promise<void> {
  const { merchantId, environment, count, days, payers, inBulk = false } = wanted;
  const network = environment === "sandbox" ? "sandbox" : "base";
  await query(
    databaseUrl,
    `${inBulk ? "set session_replication_role = replica;" : ""}
     ${insertSql({ merchantId, environment, network }, { count, days, payers })}`,
  );
}

function insertSql(
  place: Readonly<Record<"merchantId" | "environment" | "network", string>>,
  { count, days, payers }: Pick<PaymentPlan, "count" | "days" | "payers">,
): string {
  const { merchantId, environment, network } = place;
  return `
    insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol,
      asset, amount, pay_to, spender, deadline, valid_after, signature, resource, source, body_hash, checked_at_block,
      status, failure_code, failure_message, tx_hash, log_index, block_number, block_hash, block_time,
      created_at, ended_at)
    select 'pay_' || unique_part, '${merchantId}', 'key_1', '${environment}', '${network}', 1337, '0x' || repeat('1', 40),
      '0x' || lpad(payer::text, 40, '0'), ('x' || left(unique_part, 15))::bit(60)::bigint, 'IDRX', '0x' || repeat('2', 40),
      100 * (i % 977) + 1, '0x' || repeat('3', 40), '0x' || repeat('4', 40), 1, 0, '0x' || repeat('5', 130),
      'https://shop.example/article/' || i, 'server', '0x' || repeat('6', 64), 1, status,
      case when status = 'failed' then 'expired' end, case when status = 'failed' then 'Too late.' end,
      case when status = 'confirmed' then '0x' || unique_part || unique_part end,
      case when status = 'confirmed' then 3 end, case when status = 'confirmed' then i end,
      case when status = 'confirmed' then '0x' || repeat('7', 64) end, case when status = 'confirmed' then at end,
      at, at
    from (
      select i, replace(gen_random_uuid()::text, '-', '') as unique_part,
        1 + (power((i::bigint * 7919) % 10007 / 10007.0, 2) * ${payers})::int % ${payers} as payer,
        case when i % 20 = 0 then 'failed' else 'confirmed' end as status,
        date_trunc('milliseconds', now() - ${days} * interval '1 day' * (1 - (i - i % 3) / ${count}.0)) as at
      from generate_series(1, ${count}) as i
    ) as made`;
}
