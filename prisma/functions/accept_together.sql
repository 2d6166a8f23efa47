-- Stores several payments in one transaction. One statement writes those that are clearly in order: one for each payer, the
-- first of its Idempotency-Key if that key stands for no payment yet, the first of its payment-identifier, no refund or deposit, without a
-- payment link or a sponsored approval, with the same lease as the first, covered by what the payer has left, to the merchant's own
-- wallet, and far from every bound of gas. accept_payment_once, which has the rules, and accept_identified_payment where there is a
-- payment-identifier, judge all others one after the other: this function refuses nothing itself, and stores nothing that they
-- would refuse. kind and payment are theirs; a payment that the one statement stored has no row here, only stored_at. One with
-- hold_expires_at is stored as held, and no request waits for it.
-- wishes, below new_payments, as an argument keeps its name: [the columns of a payment that are named below; status and times are set here]
-- reservations: [{balance, allowance, read_at_block, lease_ms, gas_terms, sponsorship}], at the places of `new_payments`
-- Runs as the owner of the tables: the gateway cannot insert a payment by itself.
-- Locks: all Idempotency-Keys, then all payers, then all payment links, then all payments that are refunded, each sorted, then the
-- rows of new keys, sorted, then the gas of the chains where a bound is near. Every function that stores payments takes them in
-- this order, so that two batches never wait for each other in a circle.
CREATE OR REPLACE FUNCTION accept_together(wishes jsonb, reservations jsonb)
RETURNS TABLE (place integer, kind text, in_flight numeric, stored_at timestamptz, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    new_payments ALIAS FOR wishes;
    came integer := jsonb_array_length(new_payments);
    -- What another statement stores at this moment is not seen. So near a bound each is judged alone, under the bound's lock.
    room integer := came + 64;
    of_lease_ms integer := reservations -> 0 ->> 'lease_ms';
    clear_ids text[];
    clear_places integer[];
    stored integer[];
    fresh payments;
    wanted jsonb;
    balance numeric;
    allowance numeric;
    read_at_block bigint;
    lease interval;
    has_keys boolean := new_payments @? '$[*].idempotency_key ? (@ != null)';
BEGIN
    IF has_keys THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(new_payments) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    PERFORM pg_advisory_xact_lock(payers.key) FROM (
        SELECT DISTINCT hashtextextended(format('payer %s %s %s', row.chain_id, row.asset, row.payer), 0) AS key
        FROM jsonb_to_recordset(new_payments) AS row (chain_id integer, asset text, payer text) ORDER BY 1
    ) AS payers;
    IF new_payments @? '$[*].link_id ? (@ != null)' THEN
        PERFORM FROM payment_links l
        WHERE l.id IN (SELECT row.link_id FROM jsonb_to_recordset(new_payments) AS row (link_id text))
        ORDER BY l.id FOR NO KEY UPDATE;
    END IF;
    IF new_payments @? '$[*].refund_of ? (@ != null)' THEN
        PERFORM FROM payments p
        WHERE p.id IN (SELECT row.refund_of FROM jsonb_to_recordset(new_payments) AS row (refund_of text))
        ORDER BY p.id FOR NO KEY UPDATE;
    END IF;

    WITH asked AS MATERIALIZED (
        SELECT DISTINCT ON (row.payer, row.chain_id) row.* FROM (
            SELECT each.*, row_number() OVER of_key AS nth_of_key FROM ROWS FROM (
                jsonb_to_recordset(new_payments) AS (
                    id text, merchant_id text, chain_id integer, payer text, asset text, amount numeric, pay_to text,
                    key_lineage text, idempotency_key text, payment_identifier text, link_id text, refund_of text,
                    channel_id text
                ),
                jsonb_to_recordset(reservations) AS (
                    balance numeric, allowance numeric, read_at_block bigint, lease_ms integer, gas_terms jsonb, sponsorship jsonb
                )
            ) WITH ORDINALITY AS each
            WINDOW of_key AS (PARTITION BY each.key_lineage, each.idempotency_key ORDER BY each.ordinality)
        ) AS row
        WHERE row.sponsorship IS NULL AND row.link_id IS NULL AND row.refund_of IS NULL AND row.channel_id IS NULL AND row.lease_ms = of_lease_ms
            AND (row.idempotency_key IS NULL OR row.nth_of_key = 1 AND NOT EXISTS (
                SELECT FROM idempotency_keys k WHERE k.lineage = row.key_lineage AND k.key = row.idempotency_key
                    AND k.created_at > now() - idempotency_window()
            ))
            -- Two of one payer never get here together, and the payers' locks keep out those of other statements.
            AND (row.payment_identifier IS NULL OR NOT EXISTS (
                SELECT FROM payments p WHERE p.merchant_id = row.merchant_id AND p.payer = row.payer
                    AND p.payment_identifier = row.payment_identifier AND p.chain_id = row.chain_id
            ))
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
        AND EXISTS (SELECT FROM payable_wallets(asked.merchant_id, asked.pay_to))
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
                AND NOT EXISTS (
                    SELECT FROM gas_budget_of(asked.gas_terms, m.is_approved) AS budget
                    WHERE m.merchant_spent + (m.merchant_pending + room) * worst.wei > budget.merchant_wei
                        OR m.unapproved_spent + (m.unapproved_pending + room) * worst.wei > budget.unapproved_wei
                )
                AND m.chain_pending + room <= (asked.gas_terms ->> 'chain_in_flight')::integer
                AND m.chain_spent + (m.chain_pending + room) * worst.wei <= (asked.gas_terms ->> 'chain_daily_wei')::numeric
        ));

    fresh.kind := 'exact';
    fresh.created_at := clock_timestamp();
    fresh.asker_until := clock_timestamp() + of_lease_ms * interval '1 millisecond';
    IF clear_ids IS NOT NULL THEN
        -- The locks do not cover the same nonce signed for another token: the unique key does.
        WITH written AS (
            INSERT INTO payments (
                id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
                amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
                body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
                idempotency_key, payment_identifier, status, created_at, asker_until, kind, terms, only_sender, held_at, hold_expires_at
            )
            SELECT p.id, p.merchant_id, p.api_key_id, p.environment, p.network, p.chain_id, p.permit2, p.payer, p.nonce,
                p.token_symbol, p.asset, p.amount, p.pay_to, p.spender, p.deadline, p.valid_after, p.signature, p.resource,
                p.description, p.metadata, p.source, p.body_hash, p.checked_at_block, p.payer_has_code, p.received_at,
                p.verified_at, CASE WHEN p.hold_expires_at IS NULL THEN p.asker_id END, p.key_lineage, p.idempotency_key,
                p.payment_identifier, CASE WHEN p.hold_expires_at IS NULL THEN 'pending' ELSE 'held' END, fresh.created_at,
                CASE WHEN p.hold_expires_at IS NULL THEN fresh.asker_until END, p.kind, p.terms, p.only_sender,
                CASE WHEN p.hold_expires_at IS NOT NULL THEN fresh.created_at END, p.hold_expires_at
            FROM jsonb_populate_recordset(fresh, new_payments) AS p WHERE p.id = ANY (clear_ids)
            ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
            RETURNING payments.id
        )
        SELECT array_agg(clear_places[array_position(clear_ids, written.id)]) INTO stored FROM written;
        RETURN QUERY SELECT each, 'stored', NULL::numeric, fresh.created_at, NULL::payments FROM unnest(stored) AS each;
    END IF;
    IF has_keys AND stored IS NOT NULL THEN
        -- As keep_idempotency_key does, for all of them.
        INSERT INTO idempotency_keys (lineage, key, payment_id, created_at)
        SELECT new_payments -> each ->> 'key_lineage', new_payments -> each ->> 'idempotency_key', new_payments -> each ->> 'id', fresh.created_at
        FROM unnest(stored) AS each WHERE new_payments -> each ->> 'idempotency_key' IS NOT NULL ORDER BY 1, 2
        ON CONFLICT (lineage, key) DO UPDATE SET payment_id = excluded.payment_id, created_at = excluded.created_at
        WHERE idempotency_keys.created_at <= now() - idempotency_window();
    END IF;
    IF cardinality(stored) = came THEN
        RETURN;
    END IF;

    PERFORM lock_gas_near_bounds(new_payments, reservations);
    FOR at IN 0 .. came - 1 LOOP
        CONTINUE WHEN at = ANY (stored);
        wanted := (new_payments -> at) || (reservations -> at);
        balance := wanted ->> 'balance';
        allowance := wanted ->> 'allowance';
        read_at_block := wanted ->> 'read_at_block';
        lease := (wanted ->> 'lease_ms')::integer * interval '1 millisecond';
        IF wanted ->> 'payment_identifier' IS NULL THEN
            RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment
            FROM accept_payment_once(wanted, balance, allowance, read_at_block, lease) AS alone;
        ELSE
            RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment
            FROM accept_identified_payment(wanted, balance, allowance, read_at_block, lease) AS alone;
        END IF;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION accept_together FROM PUBLIC;
