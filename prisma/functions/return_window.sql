-- How long after its claim a success may be given back: by a gateway that saw the connection close before the answer was
-- written.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION return_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '60 seconds' $$;
