-- What a merchant may spend in a day, and what all that are not approved may spend together: NULL where that bounds nothing, as the
-- merchant is approved or the chain leaves nobody less.
CREATE OR REPLACE FUNCTION gas_budget_of(terms jsonb, is_approved boolean) RETURNS TABLE (merchant_wei numeric, unapproved_wei numeric)
LANGUAGE sql IMMUTABLE AS $$
    SELECT
        coalesce(
            CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_merchant_daily_wei')::numeric END,
            (terms ->> 'merchant_daily_wei')::numeric
        ),
        CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_daily_wei')::numeric END
$$;
