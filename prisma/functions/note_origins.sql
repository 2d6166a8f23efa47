-- Writes the origins of a key as the key now says. One that is revoked has none.
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
