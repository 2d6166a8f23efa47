-- How old a payment must be before a checkpoint counts it. A younger one may still wait for its commit; no statement runs that
-- long.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION roll_up_age() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '10 minutes' $$;
