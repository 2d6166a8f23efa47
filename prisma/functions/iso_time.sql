-- A time as ISO 8601 in UTC with milliseconds, as the API writes it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION iso_time(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
