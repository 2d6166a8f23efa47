-- What the payments, refunds and deposits of a chain amounted to that ended after one time (null: from the first on) and until another:
-- [{asset, kind, status, failure, count, amount}], in one order, so that two results can be compared.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION epoch_sums(on_chain integer, after_time timestamptz, until_time timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.asset, s.kind, s.status, s.failure), '[]') FROM (
        SELECT p.asset, CASE WHEN p.channel_id IS NOT NULL THEN 'deposit' WHEN p.refund_of IS NULL THEN 'payment' ELSE 'refund' END AS kind, p.status,
            CASE WHEN p.failure_code = 'chain_reset' THEN p.failure_code END AS failure, count(*)::integer AS count,
            sum(p.amount)::text AS amount
        FROM payments p
        WHERE p.chain_id = on_chain AND p.status IN ('confirmed', 'failed') AND p.ended_at <= until_time AND (after_time IS NULL OR p.ended_at > after_time)
        GROUP BY 1, 2, 3, 4
    ) AS s
$$;
