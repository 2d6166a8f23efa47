-- Claims those of the given deliveries that are pending, due and not leased, and answers them: each for its merchant's endpoint of now,
-- whichever it had when the delivery was made. Where the merchant has none, or a disabled one, a delivery ends here, as failed and without
-- an attempt, and is not answered: nothing else writes all pending deliveries of a merchant, however many there are.
-- One that was made while its merchant was erased loses its address.
-- Runs as the owner of the tables: a dispatcher chooses no address.
-- The commit does not wait for the disk: a claim is a lease, and when a crash of PostgreSQL forgets it, the delivery is only posted once
-- more, with the same id.
-- Locks: the deliveries; those that another transaction has locked are skipped. Their merchants are read afterwards, by a statement of its
-- own: a redelivery that was requested after a change of the endpoint comes with that change.
CREATE OR REPLACE FUNCTION claim_deliveries(ids text[], lease_ms integer) RETURNS SETOF deliveries
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    due_ids text[];
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    -- Found only by their ids, and judged when they are locked: with a condition on the time, a plan would read all due rows. The
    -- dispatcher's clock and the database's may differ by a second.
    WITH found AS MATERIALIZED (
        SELECT d.id, d.status, d.next_attempt_at, d.claimed_until FROM deliveries d WHERE d.id = ANY (ids) FOR NO KEY UPDATE SKIP LOCKED
    )
    SELECT array_agg(found.id) INTO due_ids FROM found
    WHERE found.status = 'pending' AND found.next_attempt_at <= now() + interval '1 second'
        AND (found.claimed_until IS NULL OR found.claimed_until <= now());

    RETURN QUERY WITH claimed AS (
        UPDATE deliveries d
        SET claimed_until = CASE WHEN owner.is_reached THEN now() + lease_ms * interval '1 millisecond' END,
            url = CASE WHEN owner.is_erased THEN '' ELSE coalesce(owner.webhook_url, d.url) END,
            status = CASE WHEN owner.is_reached THEN 'pending' ELSE 'failed' END,
            next_attempt_at = CASE WHEN owner.is_reached THEN d.next_attempt_at END,
            ended_at = CASE WHEN NOT owner.is_reached THEN now() END
        FROM (
            SELECT m.id, m.webhook_url, m.webhook_url IS NOT NULL AND m.webhook_disabled_at IS NULL AS is_reached,
                m.webhook_url IS NULL AND m.webhook_secret IS NULL AS is_erased
            FROM merchants m
        ) AS owner
        WHERE d.id = ANY (due_ids) AND owner.id = d.merchant_id
        RETURNING d.*
    )
    SELECT claimed.* FROM claimed WHERE claimed.status = 'pending';
END
$$;
REVOKE EXECUTE ON FUNCTION claim_deliveries FROM PUBLIC;
