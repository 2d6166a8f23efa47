-- What is stored or ended this recently may still be on its way to its commit: no statement lives as long.
CREATE OR REPLACE FUNCTION roll_up_age() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '10 minutes' $$;
