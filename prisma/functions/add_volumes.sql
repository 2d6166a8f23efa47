-- Adds two sums by token, {symbol: base units as text}.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION add_volumes(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(symbol, units::text), '{}') FROM (
        SELECT key AS symbol, sum(value::numeric) AS units
        FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS each GROUP BY key
    ) AS sums
$$;
