-- Writes the next checkpoints of a merchant's refunds, their numbers and sums, at most `at_most`; answers how many. It stops before the oldest pending
-- refund. Nothing depends on when it runs: what no checkpoint counts is counted row by row.
-- Runs as the owner of the tables: the gateway cannot write these sums.
-- Locks: the merchant's roll-up in that environment, without waiting: a second call answers 0.
CREATE OR REPLACE FUNCTION roll_up_refunds(of_merchant text, in_environment text, at_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET search_path = public, pg_temp
AS $$
DECLARE
    last refund_checkpoints;
    next refund_checkpoints;
    up_to timestamptz;
    made integer := 0;
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(format('roll up %s %s', of_merchant, in_environment), 0)) THEN
        RETURN 0;
    END IF;
    SELECT least(now() - roll_up_age(), min(r.created_at)) INTO up_to FROM payments r
    WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.status = 'pending' AND r.refund_of IS NOT NULL;
    last := refund_checkpoint_before(of_merchant, in_environment, 'infinity');
    WHILE made < at_most LOOP
        WITH segment AS (
            SELECT r.created_at, r.id, r.status, r.token_symbol, r.amount, (r.status = 'confirmed' OR r.late_tx_hash IS NOT NULL) AS settled
            FROM payments r
            WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.created_at < up_to
                AND r.refund_of IS NOT NULL AND (r.created_at, r.id) > (last.created_at, last.refund_id)
            ORDER BY r.created_at, r.id LIMIT 200
        ), by_token AS (
            SELECT token_symbol, sum(amount) AS units FROM segment WHERE settled GROUP BY token_symbol
        )
        INSERT INTO refund_checkpoints (merchant_id, environment, created_at, refund_id, refunded, refunds, confirmed, failed)
        SELECT of_merchant, in_environment, newest.created_at, newest.id,
            add_volumes(last.refunded, (SELECT coalesce(jsonb_object_agg(token_symbol, units::text), '{}') FROM by_token)),
            last.refunds + 200, last.confirmed + (SELECT count(*) FROM segment WHERE status = 'confirmed'),
            last.failed + (SELECT count(*) FROM segment WHERE status = 'failed')
        FROM (SELECT created_at, id FROM segment ORDER BY created_at DESC, id DESC LIMIT 1) AS newest
        WHERE (SELECT count(*) FROM segment) = 200
        RETURNING * INTO next;
        EXIT WHEN NOT FOUND;
        last := next;
        made := made + 1;
    END LOOP;
    RETURN made;
END
$$;
REVOKE EXECUTE ON FUNCTION roll_up_refunds FROM PUBLIC;
