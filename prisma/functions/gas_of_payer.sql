-- The part of gas_usage that is the payer's own; what is held counts as pending. revert_ages: how long ago, in seconds and newest first, this payer's
-- settlements reverted in the last hour; at most a hundred.
-- Plans: see in_flight_of.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION gas_of_payer(on_chain integer, of_payer text)
RETURNS TABLE (payer_pending bigint, revert_ages double precision[])
LANGUAGE sql STABLE AS $$
    SELECT
        (SELECT count(*) FROM payments p WHERE p.chain_id = on_chain AND p.payer = of_payer
            AND p.ended_at IS NULL AND p.failure_code IS NULL),
        ARRAY(SELECT extract(epoch FROM clock_timestamp() - reverted_at)::double precision FROM payer_reverts
            WHERE chain_id = on_chain AND payer = of_payer AND reverted_at > now() - interval '1 hour'
            ORDER BY reverted_at DESC LIMIT 100)
$$;
