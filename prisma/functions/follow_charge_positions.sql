-- After a restore from a dump: new charges come after all that the feed has. Elsewhere every place that is seen lies before the next
-- transaction's, and nothing changes. Answers what is added to the numbers of transactions.
-- Called by `migrate` alone, before services run: while one writes, a jump would let a reader pass over its charges.
-- Locks: the one row.
CREATE OR REPLACE FUNCTION follow_charge_positions() RETURNS bigint
LANGUAGE sql VOLATILE SET enable_seqscan = off AS $$
    UPDATE charge_positions p SET ahead = greatest(p.ahead, highest.place + 1 - next.place)
    FROM (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS place) AS next, (
        SELECT max(place.at) AS place FROM (
            SELECT r.read_to::text::bigint - 1 AS at FROM charge_roll_ups r
            UNION ALL SELECT m.xid::text::bigint - 1 FROM charge_marks m
            UNION ALL SELECT newest.at FROM (SELECT DISTINCT c.merchant_id, c.environment FROM channels c) AS merchant
            CROSS JOIN LATERAL (
                SELECT c.xid::text::bigint AS at FROM charges c
                WHERE c.merchant_id = merchant.merchant_id AND c.environment = merchant.environment ORDER BY c.xid DESC LIMIT 1
            ) AS newest
        ) AS place
    ) AS highest
    RETURNING p.ahead
$$;
REVOKE EXECUTE ON FUNCTION follow_charge_positions FROM PUBLIC;
