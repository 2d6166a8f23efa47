-- Lets a request wait for a payment whose success is unclaimed: in the first place if that is free, else, with two `seats`, in
-- the second. A payment without an Idempotency-Key takes the key of the first request that joins. `identified`: the request
-- has another authorization of the same payer under the same payment-identifier; the key that the payment came with then no
-- longer answers for it alone. Answers 'taken'; 'shared' where another request under the same key has the place; 'held'; or
-- 'key_taken' where the key stands for another payment. No request waits for a hold: its capture brings the first one.
-- Locks: the Idempotency-Key, then the payment's row, as every function that takes a key takes it first.
CREATE OR REPLACE FUNCTION hold_payment(
    wanted text, waiter text, lease interval, of_lineage text, wanted_key text, seats integer, identified boolean
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    p payments;
    until timestamptz;
    opens boolean;
BEGIN
    -- A key that stands for nothing yet (NULL) is free.
    IF wanted_key IS NOT NULL AND coalesce(lock_idempotency_key(of_lineage, wanted_key) <> wanted, false) THEN
        RETURN 'key_taken';
    END IF;
    SELECT each.* INTO p FROM payments each WHERE each.id = wanted FOR NO KEY UPDATE;
    IF p.status IN ('held', 'released', 'expired') THEN
        RETURN 'held';
    END IF;
    until := clock_timestamp() + lease;
    IF p.second_waiter_until <= clock_timestamp() THEN
        p.second_waiter_id := NULL;
        p.second_waiter_until := NULL;
    END IF;
    opens := p.answered_at IS NULL
        AND (identified OR p.idempotency_key IS NULL OR (p.key_lineage = of_lineage AND p.idempotency_key = wanted_key));
    IF coalesce(opens AND (p.asker_id = waiter OR p.second_waiter_id = waiter), false) THEN
        -- The request comes again because its answer was lost.
        RETURN 'taken';
    END IF;
    -- The request that has waited longest comes first.
    IF p.answered_at IS NULL AND (p.asker_id IS NULL OR p.asker_until <= clock_timestamp()) THEN
        p.asker_id := p.second_waiter_id;
        p.asker_until := p.second_waiter_until;
        p.second_waiter_id := NULL;
        p.second_waiter_until := NULL;
    END IF;
    IF opens AND p.asker_id IS NULL THEN
        UPDATE payments each SET asker_id = waiter, asker_until = until,
            second_waiter_id = p.second_waiter_id, second_waiter_until = p.second_waiter_until,
            key_lineage = CASE WHEN identified THEN NULL ELSE coalesce(each.key_lineage, of_lineage) END,
            idempotency_key = CASE WHEN identified THEN NULL ELSE coalesce(each.idempotency_key, wanted_key) END
        WHERE each.id = wanted;
        IF wanted_key IS NOT NULL AND NOT identified THEN
            PERFORM keep_idempotency_key(of_lineage, wanted_key, wanted);
        END IF;
        RETURN 'taken';
    END IF;
    IF opens AND seats > 1 AND p.second_waiter_id IS NULL AND p.idempotency_key IS NULL THEN
        UPDATE payments each SET asker_id = p.asker_id, asker_until = p.asker_until,
            second_waiter_id = waiter, second_waiter_until = until
        WHERE each.id = wanted;
        RETURN 'taken';
    END IF;
    RETURN CASE WHEN p.key_lineage = of_lineage AND p.idempotency_key = wanted_key THEN 'shared' ELSE 'held' END;
END
$$;
