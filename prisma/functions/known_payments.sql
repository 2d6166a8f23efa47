-- Which of these requests have a payment, by their authorization or by their key: a gateway under load refuses the others without a
-- look-up. One row for each request that has one.
-- requested: [{place, chain_id, permit2, payer, nonce, key_lineage, idempotency_key}]
-- Locks: nothing.
-- Plans: made once for a connection and never by reading a whole table, however small the table was then.
CREATE OR REPLACE FUNCTION known_payments(requested jsonb) RETURNS TABLE (place integer)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
    SELECT request.place
    FROM jsonb_to_recordset(requested) AS request (
        place integer, chain_id integer, permit2 text, payer text, nonce numeric, key_lineage text, idempotency_key text
    ) CROSS JOIN LATERAL (
        SELECT 1 FROM payments a
        WHERE a.chain_id = request.chain_id AND a.permit2 = request.permit2 AND a.payer = request.payer AND a.nonce = request.nonce
        UNION ALL
        SELECT 1 FROM idempotency_keys k
        WHERE k.lineage = request.key_lineage AND k.key = request.idempotency_key AND k.created_at > now() - idempotency_window()
        LIMIT 1
    ) AS found;
END
$$;
