-- Writes the next checkpoints of a merchant, at most `at_most`; answers how many. It stops before the oldest pending payment.
-- A hold counts from its capture on, which gives it a new time: it never comes into the past.
-- Nothing depends on when it runs: what no checkpoint counts is counted row by row.
-- Runs as the owner of the tables: the gateway cannot write these sums.
-- Locks: the merchant's roll-up in that environment, without waiting: a second call answers 0.
CREATE OR REPLACE FUNCTION roll_up_payments(of_merchant text, in_environment text, at_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET search_path = public, pg_temp
AS $$
DECLARE
    base payment_checkpoints;
    last payment_checkpoints;
    next payment_checkpoints;
    up_to timestamptz;
    made integer := 0;
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(format('roll up %s %s', of_merchant, in_environment), 0)) THEN
        RETURN 0;
    END IF;
    SELECT least(now() - roll_up_age(), min(p.created_at)) INTO up_to FROM payments p
    WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'pending' AND p.refund_of IS NULL AND p.channel_id IS NULL;
    base := checkpoint_before(of_merchant, in_environment, 'infinity');
    last := base;

    WHILE made < at_most LOOP
        WITH segment AS (
            SELECT p.created_at, p.id, p.status, p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < up_to
                AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (last.created_at, last.payment_id)
                AND p.status IN ('pending', 'confirmed', 'failed')
            ORDER BY p.created_at, p.id LIMIT 200
        ), sums AS (
            SELECT count(*) AS payments, count(*) FILTER (WHERE status = 'confirmed') AS confirmed,
                count(*) FILTER (WHERE status = 'failed') AS failed FROM segment
        ), by_token AS (
            SELECT token_symbol, sum(amount) AS units FROM segment WHERE status = 'confirmed' GROUP BY token_symbol
        )
        INSERT INTO payment_checkpoints (merchant_id, environment, created_at, payment_id, payments, confirmed, failed, volumes)
        SELECT of_merchant, in_environment, newest.created_at, newest.id, last.payments + sums.payments,
            last.confirmed + sums.confirmed, last.failed + sums.failed,
            add_volumes(last.volumes, (SELECT coalesce(jsonb_object_agg(token_symbol, units::text), '{}') FROM by_token))
        FROM sums, (SELECT created_at, id FROM segment ORDER BY created_at DESC, id DESC LIMIT 1) AS newest
        WHERE sums.payments = 200
        RETURNING * INTO next;
        EXIT WHEN NOT FOUND;
        last := next;
        made := made + 1;
    END LOOP;
    IF made = 0 THEN
        RETURN 0;
    END IF;

    WITH ended AS MATERIALIZED (
        SELECT p.payer, p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
            AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (base.created_at, base.payment_id)
            AND (p.created_at, p.id) <= (last.created_at, last.payment_id)
        ORDER BY p.created_at, p.id
    ), seen AS MATERIALIZED (
        SELECT each.payer, each.last_at, (
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = each.payer
        ) AS before_at
        FROM (SELECT ended.payer, max(ended.created_at) AS last_at FROM ended GROUP BY ended.payer) AS each
    ), moved AS (
        SELECT (last_at AT TIME ZONE 'utc')::date AS day, 1 AS payers FROM seen
        UNION ALL
        SELECT (before_at AT TIME ZONE 'utc')::date, -1 FROM seen WHERE before_at IS NOT NULL
    ), noted AS (
        INSERT INTO payment_payers (merchant_id, environment, payer, last_at)
        SELECT of_merchant, in_environment, payer, last_at FROM seen
        ON CONFLICT (merchant_id, environment, payer) DO UPDATE SET last_at = excluded.last_at
    )
    INSERT INTO payment_payer_days AS days (merchant_id, environment, day, payers)
    SELECT of_merchant, in_environment, day, sum(payers) FROM moved GROUP BY day
    ON CONFLICT (merchant_id, environment, day) DO UPDATE SET payers = days.payers + excluded.payers;
    RETURN made;
END
$$;
REVOKE EXECUTE ON FUNCTION roll_up_payments FROM PUBLIC;
