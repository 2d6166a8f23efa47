-- How ids of a UTC month begin, after their prefix: 0000002611 for November 2026. `id.ts` has the same rule.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION month_start(at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT '000000' || to_char(at AT TIME ZONE 'UTC', 'YYMM')
$$;
