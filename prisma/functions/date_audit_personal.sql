-- Trigger of audit_personal: sets the row's time to the database's. The removal goes by that time.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION date_audit_personal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    NEW.at := now();
    RETURN NEW;
END
$$;
