-- Makes the partitions of this UTC month and of the next `ahead` months where they are missing. Answers their names. What comes before
-- is in a table's default partition until then.
-- Runs as the owner of the tables: a service makes no table itself, and this function makes no other ones.
-- Locks: see make_month. A table that does not get its lock at once is left for the next call.
CREATE OR REPLACE FUNCTION make_months(ahead integer) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
    of_table text;
    made text;
BEGIN
    FOREACH of_table IN ARRAY ARRAY['events', 'deliveries', 'delivery_attempts', 'attempts', 'charges'] LOOP
        BEGIN
            FOR later IN 0..least(ahead, 12) LOOP
                made := make_month(of_table, date_trunc('month', now(), 'UTC') + later * interval '1 month');
                IF made IS NOT NULL THEN
                    RETURN NEXT made;
                END IF;
            END LOOP;
        EXCEPTION WHEN lock_not_available THEN
            CONTINUE;
        END;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION make_months FROM PUBLIC;
