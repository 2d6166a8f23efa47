-- Statements that store at the same moment do not see each other's payments, and one may store 32: four gateways stored 48 payments
-- where a bound left room for 12. Near a bound of a chain's gas they now wait for each other.

-- Locks the chains on which one of the wishes is near a bound of its merchant's or of the chain's gas, until the transaction ends.
-- Taken after the locks of keys and payers, before that of the sponsorships.
-- wishes, reservations: as accept_together takes them
CREATE FUNCTION lock_gas_near_bounds(wishes jsonb, reservations jsonb) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    -- Statements that store far from a bound take no lock: two of 32 payments each may be under way.
    room integer := jsonb_array_length(wishes) + 64;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('gas %s', near.chain_id), 0)) FROM (
        SELECT DISTINCT each.chain_id
        FROM (
            SELECT DISTINCT row.chain_id, row.merchant_id, row.gas_terms FROM ROWS FROM (
                jsonb_to_recordset(wishes) AS (chain_id integer, merchant_id text),
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
            OR gas.merchant_spent + (gas.merchant_pending + room) * worst.wei > (each.gas_terms ->> 'merchant_daily_wei')::numeric
            OR gas.chain_spent + (gas.chain_pending + room) * worst.wei > (each.gas_terms ->> 'chain_daily_wei')::numeric
        ORDER BY each.chain_id
    ) AS near;
END
$$;

-- As before, and under the lock of the gas where a bound is near.
CREATE OR REPLACE FUNCTION accept_together(wishes jsonb, reservations jsonb)
RETURNS TABLE (place integer, kind text, in_flight numeric, stored_at timestamptz, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    came integer := jsonb_array_length(wishes);
    -- What another statement stores at this moment is not seen. So near a bound each is judged alone, under the bound's lock.
    room integer := came + 64;
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
                AND m.merchant_pending + room <= (asked.gas_terms ->> 'merchant_in_flight')::integer
                AND m.merchant_spent + (m.merchant_pending + room) * worst.wei <= (asked.gas_terms ->> 'merchant_daily_wei')::numeric
                AND m.chain_pending + room <= (asked.gas_terms ->> 'chain_in_flight')::integer
                AND m.chain_spent + (m.chain_pending + room) * worst.wei <= (asked.gas_terms ->> 'chain_daily_wei')::numeric
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

    PERFORM lock_gas_near_bounds(wishes, reservations);
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

-- As before, and under the lock of the gas where a bound is near.
CREATE OR REPLACE FUNCTION accept_identified_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    known record;
BEGIN
    -- Keys before payers, as everybody locks who locks both.
    IF wanted ->> 'idempotency_key' IS NOT NULL THEN
        PERFORM lock_idempotency_key(wanted ->> 'key_lineage', wanted ->> 'idempotency_key');
    END IF;
    PERFORM pg_advisory_xact_lock(
        hashtextextended(format('payer %s %s %s', wanted ->> 'chain_id', wanted ->> 'asset', wanted ->> 'payer'), 0)
    );
    SELECT each.* INTO known FROM identified_payment(
        wanted ->> 'merchant_id', (wanted ->> 'chain_id')::integer, wanted ->> 'payer', wanted ->> 'payment_identifier'
    ) AS each;
    IF FOUND AND NOT known.spent AND (known.payment).nonce <> (wanted ->> 'nonce')::numeric THEN
        kind := 'identified';
        payment := known.payment;
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM lock_gas_near_bounds(jsonb_build_array(wanted), jsonb_build_array(wanted));
    RETURN QUERY SELECT * FROM accept_payment_once(wanted, balance, allowance, read_at_block, lease);
END
$$;
