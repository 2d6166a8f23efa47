-- How many refunds with this status were created before a time; without a status, how many in all: a checkpoint's numbers and the
-- refunds after it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION refunds_before(of_merchant text, in_environment text, of_status text, before timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base refund_checkpoints := refund_checkpoint_before(of_merchant, in_environment, before);
BEGIN
    RETURN CASE of_status WHEN 'confirmed' THEN base.confirmed WHEN 'failed' THEN base.failed WHEN 'pending' THEN 0 ELSE base.refunds END + (
        SELECT count(*) FROM (
            SELECT r.status FROM payments r
            WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.created_at < before
                AND r.refund_of IS NOT NULL AND (r.created_at, r.id) > (base.created_at, base.refund_id)
            ORDER BY r.created_at DESC, r.id DESC OFFSET 0
        ) AS later WHERE of_status IS NULL OR later.status = of_status
    );
END
$$;
