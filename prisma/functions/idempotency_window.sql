-- For how long a key stands for its payment. A row that is older counts as none, whether it was swept away yet or not.
CREATE OR REPLACE FUNCTION idempotency_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '24 hours' $$;
