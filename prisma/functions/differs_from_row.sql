-- Whether a payment's row says anything else than the order that its job carried: the row is the truth, a job only saves a read. An order
-- in a job is of a plain payment that no transaction of ours has carried; every other one differs. order_text: as textOfOrder in
-- packages/domain/src/settlement/job-order.ts makes it.
-- Locks: nothing; commit_transactions has locked the payment.
CREATE OR REPLACE FUNCTION differs_from_row(of_payment text, of_chain integer, order_text text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN NOT EXISTS (
        SELECT FROM payments p
        WHERE p.id = of_payment AND p.chain_id = of_chain AND p.kind = 'exact' AND p.terms IS NULL AND p.only_sender IS NULL
            AND p.channel_id IS NULL AND p.held_at IS NULL AND p.payer_has_code IS FALSE
            AND order_text = concat_ws(' ', p.asset, p.permit2, p.payer, p.pay_to, p.amount, p.nonce, p.deadline, p.valid_after,
                p.checked_at_block, p.signature)
        OFFSET 0
    )
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = of_payment OFFSET 0)
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = of_payment OFFSET 0)
        OR EXISTS (SELECT FROM sponsorships s WHERE s.payment_id = of_payment OFFSET 0);
END
$$;
