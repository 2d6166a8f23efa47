-- `accept_payment_once` for several requests in one transaction, one after the other. What they lock is locked beforehand, in the
-- one order in which everybody does who locks more than one: keys, then payers.
-- requests: [{wanted, balance, allowance, read_at_block, lease_ms}]
CREATE OR REPLACE FUNCTION accept_payments(requests jsonb) RETURNS TABLE (place integer, kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    request jsonb;
BEGIN
    IF jsonb_array_length(requests) > 1 THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row -> 'wanted' ->> 'key_lineage', row -> 'wanted' ->> 'idempotency_key'), 0) AS key
            FROM jsonb_array_elements(requests) AS row WHERE row -> 'wanted' ->> 'idempotency_key' IS NOT NULL ORDER BY 1
        ) AS keys;
        PERFORM pg_advisory_xact_lock(payers.key) FROM (
            SELECT DISTINCT hashtextextended(format('payer %s %s %s', row -> 'wanted' ->> 'chain_id', row -> 'wanted' ->> 'asset', row -> 'wanted' ->> 'payer'), 0) AS key
            FROM jsonb_array_elements(requests) AS row ORDER BY 1
        ) AS payers;
    END IF;
    FOR at IN 0 .. jsonb_array_length(requests) - 1 LOOP
        request := requests -> at;
        RETURN QUERY SELECT at, accepted.* FROM accept_payment_once(
            request -> 'wanted', (request ->> 'balance')::numeric, (request ->> 'allowance')::numeric,
            (request ->> 'read_at_block')::bigint, (request ->> 'lease_ms')::integer * interval '1 millisecond'
        ) AS accepted;
    END LOOP;
END
$$;
