-- Deletes up to `most` of the oldest events that are older than `older_than`, with their deliveries and attempts. The newest
-- position stays, as the next one is counted from it. Answers how many events it deleted. Only what was written before ids began with
-- their month: drop_months drops the others. Refuses a time within the last 89 days, and none at all.
-- Runs as the owner of the tables: a service deletes no event, delivery or attempt itself.
-- Locks: the events FOR UPDATE; rows that another transaction has locked are skipped, so that nothing waits.
CREATE OR REPLACE FUNCTION prune_events(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    gone text[];
BEGIN
    IF older_than IS NULL OR older_than > now() - interval '89 days' THEN
        RAISE EXCEPTION 'events and deliveries are kept for 90 days' USING ERRCODE = 'insufficient_privilege';
    END IF;
    SELECT array_agg(old.id) INTO gone FROM (
        SELECT e.id FROM events e
        WHERE e.id IN (
            SELECT oldest.id FROM (
                SELECT o.id, o.created_at, o.position FROM events o WHERE o.position IS NOT NULL AND o.id >= 'evt_000001' ORDER BY o.position LIMIT most
            ) AS oldest
            WHERE oldest.created_at < older_than AND oldest.position < (SELECT max(last.position) FROM events last)
        )
        AND NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = e.id AND d.status = 'pending')
        FOR UPDATE SKIP LOCKED
    ) AS old;
    IF gone IS NULL THEN
        RETURN 0;
    END IF;
    DELETE FROM delivery_attempts a USING deliveries d WHERE a.delivery_id = d.id AND d.event_id = ANY (gone);
    DELETE FROM deliveries WHERE event_id = ANY (gone);
    DELETE FROM events WHERE id = ANY (gone);
    RETURN cardinality(gone);
END
$$;
REVOKE EXECUTE ON FUNCTION prune_events FROM PUBLIC;
