-- What is spent of the gas and what may still be, for one more payment. Every figure comes from an index.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION gas_usage(on_chain integer, of_merchant text, of_payer text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, payer_pending bigint, merchant_pending bigint, chain_pending bigint,
    fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_approved boolean, unapproved_spent numeric, unapproved_pending bigint
)
LANGUAGE sql STABLE AS $$
    SELECT m.merchant_spent, m.chain_spent, p.payer_pending, m.merchant_pending, m.chain_pending, m.fee_cap, p.revert_ages, m.day_ends_in,
        m.is_approved, m.unapproved_spent, m.unapproved_pending
    FROM gas_of_merchant(on_chain, of_merchant) AS m CROSS JOIN gas_of_payer(on_chain, of_payer) AS p
$$;
