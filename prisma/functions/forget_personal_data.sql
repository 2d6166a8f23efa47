-- Removes personal data that is older than a time: at most `most` rows of each kind. Answers how many rows that were.
-- Locks: the rows that it changes. Payments that are locked are skipped, so that two dispatchers share the work and no
-- settlement waits.
CREATE OR REPLACE FUNCTION forget_personal_data(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    gone integer;
    removed integer := 0;
BEGIN
    DELETE FROM audit_personal WHERE audit_id IN (
        SELECT a.audit_id FROM audit_personal a WHERE a.at < older_than ORDER BY a.at LIMIT most
    );
    GET DIAGNOSTICS removed = ROW_COUNT;
    UPDATE payments SET metadata = NULL, description = NULL WHERE id IN (
        SELECT p.id FROM payments p
        WHERE p.created_at < older_than AND (p.metadata IS NOT NULL OR p.description IS NOT NULL) AND p.status <> 'pending'
        ORDER BY p.created_at LIMIT most FOR NO KEY UPDATE SKIP LOCKED
    );
    GET DIAGNOSTICS gone = ROW_COUNT;
    removed := removed + gone;
    -- prune_events deletes most events with their attempts; this clears the attempts of the few that stay.
    UPDATE delivery_attempts a SET response_excerpt = NULL, error = NULL
    FROM deliveries d, (
        SELECT o.id, o.created_at FROM events o WHERE o.position IS NOT NULL ORDER BY o.position LIMIT most
    ) AS oldest
    WHERE oldest.created_at < older_than AND d.event_id = oldest.id AND a.delivery_id = d.id AND a.started_at < older_than
        AND (a.response_excerpt IS NOT NULL OR a.error IS NOT NULL);
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN removed + gone;
END
$$;
