-- Ends pending deliveries of merchants whose endpoint is disabled or removed, as failed: up to `most` of them, so that a statement is short
-- however many there are. Answers how many it ended; fewer than `most`: no other can be ended now. A delivery with a running attempt is left
-- to the record of that attempt. It skips through the index from merchant to merchant, as due_deliveries does.
-- One that was made while its merchant was erased loses its address: an erased merchant has neither an endpoint nor a secret.
-- Runs as the owner of the tables.
-- Locks: one merchant after another, in their order, so that no endpoint is set meanwhile, then its deliveries. Rows that another
-- transaction has locked are skipped, so that nothing waits.
CREATE OR REPLACE FUNCTION end_undeliverable(most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    merchant text;
    ended integer;
    in_all integer := 0;
BEGIN
    FOR merchant IN
        WITH RECURSIVE waiting(id) AS (
            (SELECT d.merchant_id FROM deliveries d WHERE d.status = 'pending' ORDER BY d.merchant_id LIMIT 1)
            UNION ALL
            SELECT (SELECT d.merchant_id FROM deliveries d WHERE d.status = 'pending' AND d.merchant_id > waiting.id ORDER BY d.merchant_id LIMIT 1)
            FROM waiting WHERE waiting.id IS NOT NULL
        )
        SELECT m.id FROM waiting JOIN merchants m ON m.id = waiting.id WHERE m.webhook_url IS NULL OR m.webhook_disabled_at IS NOT NULL
    LOOP
        PERFORM FROM merchants m
        WHERE m.id = merchant AND (m.webhook_url IS NULL OR m.webhook_disabled_at IS NOT NULL)
        FOR NO KEY UPDATE SKIP LOCKED;
        CONTINUE WHEN NOT FOUND;
        WITH found AS MATERIALIZED (
            SELECT d.id FROM deliveries d
            WHERE d.merchant_id = merchant AND d.status = 'pending' AND (d.claimed_until IS NULL OR d.claimed_until <= now())
            ORDER BY d.next_attempt_at LIMIT most - in_all FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE deliveries d SET status = 'failed', next_attempt_at = NULL, claimed_until = NULL, ended_at = now(),
            url = CASE WHEN m.webhook_url IS NULL AND m.webhook_secret IS NULL THEN '' ELSE d.url END
        FROM found, merchants m WHERE d.id = found.id AND m.id = merchant;
        GET DIAGNOSTICS ended = ROW_COUNT;
        in_all := in_all + ended;
        EXIT WHEN in_all >= most;
    END LOOP;
    RETURN in_all;
END
$$;
REVOKE EXECUTE ON FUNCTION end_undeliverable FROM PUBLIC;
