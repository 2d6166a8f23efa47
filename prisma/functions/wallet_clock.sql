-- The database's time, cut to milliseconds as the columns keep it: a rounded time could lie ahead.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION wallet_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT date_trunc('milliseconds', clock_timestamp())
$$;
