-- Stores one payment or refund as pending, with the request that waits for it in the first place; with hold_expires_at as held, where
-- no request waits. kind is
--   'stored' with the row, 'taken' with the row that has the authorization already, 'short' with the sum in flight that leaves
--   too little,
--   'not_refundable', 'too_many_refunds', or 'exceeds_payment' with the sum that remains in in_flight, of a refund,
--   'channel_busy' or 'too_many_deposits', of a deposit,
--   'foreign_wallet' where the wallet is not the merchant's, a reason of link_closed_reason, or the name of the bound of gas or
--   of sponsoring that is reached.
-- wanted: the columns of a payment, gas_terms and sponsorship where bounds apply, and payer_daily_deposits of a deposit. allowance NULL: unlimited.
-- Locks: the payer (chain, token, payer), so that payments that are signed against one balance cannot all pass, nor two
-- refunds of one payment; then the payment link, so that two payers cannot both take its last place; then the chain's
-- sponsorships (sponsor_bound_reached). The payer's own bounds are exact. The bounds of the merchant and of the chain
-- are exact where the caller has taken lock_gas_near_bounds.
-- A refund also takes the success of its payment if no request has it: who gets the money back gets nothing for it. It locks the
-- payment's row for that, before anything of the refund is written, so that no request frees the success meanwhile.
CREATE OR REPLACE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    new_payment payments := jsonb_populate_record(NULL::payments, jsonb_build_object('kind', 'exact') || wanted);
    receiver text;
    approval sponsorships := jsonb_populate_record(NULL::sponsorships, wanted -> 'sponsorship');
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('payer %s %s %s', new_payment.chain_id, new_payment.asset, new_payment.payer), 0));
    in_flight := payer_in_flight(new_payment.chain_id, new_payment.payer, new_payment.asset, read_at_block);

    SELECT p.* INTO payment FROM payments p
    WHERE p.chain_id = new_payment.chain_id AND p.permit2 = new_payment.permit2 AND p.payer = new_payment.payer AND p.nonce = new_payment.nonce;
    IF FOUND THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    IF new_payment.link_id IS NOT NULL THEN
        kind := link_closed_reason(new_payment.link_id);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF new_payment.refund_of IS NOT NULL THEN
        PERFORM FROM payments p WHERE p.id = new_payment.refund_of FOR NO KEY UPDATE;
        SELECT refusal.kind, refusal.remaining INTO kind, in_flight FROM refund_refusal(new_payment) AS refusal;
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
        in_flight := payer_in_flight(new_payment.chain_id, new_payment.payer, new_payment.asset, read_at_block);
    END IF;

    IF new_payment.channel_id IS NOT NULL THEN
        kind := deposit_refusal(new_payment.payer, new_payment.chain_id, new_payment.channel_id, (wanted ->> 'payer_daily_deposits')::integer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF wanted ? 'gas_terms' THEN
        kind := gas_bound_reached(wanted -> 'gas_terms', new_payment.chain_id, new_payment.merchant_id, new_payment.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- least() passes over an unlimited (NULL) allowance.
    IF in_flight + new_payment.amount > least(balance, allowance) THEN
        kind := 'short';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wanted ? 'sponsorship' THEN
        kind := sponsor_bound_reached(wanted -> 'sponsorship', new_payment.chain_id, new_payment.merchant_id, new_payment.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- A deposit goes to the channels' contract, which pays its receiver.
    receiver := CASE WHEN new_payment.channel_id IS NULL THEN new_payment.pay_to ELSE new_payment.terms ->> 'receiver' END;
    IF new_payment.refund_of IS NULL AND NOT EXISTS (SELECT FROM payable_wallets(new_payment.merchant_id, receiver)) THEN
        kind := 'foreign_wallet';
        RETURN NEXT;
        RETURN;
    END IF;

    new_payment.status := 'pending';
    new_payment.created_at := clock_timestamp();
    new_payment.asker_until := clock_timestamp() + lease;
    IF new_payment.hold_expires_at IS NOT NULL THEN
        new_payment.status := 'held';
        new_payment.held_at := new_payment.created_at;
        new_payment.asker_id := NULL;
        new_payment.asker_until := NULL;
    END IF;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments (
        id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
        amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
        body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
        idempotency_key, payment_identifier, link_id, status, created_at, asker_until, refund_of, kind, terms, only_sender, held_at,
        hold_expires_at, channel_id
    )
    SELECT new_payment.id, new_payment.merchant_id, new_payment.api_key_id, new_payment.environment, new_payment.network, new_payment.chain_id, new_payment.permit2,
        new_payment.payer, new_payment.nonce, new_payment.token_symbol, new_payment.asset, new_payment.amount, new_payment.pay_to, new_payment.spender, new_payment.deadline,
        new_payment.valid_after, new_payment.signature, new_payment.resource, new_payment.description, new_payment.metadata, new_payment.source,
        new_payment.body_hash, new_payment.checked_at_block, new_payment.payer_has_code, new_payment.received_at, new_payment.verified_at,
        new_payment.asker_id, new_payment.key_lineage, new_payment.idempotency_key, new_payment.payment_identifier, new_payment.link_id,
        new_payment.status, new_payment.created_at, new_payment.asker_until, new_payment.refund_of, new_payment.kind, new_payment.terms,
        new_payment.only_sender, new_payment.held_at, new_payment.hold_expires_at, new_payment.channel_id
    ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = new_payment.chain_id AND p.permit2 = new_payment.permit2 AND p.payer = new_payment.payer AND p.nonce = new_payment.nonce;
        RETURN NEXT;
        RETURN;
    END IF;
    IF new_payment.refund_of IS NOT NULL THEN
        UPDATE payments p SET answered_at = clock_timestamp(), asker_id = new_payment.id, asker_until = NULL,
            second_waiter_id = NULL, second_waiter_until = NULL
        WHERE p.id = new_payment.refund_of AND p.status = 'confirmed' AND p.answered_at IS NULL;
    END IF;
    IF wanted ? 'sponsorship' THEN
        INSERT INTO sponsorships (
            payment_id, chain_id, merchant_id, payer, approval_hash, raw_approval, approval_nonce, max_fee_per_gas_wei,
            need_wei, gas_wei, created_at
        )
        SELECT new_payment.id, new_payment.chain_id, new_payment.merchant_id, new_payment.payer, approval.approval_hash, approval.raw_approval,
            approval.approval_nonce, approval.max_fee_per_gas_wei, approval.need_wei, approval.gas_wei, clock_timestamp();
    END IF;
    RETURN NEXT;
END
$$;
