-- Trigger of payments: metadata and description are removed, never changed, and a service removes none that is younger than 90
-- days.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION only_removed() RETURNS trigger
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
