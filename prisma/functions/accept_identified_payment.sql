-- `accept_payment_once` for a payment with a payment-identifier: under the payer's lock, and only where the identifier stands for
-- nothing that was paid or may still be. Else 'identified', with the payment that it stands for.
-- As before, and under the lock of the gas where a bound is near.
CREATE OR REPLACE FUNCTION accept_identified_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    known record;
BEGIN
    -- Keys before payers, as everybody locks who locks both.
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
