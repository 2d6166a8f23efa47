-- Whoever ends payments: a settlement that was counted late is not counted again. The row stays as it is, and what
-- follows from its ending does not happen.
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
