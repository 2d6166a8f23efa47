-- Trigger of payments: a settlement that already counts as late for a payment does not confirm another one. The row stays as
-- it is.
-- Locks: nothing; the statement that updates the payment holds the settlement's lock.
CREATE OR REPLACE FUNCTION keep_counted_settlement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM payments p WHERE p.chain_id = NEW.chain_id AND p.late_tx_hash = NEW.tx_hash AND p.late_log_index = NEW.log_index
    ) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;
