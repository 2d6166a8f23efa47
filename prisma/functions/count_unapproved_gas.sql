-- By whatever way a merchant's gas is counted, that of those who are not approved is counted here. After the statement that counts it,
-- so that all who count lock gas_spent first and this afterwards.
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
