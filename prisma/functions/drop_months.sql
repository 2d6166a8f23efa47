-- Drops the months of events, deliveries and their attempts that ended before `older_than` and that nothing needs any more: no row is
-- deleted by itself. Answers the names of the dropped tables. Refuses a time within the last 89 days, and none at all.
-- Runs as the owner of the tables: a service drops no table itself, and this function drops no other ones.
-- Locks: see drop_webhook_month, month by month. A month that does not get its locks at once stays as it was, and the younger ones with
-- it, for the next call; those before it stay dropped. A month's names are answered after its block, so only what is gone is named.
CREATE OR REPLACE FUNCTION drop_months(older_than timestamptz) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
    month timestamptz;
    gone text[];
BEGIN
    IF older_than IS NULL OR older_than > now() - interval '89 days' THEN
        RAISE EXCEPTION 'events and deliveries are kept for 90 days' USING ERRCODE = 'insufficient_privilege';
    END IF;
    FOR month IN
        SELECT DISTINCT to_timestamp(right(c.relname, 7) || '+00', 'YYYY_MMTZH') AS at
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent IN ('events'::regclass, 'deliveries'::regclass, 'delivery_attempts'::regclass)
            AND c.relname ~ '_[0-9]{4}_[0-9]{2}$'
        ORDER BY at
    LOOP
        -- A process's clock gives an id its month, so a day more is kept.
        EXIT WHEN month + interval '1 month 1 day' > older_than;
        BEGIN
            gone := ARRAY(SELECT * FROM drop_webhook_month(month));
        EXCEPTION WHEN lock_not_available THEN
            RETURN;
        END;
        RETURN QUERY SELECT * FROM unnest(gone);
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION drop_months FROM PUBLIC;
