-- What the database's clock says, as the columns keep it: a time that was rounded up would lie ahead.
CREATE OR REPLACE FUNCTION wallet_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT date_trunc('milliseconds', clock_timestamp())
$$;
