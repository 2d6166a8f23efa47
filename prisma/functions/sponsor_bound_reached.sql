-- The first bound of sponsoring that leaves no room for this sponsorship, or NULL.
-- wanted: {need_wei, gas_wei, merchant_daily_wei, chain_daily_wei}
-- Locks: the chain's sponsorships until the transaction ends, so that of two at the same moment the second sees the first. The
-- last lock of storing a payment.
CREATE OR REPLACE FUNCTION sponsor_bound_reached(wanted jsonb, on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    worst numeric := (wanted ->> 'need_wei')::numeric + (wanted ->> 'gas_wei')::numeric;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('sponsorships %s', on_chain), 0));
    RETURN CASE
        WHEN EXISTS (
            SELECT FROM sponsorships s JOIN payments p ON p.id = s.payment_id
            WHERE s.chain_id = on_chain AND s.payer = of_payer AND s.created_at > now() - interval '24 hours'
                AND (s.granted_wei IS NOT NULL OR p.status IN ('pending', 'held'))
        ) THEN 'payer_sponsored_lately'
        WHEN sponsoring_spent(on_chain, of_merchant) + worst > (wanted ->> 'merchant_daily_wei')::numeric THEN 'merchant_budget'
        WHEN sponsoring_spent(on_chain, NULL) + worst > (wanted ->> 'chain_daily_wei')::numeric THEN 'chain_budget'
    END;
END
$$;
