-- Trigger with a message: refuses the change or the deletion unless the statement runs as the owner of the table, as operators'
-- commands do, or as the role that a second argument names.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION refuse_to_services() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF (TG_NARGS < 2 OR current_user <> TG_ARGV[1])
        AND NOT pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN
        RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'insufficient_privilege';
    END IF;
    -- A row that is deleted has no new version, and without a row nothing would be deleted.
    IF TG_OP = 'DELETE' THEN
        RETURN OLD;
    END IF;
    RETURN NEW;
END
$$;
