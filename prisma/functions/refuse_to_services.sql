-- Refuses a row to everybody but the owner of its table, as whom operators' commands run.
CREATE OR REPLACE FUNCTION refuse_to_services() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN
        RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;
