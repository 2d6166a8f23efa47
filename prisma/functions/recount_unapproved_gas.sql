-- Trigger of gas_spent: adds the change of unapproved merchants' rows to their common sum.
-- Locks: the rows of gas_spent_unapproved in the order of their keys, after those of gas_spent.
CREATE OR REPLACE FUNCTION recount_unapproved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM gas_spent_unapproved s
    WHERE (s.chain_id, s.day) IN (SELECT n.chain_id, n.day FROM is_now n) ORDER BY s.chain_id, s.day FOR NO KEY UPDATE;
    UPDATE gas_spent_unapproved spent SET wei = greatest(0, spent.wei + change.wei)
    FROM (
        SELECT n.chain_id, n.day, sum(n.wei - w.wei) AS wei
        FROM is_now n JOIN was w ON w.chain_id = n.chain_id AND w.merchant_id = n.merchant_id AND w.day = n.day
        JOIN merchants m ON m.id = n.merchant_id
        WHERE m.approved_at IS NULL GROUP BY n.chain_id, n.day
    ) AS change
    WHERE spent.chain_id = change.chain_id AND spent.day = change.day;
    RETURN NULL;
END
$$;
