-- Forgets up to `most` of the oldest events that are older than `older_than`, with what was delivered of them. Rows that somebody
-- works with are passed over, and the newest place is kept: the next one is counted from it. Answers how many events went.
CREATE OR REPLACE FUNCTION prune_events(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    gone text[];
BEGIN
    SELECT array_agg(old.id) INTO gone FROM (
        SELECT e.id FROM events e
        WHERE e.id IN (
            SELECT oldest.id FROM (
                SELECT o.id, o.created_at, o.position FROM events o WHERE o.position IS NOT NULL ORDER BY o.position LIMIT most
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
