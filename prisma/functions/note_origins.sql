-- Trigger of api_keys: writes the browser origins of a publishable key as the key has them now. A revoked key has none.
-- Locks: the key's rows of registered_origins; the statement holds the key's row.
CREATE OR REPLACE FUNCTION note_origins() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        DELETE FROM registered_origins o WHERE o.key_id = NEW.id;
    END IF;
    IF NEW.revoked_at IS NULL THEN
        INSERT INTO registered_origins (key_id, origin, merchant_id, live_until)
        SELECT DISTINCT NEW.id, named.origin, NEW.merchant_id, coalesce(NEW.expires_at, 'infinity')
        FROM unnest(NEW.allowed_origins) AS named (origin);
    END IF;
    RETURN NULL;
END
$$;
