-- Trigger of gas_spent: adds a new row of a merchant that is not approved to the sum of all such merchants.
-- Locks: the rows of gas_spent_unapproved in the order of their keys, after those of gas_spent: every counting statement takes
-- them so.
CREATE OR REPLACE FUNCTION count_unapproved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO gas_spent_unapproved AS spent (chain_id, day, wei)
    SELECT n.chain_id, n.day, sum(n.wei) FROM is_now n JOIN merchants m ON m.id = n.merchant_id
    WHERE m.approved_at IS NULL GROUP BY n.chain_id, n.day ORDER BY n.chain_id, n.day
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;
    RETURN NULL;
END
$$;
