-- How long a key stands for its payment. An older row counts as none, whether or not it is deleted yet.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION idempotency_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '24 hours' $$;
