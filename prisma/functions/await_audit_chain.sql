-- Trigger of audit_log: notes that a new entry is not chained yet.
-- Locks: nothing but its new row.
CREATE OR REPLACE FUNCTION await_audit_chain() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_unchained (at, audit_id) VALUES (NEW.at, NEW.id);
    RETURN NULL;
END
$$;
