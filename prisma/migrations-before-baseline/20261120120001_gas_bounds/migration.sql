-- What of the gas is spent and what may yet be, for one payment more: every figure from an index. revert_ages: how long
-- ago, in seconds and newest first, this payer's settlements reverted within the last hour; more than a hundred tell
-- nothing more. fee_cap: what the chain's newest transaction offers per gas.
CREATE FUNCTION gas_standing(on_chain integer, of_merchant text, of_payer text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, payer_pending bigint, merchant_pending bigint, chain_pending bigint,
    fee_cap numeric, revert_ages double precision[], day_ends_in double precision
)
LANGUAGE sql STABLE AS $$
    SELECT
        coalesce((SELECT wei FROM gas_spent
            WHERE chain_id = on_chain AND merchant_id = of_merchant AND day = (now() AT TIME ZONE 'utc')::date), 0),
        coalesce((SELECT wei FROM gas_spent_in_all
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        (SELECT count(*) FROM payments WHERE chain_id = on_chain AND payer = of_payer AND status = 'pending'),
        (SELECT count(*) FROM payments WHERE merchant_id = of_merchant AND chain_id = on_chain AND status = 'pending'),
        (SELECT count(*) FROM payments WHERE chain_id = on_chain AND status = 'pending'),
        (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
            SELECT a.fee_cap_wei, a.created_at FROM attempts a WHERE a.lane_id = l.id ORDER BY a.nonce DESC LIMIT 1
        ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1),
        ARRAY(SELECT extract(epoch FROM clock_timestamp() - reverted_at)::double precision FROM payer_reverts
            WHERE chain_id = on_chain AND payer = of_payer AND reverted_at > now() - interval '1 hour'
            ORDER BY reverted_at DESC LIMIT 100),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision
$$;

-- The first bound that leaves no room for one more payment, or NULL: as the gateway judged it before, by what is true now.
-- terms: {merchant_daily_wei, chain_daily_wei, payer_reverts_per_hour, payer_in_flight, merchant_in_flight,
-- chain_in_flight, gas_limit, fee_ceiling_wei}
CREATE FUNCTION gas_bound_reached(terms jsonb, on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN cardinality(gas.revert_ages) >= (terms ->> 'payer_reverts_per_hour')::integer THEN 'payer_reverts'
        WHEN gas.payer_pending >= (terms ->> 'payer_in_flight')::integer THEN 'payer_in_flight'
        WHEN gas.merchant_pending >= (terms ->> 'merchant_in_flight')::integer THEN 'merchant_in_flight'
        WHEN gas.merchant_spent + (gas.merchant_pending + 1) * worst.wei > (terms ->> 'merchant_daily_wei')::numeric THEN 'merchant_gas_budget'
        WHEN gas.chain_pending >= (terms ->> 'chain_in_flight')::integer THEN 'chain_in_flight'
        WHEN gas.chain_spent + (gas.chain_pending + 1) * worst.wei > (terms ->> 'chain_daily_wei')::numeric THEN 'chain_gas_budget'
    END
    FROM gas_standing(on_chain, of_merchant, of_payer) AS gas, LATERAL (
        SELECT (terms ->> 'gas_limit')::numeric * coalesce(gas.fee_cap, (terms ->> 'fee_ceiling_wei')::numeric) AS wei
    ) AS worst
$$;

-- As before, and within the bounds of the gas, where `wanted` brings them as gas_terms: beside 'stored', 'taken' and
-- 'short' the kind may be a bound's name. Under the payer's lock its own bounds are exact; merchant's and chain's can be
-- overrun by what other connections store at the same moment.
CREATE OR REPLACE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    wish payments := jsonb_populate_record(NULL::payments, wanted);
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

    wish.status := 'pending';
    wish.created_at := clock_timestamp();
    wish.asker_until := clock_timestamp() + lease;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments SELECT (wish).* ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    END IF;
    RETURN NEXT;
END
$$;
