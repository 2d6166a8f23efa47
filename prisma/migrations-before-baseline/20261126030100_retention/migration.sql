-- What is personal is removed when its time is over, or its merchant wants it: never changed into something else, and by the services
-- never earlier than 90 days after.

CREATE FUNCTION only_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.metadata IS NOT NULL AND NEW.metadata IS DISTINCT FROM OLD.metadata)
        OR (NEW.description IS NOT NULL AND NEW.description IS DISTINCT FROM OLD.description) THEN
        RAISE EXCEPTION 'metadata and description of a payment are removed, never changed';
    END IF;
    IF is_service() AND OLD.created_at > now() - interval '90 days' THEN
        RAISE EXCEPTION 'what is not 90 days old is not removed by a service';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER payments_only_removed BEFORE UPDATE OF "metadata", "description" ON "payments"
    FOR EACH ROW EXECUTE FUNCTION only_removed();

CREATE FUNCTION keep_audit_personal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
    END IF;
    IF is_service() AND OLD.at > now() - interval '90 days' THEN
        RAISE EXCEPTION 'what is not 90 days old is not removed by a service';
    END IF;
    RETURN OLD;
END
$$;

CREATE TRIGGER audit_personal_stays BEFORE UPDATE OR DELETE ON "audit_personal"
    FOR EACH ROW EXECUTE FUNCTION keep_audit_personal();

-- The time of the row is what its removal goes by.
CREATE FUNCTION date_audit_personal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    NEW.at := now();
    RETURN NEW;
END
$$;

CREATE TRIGGER audit_personal_dated BEFORE INSERT ON "audit_personal" FOR EACH ROW EXECUTE FUNCTION date_audit_personal();

CREATE INDEX "payments_personal_created_at_idx" ON "payments" ("created_at")
    WHERE "metadata" IS NOT NULL OR "description" IS NOT NULL;

-- Removes up to so many of each kind that are older. Answers how many rows that were. Two that do it at once share the work.
CREATE FUNCTION forget_personal_data(older_than timestamptz, most integer) RETURNS integer
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
    -- Events go 90 days after with what was delivered of them; this is of the few that something keeps.
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
