-- Trigger of audit_personal: no row is changed, and a service deletes none that is younger than 90 days.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION keep_audit_personal() RETURNS trigger
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
