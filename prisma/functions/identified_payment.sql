-- The payment that a payment-identifier stands for: one that is pending, was paid or can still be settled; else the newest
-- that failed for good. `spent`: it failed and cannot be settled any more. A hold counts as long as it is held: after its release or
-- its end the identifier is free.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION identified_payment(of_merchant text, on_chain integer, of_payer text, identifier text)
RETURNS TABLE (spent boolean, payment payments)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
    RETURN QUERY
    SELECT judged.spent, p FROM payments p CROSS JOIN LATERAL (
        SELECT p.status = 'failed' AND p.watch_over_at IS NOT NULL AND p.late_tx_hash IS NULL
            AND p.failure_code <> 'settlement_unproven' AS spent
    ) AS judged
    WHERE p.merchant_id = of_merchant AND p.payer = of_payer AND p.payment_identifier = identifier AND p.chain_id = on_chain
        AND p.status NOT IN ('released', 'expired')
    ORDER BY judged.spent, p.created_at DESC, p.id LIMIT 1;
END
$$;
