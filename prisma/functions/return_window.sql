-- For how long a success that was claimed may be given back: so long after its claim at most, a gateway that saw the connection
-- close before the answer was written does so. What was claimed longer ago stays given.
CREATE OR REPLACE FUNCTION return_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '60 seconds' $$;
