-- Makes the partition of a table for a UTC month, with the indexes of the default partition, and moves what that one has of the month.
-- Does nothing where the partition exists. Answers its name, or NULL.
-- Locks: the default partition, which is empty as a rule, and no other table of rows.
CREATE OR REPLACE FUNCTION make_month(of_table text, month timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    made text := of_table || to_char(month AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
    spare text := of_table || '_default';
    key text;
    first text;
    past text;
    options text;
BEGIN
    IF to_regclass(made) IS NOT NULL THEN
        RETURN NULL;
    END IF;
    SELECT b.first, b.past INTO first, past FROM month_bounds(of_table, month) AS b;
    SELECT a.attname INTO key FROM pg_partitioned_table p
    JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0] WHERE p.partrelid = of_table::regclass;
    SELECT array_to_string(c.reloptions, ', ') INTO options FROM pg_class c WHERE c.oid = spare::regclass;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', spare);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)%s', made, spare, coalesce(' WITH (' || options || ')', ''));
    EXECUTE format(
        'WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
        spare, key, first, key, past, made
    );
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', of_table, made, first, past);
    RETURN made;
END
$$;
