-- Drops the settlements' attempts, with their signed bytes, of transactions from more than `keep` months before this one. It stops at
-- the first month in which something may still need them: an open transaction, or a payment of that time that is pending or still
-- watched. Answers the names of the tables that are gone or empty now. Transactions, their final hashes and their costs stay.
-- Runs as the owner of the tables: a service drops no table itself, and this function drops no other ones.
-- Locks: attempts, for milliseconds. What does not get its lock at once is left for the next call.
CREATE OR REPLACE FUNCTION drop_attempt_months(keep integer) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
    of_month date;
    past timestamptz;
BEGIN
    IF keep < 3 THEN
        RAISE EXCEPTION 'attempts are kept for three months' USING ERRCODE = 'insufficient_privilege';
    END IF;
    FOR of_month IN
        SELECT to_date(right(c.relname, 7), 'YYYY_MM') AS at FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'attempts'::regclass AND c.relname ~ '_[0-9]{4}_[0-9]{2}$' ORDER BY at
    LOOP
        past := (of_month + interval '1 month') AT TIME ZONE 'UTC';
        EXIT WHEN past > date_trunc('month', now(), 'UTC') - keep * interval '1 month';
        LOCK TABLE ONLY attempts IN ACCESS EXCLUSIVE MODE;
        EXIT WHEN EXISTS (SELECT FROM transactions t WHERE t.state = 'open' AND t.month <= of_month)
            OR EXISTS (SELECT FROM payments p WHERE p.status = 'pending' AND p.created_at < past)
            OR EXISTS (
                SELECT FROM payments p
                WHERE p.status = 'failed' AND p.late_tx_hash IS NULL AND p.watch_over_at IS NULL AND p.created_at < past
            );
        EXECUTE format('DROP TABLE %I', 'attempts' || to_char(of_month, '"_"YYYY"_"MM'));
        RETURN NEXT 'attempts' || to_char(of_month, '"_"YYYY"_"MM');
        -- What was there before the first month is older.
        IF EXISTS (SELECT FROM attempts_before) THEN
            TRUNCATE attempts_before;
            RETURN NEXT 'attempts_before';
        END IF;
    END LOOP;
EXCEPTION WHEN lock_not_available THEN
    RETURN;
END
$$;
REVOKE EXECUTE ON FUNCTION drop_attempt_months FROM PUBLIC;
