-- Adds charges to their merchants' days in Jakarta: those of the next 200,000 transactions of the database, or of fewer, up to the oldest
-- that is still open. Answers whether there may be more. A charge counts once: every transaction before read_to has ended.
-- Runs as the owner of the tables: no service writes these sums.
-- Locks: the roll-up, without waiting: a second call does nothing.
CREATE OR REPLACE FUNCTION roll_up_charges() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET enable_seqscan = off AS $$
DECLARE
    counted_to xid8;
    ended_to xid8 := charges_ended_to();
    up_to xid8;
BEGIN
    INSERT INTO charge_roll_ups (read_to)
    SELECT coalesce((SELECT c.xid FROM charges c ORDER BY c.xid LIMIT 1), ended_to)
    WHERE NOT EXISTS (SELECT FROM charge_roll_ups) ON CONFLICT DO NOTHING;
    SELECT r.read_to INTO counted_to FROM charge_roll_ups r FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND OR counted_to >= ended_to THEN
        RETURN false;
    END IF;
    IF NOT EXISTS (SELECT FROM charge_marks m WHERE m.at > clock_timestamp() - interval '1 minute') THEN
        -- Later than the snapshot, and so than each of those charges; the type rounds to milliseconds.
        INSERT INTO charge_marks (at, xid) VALUES (clock_timestamp() + interval '1 millisecond', ended_to) ON CONFLICT DO NOTHING;
        DELETE FROM charge_marks m WHERE m.at < clock_timestamp() - interval '400 days';
    END IF;
    up_to := least(ended_to::text::numeric, counted_to::text::numeric + 200000)::text::xid8;

    INSERT INTO charge_days AS days (merchant_id, environment, chain_id, asset, day, charges, amount)
    SELECT new.merchant_id, new.environment, c.chain_id, c.asset, new.day, sum(new.charges), sum(new.amount)
    FROM (SELECT DISTINCT each.merchant_id, each.environment FROM channels each) AS merchant
    CROSS JOIN LATERAL (
        SELECT r.merchant_id, r.environment, r.channel_id, (r.created_at AT TIME ZONE 'Asia/Jakarta')::date AS day,
            count(*) AS charges, sum(r.amount) AS amount
        FROM charges r
        WHERE r.merchant_id = merchant.merchant_id AND r.environment = merchant.environment
            AND r.xid >= counted_to AND r.xid < up_to AND r.status = 'charged'
        GROUP BY 1, 2, 3, 4
    ) AS new
    JOIN channels c ON c.id = new.channel_id
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5, 3, 4
    ON CONFLICT (merchant_id, environment, day, chain_id, asset)
    DO UPDATE SET charges = days.charges + excluded.charges, amount = days.amount + excluded.amount;
    UPDATE charge_roll_ups SET read_to = up_to;
    RETURN up_to < ended_to;
END
$$;
REVOKE EXECUTE ON FUNCTION roll_up_charges FROM PUBLIC;
