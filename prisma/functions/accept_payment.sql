-- Stores one payment or refund as pending, with the request that waits for it in the first place. kind is
--   'stored' with the row, 'taken' with the row that has the authorization already, 'short' with the sum in flight that leaves
--   too little,
--   'not_refundable', 'too_many_refunds', or 'exceeds_payment' with the sum that remains in in_flight, of a refund,
--   'foreign_wallet' where the wallet is not the merchant's, a reason of link_closed_reason, or the name of the bound of gas or
--   of sponsoring that is reached.
-- wanted: the columns of a payment, and gas_terms and sponsorship where bounds apply. allowance NULL: unlimited.
-- Locks: the payer (chain, token, payer), so that payments that are signed against one balance cannot all pass, nor two
-- refunds of one payment; then the payment link, so that two payers cannot both take its last place; then the chain's
-- sponsorships (sponsor_bound_reached). The payer's own bounds are exact. The bounds of the merchant and of the chain
-- are exact where the caller has taken lock_gas_near_bounds.
CREATE OR REPLACE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    wish payments := jsonb_populate_record(NULL::payments, wanted);
    approval sponsorships := jsonb_populate_record(NULL::sponsorships, wanted -> 'sponsorship');
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('payer %s %s %s', wish.chain_id, wish.asset, wish.payer), 0));
    in_flight := payer_in_flight(wish.chain_id, wish.payer, wish.asset, read_at_block);

    SELECT p.* INTO payment FROM payments p
    WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    IF FOUND THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wish.link_id IS NOT NULL THEN
        kind := link_closed_reason(wish.link_id);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF wish.refund_of IS NOT NULL THEN
        SELECT refusal.kind, refusal.remaining INTO kind, in_flight FROM refund_refusal(wish) AS refusal;
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
        in_flight := payer_in_flight(wish.chain_id, wish.payer, wish.asset, read_at_block);
    END IF;

    IF wanted ? 'gas_terms' THEN
        kind := gas_bound_reached(wanted -> 'gas_terms', wish.chain_id, wish.merchant_id, wish.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- least() passes over an unlimited (NULL) allowance.
    IF in_flight + wish.amount > least(balance, allowance) THEN
        kind := 'short';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wanted ? 'sponsorship' THEN
        kind := sponsor_bound_reached(wanted -> 'sponsorship', wish.chain_id, wish.merchant_id, wish.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF wish.refund_of IS NULL AND NOT EXISTS (SELECT FROM payable_wallets(wish.merchant_id, wish.pay_to)) THEN
        kind := 'foreign_wallet';
        RETURN NEXT;
        RETURN;
    END IF;

    wish.status := 'pending';
    wish.created_at := clock_timestamp();
    wish.asker_until := clock_timestamp() + lease;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments (
        id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
        amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
        body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
        idempotency_key, payment_identifier, link_id, status, created_at, asker_until, refund_of
    )
    SELECT wish.id, wish.merchant_id, wish.api_key_id, wish.environment, wish.network, wish.chain_id, wish.permit2,
        wish.payer, wish.nonce, wish.token_symbol, wish.asset, wish.amount, wish.pay_to, wish.spender, wish.deadline,
        wish.valid_after, wish.signature, wish.resource, wish.description, wish.metadata, wish.source,
        wish.body_hash, wish.checked_at_block, wish.payer_has_code, wish.received_at, wish.verified_at,
        wish.asker_id, wish.key_lineage, wish.idempotency_key, wish.payment_identifier, wish.link_id,
        wish.status, wish.created_at, wish.asker_until, wish.refund_of
    ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    ELSIF wanted ? 'sponsorship' THEN
        INSERT INTO sponsorships (
            payment_id, chain_id, merchant_id, payer, approval_hash, raw_approval, approval_nonce, max_fee_per_gas_wei,
            need_wei, gas_wei, created_at
        )
        SELECT wish.id, wish.chain_id, wish.merchant_id, wish.payer, approval.approval_hash, approval.raw_approval,
            approval.approval_nonce, approval.max_fee_per_gas_wei, approval.need_wei, approval.gas_wei, clock_timestamp();
    END IF;
    RETURN NEXT;
END
$$;
