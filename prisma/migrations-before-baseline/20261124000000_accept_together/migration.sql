-- Storing and looking up payments by statements over all that came together. A statement that is begun for each payment costs more
-- than what it does: PostgreSQL reads the table's CHECKs anew for each, and sets up every function and every plan again. Where a rule
-- was in a function that is called for each row, it is now in one that returns a table: the planner writes such a one out in
-- the statement that names it, so that it stands in one place and costs what it would cost there.

-- As payer_in_flight, of which it is the rule.
CREATE FUNCTION in_flight_of(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS TABLE (base_units numeric)
LANGUAGE sql STABLE AS $$
    SELECT pending.base_units + CASE WHEN read_at_block IS NULL THEN 0 ELSE (
        SELECT coalesce(sum(c.amount), 0) FROM payments c
        WHERE c.chain_id = on_chain AND c.payer = of_payer AND c.asset = in_asset AND c.failure_code IS NULL
            AND c.block_number > read_at_block AND c.ended_at > greatest(
                now() - interval '5 minutes', (SELECT max(reset_at) FROM chain_resets WHERE chain_id = on_chain)
            )
    ) END
    FROM (
        SELECT coalesce(sum(p.amount), 0) AS base_units FROM payments p
        WHERE p.chain_id = on_chain AND p.payer = of_payer AND p.asset = in_asset AND p.status = 'pending'
            AND (p.block_number IS NULL OR read_at_block IS NULL OR p.block_number > read_at_block)
    ) AS pending
$$;

CREATE OR REPLACE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT flight.base_units FROM in_flight_of(on_chain, of_payer, in_asset, read_at_block) AS flight);
END
$$;

-- The widest pause that a payment falls under, or no row. Their names happen to be in that order.
CREATE FUNCTION widest_pause(on_chain integer, of_merchant text, of_payer text) RETURNS TABLE (paused text)
LANGUAGE sql STABLE AS $$
    SELECT p.scope FROM pauses p
    WHERE (p.scope, p.subject) IN (('chain', on_chain::text), ('merchant', of_merchant), ('payer', of_payer))
    ORDER BY p.scope LIMIT 1
$$;

