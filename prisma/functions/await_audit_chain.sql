CREATE OR REPLACE FUNCTION await_audit_chain() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_unchained (at, audit_id) VALUES (NEW.at, NEW.id);
    RETURN NULL;
END
$$;
