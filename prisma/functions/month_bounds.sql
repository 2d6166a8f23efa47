-- The limits of a table's partition for a UTC month, as in FOR VALUES FROM (first) TO (past). Tables of webhooks are partitioned by
-- ids, which begin with their month; attempts have a column for it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION month_bounds(of_table text, month timestamptz) RETURNS TABLE (first text, past text)
LANGUAGE sql STABLE AS $$
    SELECT
        CASE of_table WHEN 'attempts' THEN (at AT TIME ZONE 'UTC')::date::text ELSE start || month_start(at) END,
        CASE of_table WHEN 'attempts' THEN (next AT TIME ZONE 'UTC')::date::text ELSE start || month_start(next) END
    FROM (
        SELECT CASE of_table WHEN 'events' THEN 'evt_' WHEN 'charges' THEN 'chg_' ELSE 'dlv_' END AS start,
            date_trunc('month', month, 'UTC') AS at, date_trunc('month', month, 'UTC') + interval '1 month' AS next
    ) AS limits
$$;
