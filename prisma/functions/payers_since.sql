-- How many different payers have a confirmed payment that was created after a time: from the sums of whole days, the part of
-- the first day, and the payments that no checkpoint counts yet.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION payers_since(of_merchant text, in_environment text, since timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
    first_day date := (since AT TIME ZONE 'utc')::date;
BEGIN
    -- One lower bound alone: with two, the index may begin at the older one.
    IF base.created_at <= since THEN
        base.created_at := since + interval '1 millisecond';
        base.payment_id := '';
    END IF;
    RETURN (
        SELECT coalesce(sum(d.payers), 0) FROM payment_payer_days d
        WHERE d.merchant_id = of_merchant AND d.environment = in_environment AND d.day > first_day
    ) + (
        SELECT count(*) FROM payment_payers k
        WHERE k.merchant_id = of_merchant AND k.environment = in_environment
            AND k.last_at > '-infinity' AND k.last_at > since AND k.last_at < (first_day + 1)::timestamp AT TIME ZONE 'utc'
    ) + (
        SELECT count(*) FROM (
            SELECT DISTINCT later.payer FROM (
                SELECT p.payer FROM payments p
                WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
                    AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (base.created_at, base.payment_id)
                ORDER BY p.created_at DESC, p.id DESC OFFSET 0
            ) AS later OFFSET 0
        ) AS came WHERE coalesce((
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = came.payer
        ), '-infinity') <= since
    );
END
$$;
