-- Trigger of payments: a refund that had ended and is settled after all, or is no longer, makes its merchant's checkpoints of
-- refunds wrong. They are deleted and summed up again.
-- Runs as the owner of the tables: the settler cannot write these sums.
-- Locks: the merchant's roll-up in that environment, so that roll_up_refunds does not write a checkpoint meanwhile.
CREATE OR REPLACE FUNCTION forget_refund_sums() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('roll up %s %s', OLD.merchant_id, OLD.environment), 0));
    DELETE FROM refund_checkpoints c WHERE c.merchant_id = OLD.merchant_id AND c.environment = OLD.environment;
    RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION forget_refund_sums FROM PUBLIC;
