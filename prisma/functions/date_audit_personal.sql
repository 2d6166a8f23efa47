-- The time of the row is what its removal goes by.
CREATE OR REPLACE FUNCTION date_audit_personal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    NEW.at := now();
    RETURN NEW;
END
$$;
