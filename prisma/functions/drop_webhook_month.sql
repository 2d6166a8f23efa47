-- Drops the partitions of a UTC month of events, deliveries and their attempts: all three or none. Answers their names. A month stays
-- whole while a delivery of it, or of one of its events, is pending, while an event of it has no position, and while it has the newest
-- position, as the next one is counted from it.
-- Locks: the three tables, so that nothing is redelivered between the check and the drop; all of it takes milliseconds.
CREATE OR REPLACE FUNCTION drop_webhook_month(month timestamptz) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
    suffix text := to_char(month AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
    events_of record;
    deliveries_of record;
    gone text;
BEGIN
    LOCK TABLE ONLY deliveries, ONLY events, ONLY delivery_attempts IN ACCESS EXCLUSIVE MODE;
    SELECT * INTO events_of FROM month_bounds('events', month);
    SELECT * INTO deliveries_of FROM month_bounds('deliveries', month);
    IF EXISTS (
        SELECT FROM deliveries d WHERE d.status = 'pending'
            AND (d.event_id >= events_of.first AND d.event_id < events_of.past OR d.id >= deliveries_of.first AND d.id < deliveries_of.past)
    ) OR EXISTS (
        SELECT FROM events e WHERE e.id >= events_of.first AND e.id < events_of.past AND e.position IS NULL
    ) OR (SELECT max(e.position) FROM events e WHERE e.id >= events_of.first AND e.id < events_of.past)
        >= (SELECT max(e.position) FROM events e) THEN
        RETURN;
    END IF;
    FOREACH gone IN ARRAY ARRAY['delivery_attempts', 'deliveries', 'events'] LOOP
        IF to_regclass(gone || suffix) IS NOT NULL THEN
            EXECUTE format('DROP TABLE %I', gone || suffix);
            RETURN NEXT gone || suffix;
        END IF;
    END LOOP;
END
$$;
