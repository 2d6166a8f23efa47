-- The first bound of gas that leaves no room for one more action of a merchant's channels, or NULL. It counts beside what the payments
-- in flight may use what the merchant's open actions and claims that it asked for may use.
-- terms: as in gas_bound_reached, gas_limit of a payment; NULL: no bounds.
-- needs: {gas, of_row, of_payout, of_refund}, all in gas: what the action may use, and what each channel of a claim, a payout and a refund may.
-- Locks: the merchant's requests on the chain, until the transaction ends: of many at once none misses another one. Taken before channels.
CREATE OR REPLACE FUNCTION channel_gas_bound_reached(terms jsonb, on_chain integer, of_merchant text, needs jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    in_use numeric;
BEGIN
    IF terms IS NULL THEN
        RETURN NULL;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(format('channel requests %s %s', on_chain, of_merchant), 0));
    SELECT (needs ->> 'gas')::numeric + (
        SELECT coalesce(sum(CASE a.kind WHEN 'payout' THEN (needs ->> 'of_payout')::numeric ELSE (needs ->> 'of_refund')::numeric END), 0)
        FROM channel_actions a
        WHERE a.chain_id = on_chain AND a.ended_at IS NULL AND a.merchant_id = of_merchant AND a.kind IN ('payout', 'refund')
    ) + (needs ->> 'of_row')::numeric * ((
        SELECT count(*) FROM channels c
        WHERE c.chain_id = on_chain AND c.claim_requested_at IS NOT NULL AND c.merchant_id = of_merchant
    ) + (
        SELECT count(*) FROM channel_actions a JOIN channel_claims r ON r.action_id = a.id
        WHERE a.chain_id = on_chain AND a.ended_at IS NULL AND r.merchant_id = of_merchant
    )) INTO in_use;
    RETURN (
        SELECT CASE
            WHEN gas.merchant_pending >= (terms ->> 'merchant_in_flight')::integer THEN 'merchant_in_flight'
            WHEN gas.merchant_spent + (gas.merchant_pending * payment.gas + in_use) * price.wei > budget.merchant_wei
                THEN 'merchant_gas_budget'
            WHEN gas.unapproved_spent + (gas.unapproved_pending * payment.gas + in_use) * price.wei > budget.unapproved_wei
                THEN 'unapproved_gas_budget'
            WHEN gas.chain_pending >= (terms ->> 'chain_in_flight')::integer THEN 'chain_in_flight'
            WHEN gas.chain_spent + (gas.chain_pending * payment.gas + in_use) * price.wei > (terms ->> 'chain_daily_wei')::numeric
                THEN 'chain_gas_budget'
        END
        FROM gas_of_merchant(on_chain, of_merchant) AS gas, LATERAL (
            SELECT (terms ->> 'gas_limit')::numeric AS gas
        ) AS payment, LATERAL (
            SELECT coalesce(gas.fee_cap, (terms ->> 'fee_ceiling_wei')::numeric) AS wei
        ) AS price, LATERAL gas_budget_of(terms, gas.is_approved) AS budget
    );
END
$$;
