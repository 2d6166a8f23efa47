-- The first bound of gas that leaves no room for one more payment, or NULL.
-- terms: {merchant_daily_wei, chain_daily_wei, payer_reverts_per_hour, payer_in_flight, merchant_in_flight, chain_in_flight,
--   gas_limit, fee_ceiling_wei}, and {unapproved_merchant_daily_wei, unapproved_daily_wei} where the chain leaves unapproved
--   merchants less
-- Locks: nothing; the caller holds the payer's lock and, near a bound, the chain's.
CREATE OR REPLACE FUNCTION gas_bound_reached(terms jsonb, on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN cardinality(gas.revert_ages) >= (terms ->> 'payer_reverts_per_hour')::integer THEN 'payer_reverts'
        WHEN gas.payer_pending >= (terms ->> 'payer_in_flight')::integer THEN 'payer_in_flight'
        WHEN gas.merchant_pending >= (terms ->> 'merchant_in_flight')::integer THEN 'merchant_in_flight'
        WHEN gas.merchant_spent + (gas.merchant_pending + 1) * worst.wei > budget.merchant_wei THEN 'merchant_gas_budget'
        WHEN gas.unapproved_spent + (gas.unapproved_pending + 1) * worst.wei > budget.unapproved_wei THEN 'unapproved_gas_budget'
        WHEN gas.chain_pending >= (terms ->> 'chain_in_flight')::integer THEN 'chain_in_flight'
        WHEN gas.chain_spent + (gas.chain_pending + 1) * worst.wei > (terms ->> 'chain_daily_wei')::numeric THEN 'chain_gas_budget'
    END
    FROM gas_usage(on_chain, of_merchant, of_payer) AS gas, LATERAL (
        SELECT (terms ->> 'gas_limit')::numeric * coalesce(gas.fee_cap, (terms ->> 'fee_ceiling_wei')::numeric) AS wei
    ) AS worst, LATERAL gas_budget_of(terms, gas.is_approved) AS budget
$$;
