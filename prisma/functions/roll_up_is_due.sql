-- Whether enough payments, or refunds, came after their newest checkpoint to write the next one.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION roll_up_is_due(of_merchant text, in_environment text) RETURNS boolean
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
    of_refunds refund_checkpoints := refund_checkpoint_before(of_merchant, in_environment, 'infinity');
BEGIN
    RETURN coalesce((
        SELECT p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.refund_of IS NULL AND p.channel_id IS NULL
            AND p.status IN ('pending', 'confirmed', 'failed')
            AND (p.created_at, p.id) > (base.created_at, base.payment_id)
        ORDER BY p.created_at, p.id OFFSET 400 LIMIT 1
    ) < now() - roll_up_age(), false) OR coalesce((
        SELECT r.created_at FROM payments r
        WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.refund_of IS NOT NULL
            AND (r.created_at, r.id) > (of_refunds.created_at, of_refunds.refund_id)
        ORDER BY r.created_at, r.id OFFSET 400 LIMIT 1
    ) < now() - roll_up_age(), false);
END
$$;
