-- What a merchant may spend in a day, and what all unapproved merchants may spend together. NULL: no bound, as the merchant is
-- approved or the chain sets none.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION gas_budget_of(terms jsonb, is_approved boolean) RETURNS TABLE (merchant_wei numeric, unapproved_wei numeric)
LANGUAGE sql IMMUTABLE AS $$
    SELECT
        coalesce(
            CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_merchant_daily_wei')::numeric END,
            (terms ->> 'merchant_daily_wei')::numeric
        ),
        CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_daily_wei')::numeric END
$$;
