-- The limits of a table's partition for a UTC month, as in FOR VALUES FROM (first) TO (past). Tables of webhooks are partitioned by
-- ids, which begin with their month.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION month_bounds(of_table text, month timestamptz) RETURNS TABLE (first text, past text)
LANGUAGE sql STABLE AS $$
    SELECT start || month_start(month), start || month_start(month + interval '1 month')
    FROM (SELECT CASE of_table WHEN 'events' THEN 'evt_' ELSE 'dlv_' END AS start) AS ids
$$;
