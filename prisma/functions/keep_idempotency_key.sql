-- Makes a locked key stand for a payment, also where it stood for one too long ago.
-- Locks: the key's row; the caller holds the key's lock.
CREATE OR REPLACE FUNCTION keep_idempotency_key(of_lineage text, wanted_key text, payment text) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO idempotency_keys (lineage, key, payment_id, created_at)
    VALUES (of_lineage, wanted_key, payment, clock_timestamp())
    ON CONFLICT (lineage, key) DO UPDATE SET payment_id = excluded.payment_id, created_at = excluded.created_at
    WHERE idempotency_keys.created_at <= now() - idempotency_window()
$$;
