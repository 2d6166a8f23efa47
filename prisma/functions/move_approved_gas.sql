-- Trigger of merchants: an approved merchant takes what it spent today out of the unapproved merchants' sum, and brings it
-- back when the approval is taken back. What a settler counts at the same moment may stay on the wrong side until the day
-- ends.
-- Locks: the rows of gas_spent_unapproved in the order of their keys.
CREATE OR REPLACE FUNCTION move_approved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO gas_spent_unapproved AS spent (chain_id, day, wei)
    SELECT s.chain_id, s.day, CASE WHEN NEW.approved_at IS NULL THEN s.wei ELSE 0 END FROM gas_spent s
    WHERE s.merchant_id = NEW.id AND s.day = (now() AT TIME ZONE 'utc')::date ORDER BY s.chain_id, s.day
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = greatest(0, spent.wei + CASE WHEN NEW.approved_at IS NULL THEN excluded.wei ELSE (
        SELECT -s.wei FROM gas_spent s
        WHERE s.merchant_id = NEW.id AND s.chain_id = spent.chain_id AND s.day = spent.day
    ) END);
    RETURN NULL;
END
$$;
