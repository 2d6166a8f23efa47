-- Trigger of audit_log: sets the time to the database's, and refuses a service's entry in the name of an operator, and the
-- console's entry in any other name.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION check_audit_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.actor_kind = 'operator' AND is_service() THEN
        RAISE EXCEPTION 'a service writes no entry of an operator';
    END IF;
    IF NEW.actor_kind <> 'operator' AND current_user = 'lunas_console' THEN
        RAISE EXCEPTION 'the console writes entries of operators only' USING ERRCODE = 'insufficient_privilege';
    END IF;
    NEW.at := now();
    RETURN NEW;
END
$$;
