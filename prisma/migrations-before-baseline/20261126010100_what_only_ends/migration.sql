-- What no service may undo, whatever its role may write: a key's end, a payment's end, a success that was given.

-- A payment's event belongs to a payment: who may not name a payment may not tell of one.
ALTER TABLE "events" ADD CONSTRAINT "events_payment_check" CHECK ("type" NOT LIKE 'payment.%' OR "payment_id" IS NOT NULL) NOT VALID;
-- Reads the table without keeping anybody from writing to it.
ALTER TABLE "events" VALIDATE CONSTRAINT "events_payment_check";

-- Refuses a row to everybody but the owner of its table, as whom operators' commands run.
CREATE FUNCTION refuse_to_services() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN
        RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

-- A key's end may come earlier, never later.
CREATE TRIGGER api_keys_stay_revoked BEFORE UPDATE OF "revoked_at" ON "api_keys" FOR EACH ROW
    WHEN (OLD.revoked_at IS NOT NULL AND (NEW.revoked_at IS NULL OR NEW.revoked_at > OLD.revoked_at))
    EXECUTE FUNCTION refuse_to_services('a key that is revoked stays revoked');
CREATE TRIGGER api_keys_stay_expired BEFORE UPDATE OF "expires_at" ON "api_keys" FOR EACH ROW
    WHEN (OLD.expires_at IS NOT NULL AND (NEW.expires_at IS NULL OR NEW.expires_at > OLD.expires_at))
    EXECUTE FUNCTION refuse_to_services('a key that expires lives no longer than that');

CREATE TRIGGER payments_end_once BEFORE UPDATE OF "status" ON "payments" FOR EACH ROW
    WHEN (OLD.status <> 'pending' AND NEW.status <> OLD.status)
    EXECUTE FUNCTION refuse_to_services('a payment that has ended keeps its end');
-- A claimed success is given back within return_window(); a little more for clocks of transactions that began before.
CREATE TRIGGER payments_stay_answered BEFORE UPDATE OF "answered_at" ON "payments" FOR EACH ROW
    WHEN (OLD.answered_at < now() - interval '90 seconds' AND NEW.answered_at IS DISTINCT FROM OLD.answered_at)
    EXECUTE FUNCTION refuse_to_services('a success that was given stays given');

-- An operator's entry is written by an operator's command.
CREATE TRIGGER audit_log_by_operators BEFORE INSERT ON "audit_log" FOR EACH ROW
    WHEN (NEW.actor_kind = 'operator') EXECUTE FUNCTION refuse_to_services('a service writes no entry of an operator');
