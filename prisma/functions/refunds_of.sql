-- The sums of a payment's refunds: what its payer got back, what its payer may still get, and how many refunds did not fail.
-- A failed refund counts as pending until the chain has shown that its authorization can never be settled any more, and
-- always where its nonce is used and nothing shows by what.
-- Locks: nothing; to store a refund, the caller holds the lock of the refund's signer.
CREATE OR REPLACE FUNCTION refunds_of(of_payment text) RETURNS TABLE (refunded numeric, pending numeric, not_failed bigint)
LANGUAGE sql STABLE AS $$
    SELECT
        coalesce(sum(r.amount) FILTER (WHERE r.status = 'confirmed' OR r.late_tx_hash IS NOT NULL), 0),
        coalesce(sum(r.amount) FILTER (WHERE r.status <> 'confirmed' AND r.late_tx_hash IS NULL AND (
            r.status = 'pending' OR r.watch_over_at IS NULL OR r.failure_code = 'settlement_unproven'
        )), 0),
        count(*) FILTER (WHERE r.status <> 'failed' OR r.late_tx_hash IS NOT NULL)
    FROM payments r WHERE r.refund_of = of_payment
$$;
