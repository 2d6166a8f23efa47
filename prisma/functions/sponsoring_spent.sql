-- What sponsoring has cost on this UTC day, or may still: a grant counts with the gas that sends it; one that may still be
-- made counts with the most that it can be; one that ended without a grant counts nothing. of_merchant NULL: all of the chain.
-- Locks: nothing; to reserve, the caller holds the lock of the chain's sponsorships.
CREATE OR REPLACE FUNCTION sponsoring_spent(on_chain integer, of_merchant text) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(coalesce(s.granted_wei, s.need_wei) + s.gas_wei), 0)
    FROM sponsorships s JOIN payments p ON p.id = s.payment_id
    WHERE s.chain_id = on_chain AND s.created_at >= date_trunc('day', now(), 'UTC')
        AND (of_merchant IS NULL OR s.merchant_id = of_merchant)
        AND (s.granted_wei IS NOT NULL OR p.status IN ('pending', 'held'))
$$;
