-- Drops the settlements' attempts, with their signed bytes, of transactions from more than `keep` months before this one. It stops at
-- the first month in which something may still need them: an open transaction, or a payment of that time that is pending or still
-- watched. A watch needs the chain and no attempt. So one counts until 30 days after the deadline, which is the chain's own bound of a
-- settlement: where no settler serves its chain any more, none ends it. Answers the names of the tables that are gone or empty now. Transactions, their final hashes and their costs stay.
-- Runs as the owner of the tables: a service drops no table itself, and this function drops no other ones.
-- Locks: attempts, for milliseconds. A month that does not get its locks at once stays as it was, and the younger ones with it, for the
-- next call; those before it stay dropped. A month's names are answered after its block, so only what is gone is named.
CREATE OR REPLACE FUNCTION drop_attempt_months(keep integer) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
    of_month date;
    past timestamptz;
    gone text[];
BEGIN
    IF keep IS NULL OR keep < 3 THEN
        RAISE EXCEPTION 'attempts are kept for three months' USING ERRCODE = 'insufficient_privilege';
    END IF;
    FOR of_month IN
        SELECT to_date(right(c.relname, 7), 'YYYY_MM') AS at FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'attempts'::regclass AND c.relname ~ '_[0-9]{4}_[0-9]{2}$' ORDER BY at
    LOOP
        past := (of_month + interval '1 month') AT TIME ZONE 'UTC';
        EXIT WHEN past > date_trunc('month', now(), 'UTC') - keep * interval '1 month';
        BEGIN
            LOCK TABLE ONLY attempts IN ACCESS EXCLUSIVE MODE;
            EXIT WHEN EXISTS (SELECT FROM transactions t WHERE t.state = 'open' AND t.month <= of_month)
                OR EXISTS (SELECT FROM payments p WHERE p.status = 'pending' AND p.created_at < past)
                OR EXISTS (
                    SELECT FROM payments p
                    WHERE p.status = 'failed' AND p.late_tx_hash IS NULL AND p.watch_over_at IS NULL AND p.created_at < past
                        AND p.deadline > extract(epoch FROM now() - interval '30 days')
                );
            gone := ARRAY['attempts' || to_char(of_month, '"_"YYYY"_"MM')];
            EXECUTE format('DROP TABLE %I', gone[1]);
            -- What was there before the first month is older.
            IF EXISTS (SELECT FROM attempts_before) THEN
                TRUNCATE attempts_before;
                gone := gone || 'attempts_before'::text;
            END IF;
        EXCEPTION WHEN lock_not_available THEN
            RETURN;
        END;
        RETURN QUERY SELECT * FROM unnest(gone);
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION drop_attempt_months FROM PUBLIC;
