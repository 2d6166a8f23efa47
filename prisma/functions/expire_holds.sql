-- Ends holds whose time is over, the oldest first, each with its event; with on_chain all holds of a chain that begins anew. Ends as
-- many as it has ids for events, at most; answers how many.
-- Locks: the rows of the holds; those that another transaction has locked are skipped, so that a capture is never waited for.
CREATE OR REPLACE FUNCTION expire_holds(event_ids text[], on_chain integer) RETURNS integer
LANGUAGE sql AS $$
    WITH due AS MATERIALIZED (
        SELECT p.id FROM payments p
        WHERE p.status = 'held' AND CASE WHEN on_chain IS NULL THEN p.hold_expires_at <= now() ELSE p.chain_id = on_chain END
        ORDER BY p.hold_expires_at LIMIT cardinality(event_ids) FOR NO KEY UPDATE SKIP LOCKED
    ), ended AS (
        UPDATE payments p SET status = 'expired', ended_at = now(), block_number = NULL
        FROM due WHERE p.id = due.id AND p.status = 'held'
        RETURNING p.id, p.merchant_id, p.environment
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT event_ids[numbered.place], 'hold.expired', numbered.merchant_id, numbered.environment, numbered.id
        FROM (SELECT ended.*, row_number() OVER () AS place FROM ended) AS numbered
    )
    SELECT count(*)::integer FROM ended
$$;
