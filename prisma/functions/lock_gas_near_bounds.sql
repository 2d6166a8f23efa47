-- Locks the gas of the chains on which a payment is near a bound of its merchant or of the chain. There the sums are exact;
-- far from a bound nothing waits.
-- wishes, below new_payments, and reservations: as accept_together takes them.
-- Locks: each such chain's gas, sorted, until the transaction ends. Taken after keys and payers, before sponsorships.
CREATE OR REPLACE FUNCTION lock_gas_near_bounds(wishes jsonb, reservations jsonb) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    new_payments ALIAS FOR wishes;
    -- Statements far from a bound take no lock: two of them with 32 payments each may run meanwhile.
    room integer := jsonb_array_length(new_payments) + 64;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('gas %s', near.chain_id), 0)) FROM (
        SELECT DISTINCT each.chain_id
        FROM (
            SELECT DISTINCT row.chain_id, row.merchant_id, row.gas_terms FROM ROWS FROM (
                jsonb_to_recordset(new_payments) AS (chain_id integer, merchant_id text),
                jsonb_to_recordset(reservations) AS (gas_terms jsonb)
            ) AS row
            WHERE row.gas_terms IS NOT NULL
        ) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
        CROSS JOIN LATERAL (
            SELECT (each.gas_terms ->> 'gas_limit')::numeric
                * coalesce(gas.fee_cap, (each.gas_terms ->> 'fee_ceiling_wei')::numeric) AS wei
        ) AS worst
        WHERE gas.merchant_pending + room > (each.gas_terms ->> 'merchant_in_flight')::integer
            OR gas.chain_pending + room > (each.gas_terms ->> 'chain_in_flight')::integer
            OR EXISTS (
                SELECT FROM gas_budget_of(each.gas_terms, gas.is_approved) AS budget
                WHERE gas.merchant_spent + (gas.merchant_pending + room) * worst.wei > budget.merchant_wei
                    OR gas.unapproved_spent + (gas.unapproved_pending + room) * worst.wei > budget.unapproved_wei
            )
            OR gas.chain_spent + (gas.chain_pending + room) * worst.wei > (each.gas_terms ->> 'chain_daily_wei')::numeric
        ORDER BY each.chain_id
    ) AS near;
END
$$;