CREATE OR REPLACE FUNCTION paused_by(on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$ SELECT paused FROM widest_pause(on_chain, of_merchant, of_payer) $$;

-- The part of gas_standing that is the same for all payers of a merchant.
CREATE FUNCTION gas_of_merchant(on_chain integer, of_merchant text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, merchant_pending bigint, chain_pending bigint, fee_cap numeric,
    day_ends_in double precision
)
LANGUAGE sql STABLE AS $$
    SELECT
        coalesce((SELECT wei FROM gas_spent
            WHERE chain_id = on_chain AND merchant_id = of_merchant AND day = (now() AT TIME ZONE 'utc')::date), 0),
        coalesce((SELECT wei FROM gas_spent_in_all
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        pending.merchants, pending.chains,
        (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
            SELECT a.fee_cap_wei, a.created_at FROM attempts a WHERE a.lane_id = l.id ORDER BY a.nonce DESC LIMIT 1
        ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision
    FROM (
        SELECT count(*) FILTER (WHERE p.merchant_id = of_merchant) AS merchants, count(*) AS chains
        FROM payments p WHERE p.chain_id = on_chain AND p.status = 'pending'
    ) AS pending
$$;

-- The part of it that is a payer's own.
CREATE FUNCTION gas_of_payer(on_chain integer, of_payer text)
RETURNS TABLE (payer_pending bigint, revert_ages double precision[])
LANGUAGE sql STABLE AS $$
    SELECT
        (SELECT count(*) FROM payments p WHERE p.chain_id = on_chain AND p.payer = of_payer AND p.status = 'pending'),
        ARRAY(SELECT extract(epoch FROM clock_timestamp() - reverted_at)::double precision FROM payer_reverts
            WHERE chain_id = on_chain AND payer = of_payer AND reverted_at > now() - interval '1 hour'
            ORDER BY reverted_at DESC LIMIT 100)
$$;

CREATE OR REPLACE FUNCTION gas_standing(on_chain integer, of_merchant text, of_payer text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, payer_pending bigint, merchant_pending bigint, chain_pending bigint,
    fee_cap numeric, revert_ages double precision[], day_ends_in double precision
)
LANGUAGE sql STABLE AS $$
    SELECT m.merchant_spent, m.chain_spent, p.payer_pending, m.merchant_pending, m.chain_pending, m.fee_cap, p.revert_ages, m.day_ends_in
    FROM gas_of_merchant(on_chain, of_merchant) AS m CROSS JOIN gas_of_payer(on_chain, of_payer) AS p
$$;

-- As before, and what merchants have in common is looked at once for each of them.
CREATE OR REPLACE FUNCTION look_up_payments(sought jsonb)
RETURNS TABLE (
    place integer, in_flight numeric, paused_by text, merchant_spent numeric, chain_spent numeric, payer_pending bigint,
    merchant_pending bigint, chain_pending bigint, fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_authorizations boolean, is_keys boolean, payment payments
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
    WITH wanted AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(sought) AS row (
            place integer, chain_id integer, permit2 text, payer text, nonce numeric, token text, merchant_id text,
            key_lineage text, idempotency_key text
        )
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT w.chain_id, w.merchant_id FROM wanted w) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT wanted.place, flight.base_units, pause.paused, merchants.merchant_spent, merchants.chain_spent, payer.payer_pending,
        merchants.merchant_pending, merchants.chain_pending, merchants.fee_cap, payer.revert_ages, merchants.day_ends_in,
        found.is_authorizations, found.is_keys, p
    FROM wanted
    JOIN merchants ON merchants.merchant_id = wanted.merchant_id AND merchants.chain_id = wanted.chain_id
    CROSS JOIN LATERAL in_flight_of(wanted.chain_id, wanted.payer, wanted.token, NULL) AS flight
    CROSS JOIN LATERAL gas_of_payer(wanted.chain_id, wanted.payer) AS payer
    LEFT JOIN LATERAL widest_pause(wanted.chain_id, wanted.merchant_id, wanted.payer) AS pause ON true
    LEFT JOIN LATERAL (
        SELECT each.id, bool_or(each.by_authorization) AS is_authorizations, bool_or(each.by_key) AS is_keys FROM (
            SELECT a.id, true AS by_authorization, false AS by_key FROM payments a
            WHERE a.chain_id = wanted.chain_id AND a.permit2 = wanted.permit2 AND a.payer = wanted.payer AND a.nonce = wanted.nonce
            UNION ALL
            SELECT k.payment_id, false, true FROM idempotency_keys k
            WHERE k.lineage = wanted.key_lineage AND k.key = wanted.idempotency_key
                AND k.created_at > now() - idempotency_window()
        ) AS each GROUP BY each.id
    ) AS found ON true
    LEFT JOIN payments p ON p.id = found.id;
END
$$;

-- Stores several payments in one transaction. What they lock is locked beforehand, in the one order in which everybody does who locks
-- more than one: keys, then payers. Then all that is clearly in order is written by one statement: one payment of each payer, without
-- an Idempotency-Key or an approval to be paid for, with the lease of the first, covered by what its payer has left, and so far from
-- the bounds of the gas that it could be the last of all that came. Whatever is not as clear, or finds its authorization taken, is judged alone
-- afterwards, by accept_payment_once, which has the rules: nothing is refused here, and nothing stored that would be refused there.
-- kind and payment are accept_payment_once's; a payment that is stored is as it was wished, stored_at.
-- wishes:       [a row of payments; its status and times are given here]
-- reservations: [{balance, allowance, read_at_block, lease_ms, gas_terms, sponsorship}], at the places of the wishes
CREATE FUNCTION accept_together(wishes jsonb, reservations jsonb)
RETURNS TABLE (place integer, kind text, in_flight numeric, stored_at timestamptz, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    came integer := jsonb_array_length(wishes);
    of_lease_ms integer := reservations -> 0 ->> 'lease_ms';
    clear_ids text[];
    clear_places integer[];
    stored integer[];
    fresh payments;
    reserved jsonb;
BEGIN
    IF wishes @? '$[*].idempotency_key ? (@ != null)' THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(wishes) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    PERFORM pg_advisory_xact_lock(payers.key) FROM (
        SELECT DISTINCT hashtextextended(format('payer %s %s %s', row.chain_id, row.asset, row.payer), 0) AS key
        FROM jsonb_to_recordset(wishes) AS row (chain_id integer, asset text, payer text) ORDER BY 1
    ) AS payers;

    WITH asked AS MATERIALIZED (
        SELECT DISTINCT ON (row.payer, row.chain_id) row.* FROM ROWS FROM (
            jsonb_to_recordset(wishes) AS (
                id text, merchant_id text, chain_id integer, payer text, asset text, amount numeric, idempotency_key text
            ),
            jsonb_to_recordset(reservations) AS (
                balance numeric, allowance numeric, read_at_block bigint, lease_ms integer, gas_terms jsonb, sponsorship jsonb
            )
        ) WITH ORDINALITY AS row
        WHERE row.idempotency_key IS NULL AND row.sponsorship IS NULL AND row.lease_ms = of_lease_ms
        ORDER BY row.payer, row.chain_id, row.ordinality
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT a.chain_id, a.merchant_id FROM asked a WHERE a.gas_terms IS NOT NULL) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT array_agg(asked.id), array_agg(asked.ordinality - 1) INTO clear_ids, clear_places
    FROM asked CROSS JOIN LATERAL in_flight_of(asked.chain_id, asked.payer, asked.asset, asked.read_at_block) AS flight
    -- least() passes over an unlimited (NULL) allowance.
    WHERE flight.base_units + asked.amount <= least(asked.balance, asked.allowance)
        AND (asked.gas_terms IS NULL OR EXISTS (
            SELECT FROM merchants m
            CROSS JOIN LATERAL gas_of_payer(asked.chain_id, asked.payer) AS payer
            CROSS JOIN LATERAL (
                SELECT (asked.gas_terms ->> 'gas_limit')::numeric
                    * coalesce(m.fee_cap, (asked.gas_terms ->> 'fee_ceiling_wei')::numeric) AS wei
            ) AS worst
            WHERE m.merchant_id = asked.merchant_id AND m.chain_id = asked.chain_id
                AND cardinality(payer.revert_ages) < (asked.gas_terms ->> 'payer_reverts_per_hour')::integer
                AND payer.payer_pending < (asked.gas_terms ->> 'payer_in_flight')::integer
                AND m.merchant_pending + came <= (asked.gas_terms ->> 'merchant_in_flight')::integer
                AND m.merchant_spent + (m.merchant_pending + came) * worst.wei <= (asked.gas_terms ->> 'merchant_daily_wei')::numeric
                AND m.chain_pending + came <= (asked.gas_terms ->> 'chain_in_flight')::integer
                AND m.chain_spent + (m.chain_pending + came) * worst.wei <= (asked.gas_terms ->> 'chain_daily_wei')::numeric
        ));

    fresh.status := 'pending';
    fresh.created_at := clock_timestamp();
    fresh.asker_until := clock_timestamp() + of_lease_ms * interval '1 millisecond';
    IF clear_ids IS NOT NULL THEN
        -- The locks do not cover the same nonce signed for another token: the unique key does.
        WITH written AS (
            INSERT INTO payments SELECT p.* FROM jsonb_populate_recordset(fresh, wishes) AS p WHERE p.id = ANY (clear_ids)
            ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
            RETURNING payments.id
        )
        SELECT array_agg(clear_places[array_position(clear_ids, written.id)]) INTO stored FROM written;
        RETURN QUERY SELECT each, 'stored', NULL::numeric, fresh.created_at, NULL::payments FROM unnest(stored) AS each;
    END IF;
    IF cardinality(stored) = came THEN
        RETURN;
    END IF;

    FOR at IN 0 .. came - 1 LOOP
        CONTINUE WHEN at = ANY (stored);
        reserved := reservations -> at;
        RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment FROM accept_payment_once(
            (wishes -> at) || reserved, (reserved ->> 'balance')::numeric, (reserved ->> 'allowance')::numeric,
            (reserved ->> 'read_at_block')::bigint, (reserved ->> 'lease_ms')::integer * interval '1 millisecond'
        ) AS alone;
    END LOOP;
END
$$;
