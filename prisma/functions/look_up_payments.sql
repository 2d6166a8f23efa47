-- What the gateway reads before it asks the chain, for several requests in one statement: the payments that the authorizations
-- and keys stand for, what the payers have in flight, the state of the gas, and pauses. One row for each request, or two where
-- a key stands for another payment than the authorization. The block of the balance is not known yet, so only pending payments
-- count; accept_payment judges again.
-- sought: [{place, chain_id, permit2, payer, nonce, token, merchant_id, key_lineage, idempotency_key}]
-- Locks: nothing.
-- Plans: made once for a connection and never by reading a whole table, however small the table was then.
CREATE OR REPLACE FUNCTION look_up_payments(sought jsonb)
RETURNS TABLE (
    place integer, in_flight numeric, paused_by text, merchant_spent numeric, chain_spent numeric, payer_pending bigint,
    merchant_pending bigint, chain_pending bigint, fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_approved boolean, unapproved_spent numeric, unapproved_pending bigint,
    is_authorizations boolean, is_keys boolean, payment payments
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
    WITH wanted AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(sought) AS row (
            place integer, chain_id integer, permit2 text, payer text, nonce numeric, token text, merchant_id text,
            key_lineage text, idempotency_key text
        )
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT w.chain_id, w.merchant_id FROM wanted w) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT wanted.place, flight.base_units, pause.paused, merchants.merchant_spent, merchants.chain_spent, payer.payer_pending,
        merchants.merchant_pending, merchants.chain_pending, merchants.fee_cap, payer.revert_ages, merchants.day_ends_in,
        merchants.is_approved, merchants.unapproved_spent, merchants.unapproved_pending,
        found.is_authorizations, found.is_keys, p
    FROM wanted
    JOIN merchants ON merchants.merchant_id = wanted.merchant_id AND merchants.chain_id = wanted.chain_id
    CROSS JOIN LATERAL in_flight_of(wanted.chain_id, wanted.payer, wanted.token, NULL) AS flight
    CROSS JOIN LATERAL gas_of_payer(wanted.chain_id, wanted.payer) AS payer
    LEFT JOIN LATERAL widest_pause(wanted.chain_id, wanted.merchant_id, wanted.payer) AS pause ON true
    LEFT JOIN LATERAL (
        SELECT each.id, bool_or(each.by_authorization) AS is_authorizations, bool_or(each.by_key) AS is_keys FROM (
            SELECT a.id, true AS by_authorization, false AS by_key FROM payments a
            WHERE a.chain_id = wanted.chain_id AND a.permit2 = wanted.permit2 AND a.payer = wanted.payer AND a.nonce = wanted.nonce
            UNION ALL
            SELECT k.payment_id, false, true FROM idempotency_keys k
            WHERE k.lineage = wanted.key_lineage AND k.key = wanted.idempotency_key
                AND k.created_at > now() - idempotency_window()
        ) AS each GROUP BY each.id
    ) AS found ON true
    LEFT JOIN payments p ON p.id = found.id;
END
$$;
