-- Takes the asker's place of a payment if it is free and the success unclaimed; a payment that has no Idempotency-Key yet
-- takes that of its first joiner. 'taken'; 'shared': the payment is another's who came under the same key; 'held'; or
-- 'key_taken': the key stands for another payment.
CREATE OR REPLACE FUNCTION take_asker_place(wanted text, asker text, lease interval, of_lineage text, wanted_key text) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
    -- A key that stands for nothing yet (NULL) is free.
    IF wanted_key IS NOT NULL AND coalesce(lock_idempotency_key(of_lineage, wanted_key) <> wanted, false) THEN
        RETURN 'key_taken';
    END IF;
    UPDATE payments p
    SET asker_id = asker, asker_until = clock_timestamp() + lease,
        key_lineage = coalesce(p.key_lineage, of_lineage), idempotency_key = coalesce(p.idempotency_key, wanted_key)
    WHERE p.id = wanted AND p.answered_at IS NULL AND (p.asker_id IS NULL OR p.asker_until <= clock_timestamp())
        AND (p.idempotency_key IS NULL OR (p.key_lineage = of_lineage AND p.idempotency_key = wanted_key));
    IF FOUND THEN
        IF wanted_key IS NOT NULL THEN
            PERFORM keep_idempotency_key(of_lineage, wanted_key, wanted);
        END IF;
        RETURN 'taken';
    END IF;
    PERFORM FROM payments p WHERE p.id = wanted AND p.key_lineage = of_lineage AND p.idempotency_key = wanted_key;
    RETURN CASE WHEN FOUND THEN 'shared' ELSE 'held' END;
END
$$;
