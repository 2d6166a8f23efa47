-- Makes a payment of a hold: pending from now on, with the captured amount and with the request that captures as its first waiter.
-- kind is
--   'captured' with the row, also for a repeat of the request that captured it,
--   'over' with the row where it is held no more, or its time is over,
--   'short' with the sum in flight that leaves too little: other pending payments count, other holds do not,
--   'key_taken' where the Idempotency-Key stands for another payment, 'not_found',
--   'foreign_wallet' where the payer signed for a wallet that is not the merchant's any more: a capture makes a payment, or
--   the name of the bound of gas that is reached. Only bounds that merchants share are judged: the hold counts in its own merchant's.
-- The payment's time of creation is the time of the capture, so that no list and no checkpoint gets a payment in its past. The
-- Idempotency-Key of the request that held it goes on standing for it, and so does that of this request.
-- wanted: {id, merchant_id, environment, amount, balance, allowance, read_at_block, received_at, verified_at, waiter_id, lease_ms,
--   key_lineage, idempotency_key, gas_terms}. allowance NULL: unlimited. gas_terms: as in accept_payment; NULL: no bounds.
-- Runs as the owner of the tables: the gateway writes no amount and no status by itself.
-- Locks: the Idempotency-Key, the payer, then the payment's row, then the chain's gas near a bound, as every function that stores
-- payments.
CREATE OR REPLACE FUNCTION capture_hold(wanted jsonb)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    capture record;
    shared_terms jsonb := (wanted -> 'gas_terms') - ARRAY[
        'payer_reverts_per_hour', 'payer_in_flight', 'merchant_in_flight', 'merchant_daily_wei', 'unapproved_merchant_daily_wei'
    ];
BEGIN
    SELECT row.* INTO capture FROM jsonb_to_record(wanted) AS row (
        id text, merchant_id text, environment text, amount numeric, balance numeric, allowance numeric, read_at_block bigint,
        received_at timestamptz, verified_at timestamptz, waiter_id text, lease_ms integer, key_lineage text, idempotency_key text
    );
    SELECT p.* INTO payment FROM payments p
    WHERE p.id = capture.id AND p.merchant_id = capture.merchant_id AND p.environment = capture.environment AND p.held_at IS NOT NULL;
    IF NOT FOUND THEN
        kind := 'not_found';
        RETURN NEXT;
        RETURN;
    END IF;
    -- A key that stands for nothing yet (NULL) is free.
    IF capture.idempotency_key IS NOT NULL
        AND coalesce(lock_idempotency_key(capture.key_lineage, capture.idempotency_key) <> capture.id, false) THEN
        kind := 'key_taken';
        payment := NULL;
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(format('payer %s %s %s', payment.chain_id, payment.asset, payment.payer), 0));
    SELECT p.* INTO payment FROM payments p WHERE p.id = capture.id FOR NO KEY UPDATE;

    IF payment.status <> 'held' THEN
        kind := CASE WHEN payment.asker_id = capture.waiter_id AND payment.amount = capture.amount THEN 'captured' ELSE 'over' END;
        RETURN NEXT;
        RETURN;
    END IF;
    IF payment.hold_expires_at <= clock_timestamp() THEN
        kind := 'over';
        RETURN NEXT;
        RETURN;
    END IF;
    IF NOT EXISTS (SELECT FROM payable_wallets(payment.merchant_id, payment.pay_to)) THEN
        kind := 'foreign_wallet';
        payment := NULL;
        RETURN NEXT;
        RETURN;
    END IF;
    IF capture.amount NOT BETWEEN 1 AND payment.amount THEN
        RAISE EXCEPTION 'a capture of % is not within the hold of %', capture.amount, payment.amount;
    END IF;

    -- Both sums are of one moment.
    SELECT flight.base_units - (
        SELECT coalesce(sum(h.amount), 0) FROM payments h
        WHERE h.chain_id = payment.chain_id AND h.payer = payment.payer AND h.asset = payment.asset
            AND h.ended_at IS NULL AND h.failure_code IS NULL AND h.status = 'held'
            AND (h.block_number IS NULL OR h.block_number > capture.read_at_block)
    ) INTO in_flight FROM in_flight_of(payment.chain_id, payment.payer, payment.asset, capture.read_at_block) AS flight;
    -- least() passes over an unlimited (NULL) allowance.
    IF in_flight + capture.amount > least(capture.balance, capture.allowance) THEN
        kind := 'short';
        payment := NULL;
        RETURN NEXT;
        RETURN;
    END IF;

    IF shared_terms IS NOT NULL THEN
        PERFORM lock_gas_near_bounds(
            jsonb_build_array(jsonb_build_object('chain_id', payment.chain_id, 'merchant_id', payment.merchant_id)),
            jsonb_build_array(jsonb_build_object('gas_terms', shared_terms))
        );
        kind := gas_bound_reached(shared_terms, payment.chain_id, payment.merchant_id, payment.payer);
        IF kind IS NOT NULL THEN
            payment := NULL;
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    UPDATE payments p
    SET status = 'pending', amount = capture.amount, created_at = clock_timestamp(), received_at = capture.received_at,
        verified_at = capture.verified_at, asker_id = capture.waiter_id,
        asker_until = clock_timestamp() + capture.lease_ms * interval '1 millisecond',
        key_lineage = capture.key_lineage, idempotency_key = capture.idempotency_key
    WHERE p.id = capture.id AND p.status = 'held'
    RETURNING p.* INTO payment;
    IF capture.idempotency_key IS NOT NULL THEN
        PERFORM keep_idempotency_key(capture.key_lineage, capture.idempotency_key, capture.id);
    END IF;
    kind := 'captured';
    RETURN NEXT;
END
$$;
REVOKE EXECUTE ON FUNCTION capture_hold FROM PUBLIC;
