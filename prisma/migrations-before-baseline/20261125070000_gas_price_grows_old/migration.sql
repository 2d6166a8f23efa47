-- As before, but a price that a settler told 30 seconds ago or earlier counts for nothing: a settler that was stopped while
-- gas was dear would else have every payment refused until one runs again.
CREATE OR REPLACE FUNCTION gas_of_merchant(on_chain integer, of_merchant text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, merchant_pending bigint, chain_pending bigint, fee_cap numeric,
    day_ends_in double precision
)
LANGUAGE sql STABLE AS $$
    SELECT
        coalesce((SELECT wei FROM gas_spent
            WHERE chain_id = on_chain AND merchant_id = of_merchant AND day = (now() AT TIME ZONE 'utc')::date), 0),
        coalesce((SELECT wei FROM gas_spent_in_all
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        pending.merchants, pending.chains,
        coalesce(
            (SELECT l.gas_price_wei FROM lanes l WHERE l.chain_id = on_chain AND l.gas_price_at > now() - interval '30 seconds'
                ORDER BY l.gas_price_at DESC LIMIT 1),
            (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
                SELECT a.fee_cap_wei, a.created_at FROM attempts a WHERE a.lane_id = l.id ORDER BY a.nonce DESC LIMIT 1
            ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1)
        ),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision
    FROM (
        SELECT count(*) FILTER (WHERE p.merchant_id = of_merchant) AS merchants, count(*) AS chains
        FROM payments p WHERE p.chain_id = on_chain AND p.status = 'pending'
    ) AS pending
$$;
