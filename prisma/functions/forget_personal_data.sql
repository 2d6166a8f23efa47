-- Removes personal data that is older than a time: at most `most` rows of each kind. Answers how many rows that were. For a service,
-- whose clock may be wrong, nothing is older that is not 90 days old by the database's clock.
-- Locks: the rows that it changes. Payments and charges that are locked are skipped, so that two dispatchers share the work and no
-- settlement waits.
CREATE OR REPLACE FUNCTION forget_personal_data(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    gone integer;
    removed integer := 0;
BEGIN
    IF is_service() THEN
        older_than := least(older_than, now() - interval '90 days');
    END IF;
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
    UPDATE charges SET metadata = NULL, description = NULL WHERE id IN (
        SELECT c.id FROM charges c
        WHERE c.created_at < older_than AND (c.metadata IS NOT NULL OR c.description IS NOT NULL)
        ORDER BY c.created_at LIMIT most FOR NO KEY UPDATE SKIP LOCKED
    );
    GET DIAGNOSTICS gone = ROW_COUNT;
    removed := removed + gone;
    -- Their months are dropped whole, and later.
    UPDATE delivery_attempts a SET response_excerpt = NULL, error = NULL
    FROM (
        SELECT o.delivery_id, o.number FROM delivery_attempts o
        WHERE o.started_at < older_than AND (o.response_excerpt IS NOT NULL OR o.error IS NOT NULL)
        ORDER BY o.started_at LIMIT most
    ) AS oldest
    WHERE a.delivery_id = oldest.delivery_id AND a.number = oldest.number;
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN removed + gone;
END
$$;
