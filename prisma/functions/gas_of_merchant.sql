-- The part of gas_usage that is the same for all payers of a merchant: what the merchant, the chain and the unapproved
-- merchants have spent today and have in flight. What is held counts as in flight of its merchant alone, as it costs a merchant nothing:
-- shared bounds, which judge it at its capture, would be filled by it. fee_cap: the price that a settler expected in the last 30 seconds; without
-- one, what the chain's newest transaction offers per gas. An older price does not count: a settler that stopped while gas was
-- expensive would block payments.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION gas_of_merchant(on_chain integer, of_merchant text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, merchant_pending bigint, chain_pending bigint, fee_cap numeric,
    day_ends_in double precision, is_approved boolean, unapproved_spent numeric, unapproved_pending bigint
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
            offered_gas_price(on_chain)
        ),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision,
        coalesce((SELECT m.approved_at IS NOT NULL FROM merchants m WHERE m.id = of_merchant), false),
        coalesce((SELECT wei FROM gas_spent_unapproved
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        pending.unapproved
    FROM (
        SELECT coalesce(sum(own.payments) FILTER (WHERE own.merchant_id = of_merchant), 0)::bigint + (
                SELECT count(*) FROM payments h WHERE h.chain_id = on_chain AND h.merchant_id = of_merchant AND h.status = 'held'
            ) AS merchants,
            coalesce(sum(own.payments), 0)::bigint AS chains,
            coalesce(sum(own.payments) FILTER (WHERE own.is_unapproved), 0)::bigint AS unapproved
        FROM (
            SELECT each.merchant_id, each.payments,
                EXISTS (SELECT FROM merchants m WHERE m.id = each.merchant_id AND m.approved_at IS NULL) AS is_unapproved
            FROM (
                SELECT p.merchant_id, count(*) AS payments FROM payments p
                WHERE p.chain_id = on_chain AND p.status = 'pending' GROUP BY p.merchant_id
            ) AS each
        ) AS own
    ) AS pending
$$;
