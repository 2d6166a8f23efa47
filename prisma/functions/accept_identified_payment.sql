-- Stores a payment that has a payment-identifier. Answers as accept_payment_once does, or kind 'identified' with the payment
-- that the identifier already stands for, as long as that one was paid or can still be paid.
-- Runs as the owner of the tables: the gateway cannot insert a payment by itself.
-- Locks: the Idempotency-Key, the payer, the chain's gas where a bound is near, then what accept_payment locks. Keys come
-- before payers in every function that takes both, so that no two wait for each other. The payer's lock makes one of two
-- requests with the same identifier see the other's payment.
CREATE OR REPLACE FUNCTION accept_identified_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    known record;
BEGIN
    -- Every function that takes both takes the key's lock before the payer's.
    IF wanted ->> 'idempotency_key' IS NOT NULL THEN
        PERFORM lock_idempotency_key(wanted ->> 'key_lineage', wanted ->> 'idempotency_key');
    END IF;
    PERFORM pg_advisory_xact_lock(
        hashtextextended(format('payer %s %s %s', wanted ->> 'chain_id', wanted ->> 'asset', wanted ->> 'payer'), 0)
    );
    SELECT each.* INTO known FROM identified_payment(
        wanted ->> 'merchant_id', (wanted ->> 'chain_id')::integer, wanted ->> 'payer', wanted ->> 'payment_identifier'
    ) AS each;
    IF FOUND AND NOT known.spent AND (known.payment).nonce <> (wanted ->> 'nonce')::numeric THEN
        kind := 'identified';
        payment := known.payment;
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM lock_gas_near_bounds(jsonb_build_array(wanted), jsonb_build_array(wanted));
    RETURN QUERY SELECT * FROM accept_payment_once(wanted, balance, allowance, read_at_block, lease);
END
$$;
REVOKE EXECUTE ON FUNCTION accept_identified_payment FROM PUBLIC;
