-- How many confirmed payments were created before a time, and their volumes by token: a checkpoint's and those after it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION confirmed_before(of_merchant text, in_environment text, before timestamptz, OUT confirmed bigint, OUT volumes jsonb)
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    SELECT base.confirmed + coalesce(sum(each.payments), 0),
        add_volumes(base.volumes, coalesce(jsonb_object_agg(each.token_symbol, each.units::text) FILTER (WHERE each.token_symbol IS NOT NULL), '{}'))
    INTO confirmed, volumes FROM (
        SELECT later.token_symbol, count(*) AS payments, sum(later.amount) AS units FROM (
            SELECT p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND p.status = 'confirmed' AND p.refund_of IS NULL AND p.channel_id IS NULL
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later GROUP BY later.token_symbol
    ) AS each;
END
$$;
