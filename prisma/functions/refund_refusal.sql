-- Why a refund may not be stored: 'not_refundable', 'too_many_refunds', or 'exceeds_payment' with the sum that remains. kind is
-- NULL where it may be stored. A refund goes from the wallet that received the payment to the payer, in the payment's token and on
-- its chain, and belongs to the payment's merchant; the payment was settled, in time or late.
-- Locks: nothing. The caller holds the payer's lock for the refund's signer: all refunds of a payment have the same signer, token
-- and chain, so two refunds of a payment are never judged at the same time.
CREATE OR REPLACE FUNCTION refund_refusal(wish payments, OUT kind text, OUT remaining numeric)
LANGUAGE plpgsql STABLE AS $$
DECLARE
    -- An argument keeps its name: another one needs another function.
    refund ALIAS FOR wish;
    paid payments;
    sums record;
BEGIN
    SELECT p.* INTO paid FROM payments p
    WHERE p.id = refund.refund_of AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.status = 'confirmed' OR p.late_tx_hash IS NOT NULL)
        AND p.merchant_id = refund.merchant_id AND p.environment = refund.environment AND p.chain_id = refund.chain_id
        AND p.asset = refund.asset AND p.pay_to = refund.payer AND p.payer = refund.pay_to;
    IF NOT FOUND THEN
        kind := 'not_refundable';
        RETURN;
    END IF;
    SELECT each.* INTO sums FROM refunds_of(paid.id) AS each;
    remaining := greatest(paid.amount - sums.refunded - sums.pending, 0);
    kind := CASE WHEN refund.amount > remaining THEN 'exceeds_payment' WHEN sums.not_failed >= 20 THEN 'too_many_refunds' END;
END
$$;
