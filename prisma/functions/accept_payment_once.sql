-- accept_payment, once for each Idempotency-Key: of two requests under one key at the same moment one payment is stored.
-- Answers kind 'key_taken' with the payment that the key stands for, where that is another payment.
-- Locks: the key, then what accept_payment locks. The key comes first, so that a holder of another lock never waits for a key.
CREATE OR REPLACE FUNCTION accept_payment_once(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    of_lineage text := wanted ->> 'key_lineage';
    wanted_key text := wanted ->> 'idempotency_key';
    holder text;
    accepted record;
BEGIN
    IF wanted_key IS NOT NULL THEN
        holder := lock_idempotency_key(of_lineage, wanted_key);
    END IF;
    IF holder IS NOT NULL THEN
        SELECT p.* INTO payment FROM payments p WHERE p.id = holder;
        kind := CASE WHEN payment.body_hash = wanted ->> 'body_hash' THEN 'taken' ELSE 'key_taken' END;
        RETURN NEXT;
        RETURN;
    END IF;

    SELECT outcome.kind, outcome.in_flight, outcome.payment INTO accepted
    FROM accept_payment(wanted, balance, allowance, read_at_block, lease) AS outcome;
    kind := accepted.kind;
    in_flight := accepted.in_flight;
    payment := accepted.payment;
    IF kind = 'stored' AND wanted_key IS NOT NULL THEN
        PERFORM keep_idempotency_key(of_lineage, wanted_key, (payment).id);
    END IF;
    RETURN NEXT;
END
$$;
