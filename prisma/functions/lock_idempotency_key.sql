-- Locks an Idempotency-Key for the rest of the transaction and answers the payment that it stands for, if any.
-- Taken before every other lock, so that nobody who holds one waits for it.
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
