-- Answers the payment that an Idempotency-Key stands for, if any.
-- Locks: the key until the transaction ends, before every other lock: a transaction that holds another lock never waits for a
-- key.
CREATE OR REPLACE FUNCTION lock_idempotency_key(of_lineage text, wanted_key text) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('idempotency %s %s', of_lineage, wanted_key), 0));
    RETURN (
        SELECT k.payment_id FROM idempotency_keys k
        WHERE k.lineage = of_lineage AND k.key = wanted_key AND k.created_at > now() - idempotency_window()
    );
END
$$;
