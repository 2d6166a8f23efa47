-- What the settled refunds that were created before a time gave back, by token: a checkpoint's sums and the refunds after it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION refunded_before(of_merchant text, in_environment text, before timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base refund_checkpoints := refund_checkpoint_before(of_merchant, in_environment, before);
BEGIN
    RETURN add_volumes(base.refunded, (
        SELECT coalesce(jsonb_object_agg(each.token_symbol, each.units::text), '{}') FROM (
            SELECT later.token_symbol, sum(later.amount) AS units FROM (
                SELECT r.token_symbol, r.amount FROM payments r
                WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.created_at < before
                    AND r.refund_of IS NOT NULL AND (r.created_at, r.id) > (base.created_at, base.refund_id)
                    AND (r.status = 'confirmed' OR r.late_tx_hash IS NOT NULL)
                ORDER BY r.created_at DESC, r.id DESC OFFSET 0
            ) AS later GROUP BY later.token_symbol
        ) AS each
    ));
END
$$;
