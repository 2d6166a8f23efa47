-- How many payments were created before a time: those of a checkpoint and those after it, without
-- holds that are not captured. STABLE: it sees what the calling
-- statement sees.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION payments_before(of_merchant text, in_environment text, of_status text, before timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    RETURN CASE of_status WHEN 'confirmed' THEN base.confirmed WHEN 'failed' THEN base.failed ELSE base.payments END + (
        SELECT count(*) FROM (
            SELECT p.id FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND (of_status IS NULL OR p.status = of_status)
                AND p.status IN ('pending', 'confirmed', 'failed')
                AND p.refund_of IS NULL AND p.channel_id IS NULL
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later
    );
END
$$;
