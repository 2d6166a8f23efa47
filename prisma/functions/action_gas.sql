-- Whose budget an action's gas counts in: that of the merchant, or of those of a claim's rows, evenly by rows; the first rows get the
-- odd wei.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION action_gas(of_action text, spent numeric) RETURNS TABLE (chain_id integer, merchant_id text, wei numeric)
LANGUAGE sql STABLE AS $$
    SELECT a.chain_id, coalesce(a.merchant_id, share.merchant_id), coalesce(share.wei, spent)
    FROM channel_actions a LEFT JOIN LATERAL (
        SELECT r.merchant_id, trunc(spent / r.rows) + CASE WHEN r.place <= spent % r.rows THEN 1 ELSE 0 END AS wei
        FROM (
            SELECT c.merchant_id, count(*) OVER () AS rows, row_number() OVER (ORDER BY c.channel_id) AS place
            FROM channel_claims c WHERE c.action_id = a.id
        ) AS r
    ) AS share ON a.merchant_id IS NULL
    WHERE a.id = of_action
$$;
