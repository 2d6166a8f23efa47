-- Gives committed events their positions, without gaps, and makes a delivery for each event whose merchant has an endpoint. An
-- event that commits later gets a later position, however early it began.
-- delivery_ids: one for each event that may be taken.
-- Locks: the fan-out, without waiting: one relay at a time, since positions follow one another; a second relay answers no
-- rows.
CREATE OR REPLACE FUNCTION fan_out_events(delivery_ids text[]) RETURNS TABLE (delivery_id text, for_merchant text)
LANGUAGE plpgsql
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('fan out', 0)) THEN
        RETURN;
    END IF;
    -- Asked several times a second: without a new event nothing else is planned or begun.
    IF NOT EXISTS (SELECT FROM events e WHERE e.position IS NULL) THEN
        RETURN;
    END IF;
    RETURN QUERY WITH waiting AS (
        SELECT e.id, row_number() OVER (ORDER BY e.created_at, e.id) AS place
        FROM events e WHERE e.position IS NULL
        ORDER BY e.created_at, e.id LIMIT cardinality(delivery_ids)
    ), placed AS (
        UPDATE events e SET position = waiting.place + coalesce((SELECT max(last.position) FROM events last), 0)
        FROM waiting WHERE e.id = waiting.id
        RETURNING e.id, e.merchant_id, waiting.place
    ), told AS (
        INSERT INTO deliveries (id, event_id, merchant_id, url, next_attempt_at)
        SELECT delivery_ids[placed.place], placed.id, placed.merchant_id, m.webhook_url, now()
        FROM placed JOIN merchants m ON m.id = placed.merchant_id
        WHERE m.webhook_url IS NOT NULL AND m.webhook_disabled_at IS NULL
        ORDER BY placed.place
        RETURNING id, merchant_id
    )
    SELECT told.id, told.merchant_id FROM told;
END
$$;
