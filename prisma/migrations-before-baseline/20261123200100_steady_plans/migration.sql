-- As before, by one look at what is pending instead of three.
CREATE OR REPLACE FUNCTION gas_standing(on_chain integer, of_merchant text, of_payer text)
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
        pending.payers, pending.merchants, pending.chains,
        (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
            SELECT a.fee_cap_wei, a.created_at FROM attempts a WHERE a.lane_id = l.id ORDER BY a.nonce DESC LIMIT 1
        ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1),
        ARRAY(SELECT extract(epoch FROM clock_timestamp() - reverted_at)::double precision FROM payer_reverts
            WHERE chain_id = on_chain AND payer = of_payer AND reverted_at > now() - interval '1 hour'
            ORDER BY reverted_at DESC LIMIT 100),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision
    FROM (
        SELECT count(*) FILTER (WHERE p.payer = of_payer) AS payers,
            count(*) FILTER (WHERE p.merchant_id = of_merchant) AS merchants, count(*) AS chains
        FROM payments p WHERE p.chain_id = on_chain AND p.status = 'pending'
    ) AS pending
$$;

-- As before, and every row is found by what names it alone. A condition that is the predicate of a partial index ("pending",
-- "confirmed", "open") invites a plan that goes through all of that index for each row, and so does a join as long as a table
-- is small; such a plan is then kept. ended_at is null exactly where a payment is pending, failure_code is not exactly where
-- it failed, closed_at is null exactly where a transaction is open, by CHECKs of the tables. OFFSET 0 keeps the planner from
-- turning a look-up into a join.
CREATE OR REPLACE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    IF lane IS NOT NULL AND NOT hold_lane(lane, holder, token) THEN
        RETURN;
    END IF;

    -- Who holds the lane is the only one who closes its transactions: they stay where they are found.
    UPDATE transactions t
    SET state = 'closed', closed_at = now(), mined_hash = row.mined_hash, mined_status = row.mined_status,
        gas_used = row.gas_used, effective_gas_price_wei = row.effective_gas_price_wei, l1_fee_wei = row.l1_fee_wei,
        block_number = row.block_number
    FROM jsonb_to_recordset(closed) AS row (
        nonce bigint, mined_hash text, mined_status text, gas_used bigint, effective_gas_price_wei numeric, l1_fee_wei numeric,
        block_number bigint
    ) CROSS JOIN LATERAL (
        SELECT o.ctid AS at FROM transactions o WHERE o.lane_id = lane AND o.nonce = row.nonce AND o.closed_at IS NULL OFFSET 0
    ) AS open
    WHERE t.ctid = open.at;
    IF jsonb_array_length(outcomes) = 0 THEN
        RETURN;
    END IF;

    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(outcomes) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    -- Of two payments that claim one settlement at the same moment, the second waits and is then left out, not refused.
    PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
        SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(outcomes) AS row
        WHERE row ->> 'status' = 'confirmed' ORDER BY 1
    ) AS settlements;

    RETURN QUERY WITH told AS (
        SELECT DISTINCT ON (row.payment_id) row.*, pending.chain_id, pending.at
        FROM jsonb_to_recordset(outcomes) AS row (
            payment_id text, status text, event_id text, tx_hash text, log_index integer, block_number bigint,
            block_hash text, block_time timestamptz, failure_code text, failure_message text
        ) CROSS JOIN LATERAL (
            SELECT p.chain_id, p.ctid AS at FROM payments p WHERE p.id = row.payment_id AND p.ended_at IS NULL OFFSET 0
        ) AS pending
        ORDER BY row.payment_id, row.status
    ), single AS (
        SELECT DISTINCT ON (chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END) told.* FROM told
        WHERE status = 'failed' OR NOT EXISTS (
            SELECT FROM payments p WHERE p.tx_hash = told.tx_hash AND p.log_index = told.log_index AND p.chain_id = told.chain_id
                AND p.ended_at IS NOT NULL AND p.failure_code IS NULL OFFSET 0
        )
        ORDER BY chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END, payment_id
    ), ended AS (
        UPDATE payments p
        SET status = single.status, ended_at = now(), tx_hash = coalesce(single.tx_hash, p.tx_hash),
            log_index = single.log_index, block_number = single.block_number, block_hash = single.block_hash,
            block_time = single.block_time, failure_code = single.failure_code, failure_message = single.failure_message
        FROM single WHERE p.ctid = single.at
        RETURNING p.id, p.merchant_id, p.environment, p.status, single.event_id
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT ended.event_id, 'payment.' || ended.status, ended.merchant_id, ended.environment, ended.id FROM ended
    )
    SELECT ended.id FROM ended;
END
$$;

-- As before, in a language whose plans are kept for a connection in every version of PostgreSQL. What ended without a failure is
-- confirmed.
CREATE OR REPLACE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (
        SELECT coalesce(sum(amount), 0) FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND status = 'pending'
            AND (block_number IS NULL OR read_at_block IS NULL OR block_number > read_at_block)
    ) + CASE WHEN read_at_block IS NULL THEN 0 ELSE (
        SELECT coalesce(sum(amount), 0) FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND failure_code IS NULL
            AND block_number > read_at_block AND ended_at > greatest(
                now() - interval '5 minutes', (SELECT max(reset_at) FROM chain_resets WHERE chain_id = on_chain)
            )
    ) END;
END
$$;

ALTER FUNCTION fan_out_events(text[])
    SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off;

-- What a gateway asks before it asks the chain, for several claims at once: the payments that these authorizations and keys stand
-- for, what the payers have in flight, how the gas stands, and who is paused. Of each claim one row, or two where a key stands
-- for another payment than the authorization does. The block that the balance will be read at is not known yet: only what is
-- pending counts, and the lock judges again. Its plan is made once for a connection, and never by reading a whole table, however
-- small that was at the moment.
-- sought: [{place, chain_id, permit2, payer, nonce, token, merchant_id, key_lineage, idempotency_key}]
CREATE FUNCTION look_up_payments(sought jsonb)
RETURNS TABLE (
    place integer, in_flight numeric, paused_by text, merchant_spent numeric, chain_spent numeric, payer_pending bigint,
    merchant_pending bigint, chain_pending bigint, fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_authorizations boolean, is_keys boolean, payment payments
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
    SELECT wanted.place, payer_in_flight(wanted.chain_id, wanted.payer, wanted.token, NULL),
        paused_by(wanted.chain_id, wanted.merchant_id, wanted.payer), gas.merchant_spent, gas.chain_spent, gas.payer_pending,
        gas.merchant_pending, gas.chain_pending, gas.fee_cap, gas.revert_ages, gas.day_ends_in,
        found.is_authorizations, found.is_keys, p
    FROM jsonb_to_recordset(sought) AS wanted (
        place integer, chain_id integer, permit2 text, payer text, nonce numeric, token text, merchant_id text,
        key_lineage text, idempotency_key text
    )
    CROSS JOIN LATERAL gas_standing(wanted.chain_id, wanted.merchant_id, wanted.payer) AS gas
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

-- `accept_payment_once` for several requests in one transaction, one after the other. What they lock is locked beforehand, in the
-- one order in which everybody does who locks more than one: keys, then payers.
-- requests: [{wanted, balance, allowance, read_at_block, lease_ms}]
CREATE FUNCTION accept_payments(requests jsonb) RETURNS TABLE (place integer, kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    request jsonb;
BEGIN
    IF jsonb_array_length(requests) > 1 THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row -> 'wanted' ->> 'key_lineage', row -> 'wanted' ->> 'idempotency_key'), 0) AS key
            FROM jsonb_array_elements(requests) AS row WHERE row -> 'wanted' ->> 'idempotency_key' IS NOT NULL ORDER BY 1
        ) AS keys;
        PERFORM pg_advisory_xact_lock(payers.key) FROM (
            SELECT DISTINCT hashtextextended(format('payer %s %s %s', row -> 'wanted' ->> 'chain_id', row -> 'wanted' ->> 'asset', row -> 'wanted' ->> 'payer'), 0) AS key
            FROM jsonb_array_elements(requests) AS row ORDER BY 1
        ) AS payers;
    END IF;
    FOR at IN 0 .. jsonb_array_length(requests) - 1 LOOP
        request := requests -> at;
        RETURN QUERY SELECT at, accepted.* FROM accept_payment_once(
            request -> 'wanted', (request ->> 'balance')::numeric, (request ->> 'allowance')::numeric,
            (request ->> 'read_at_block')::bigint, (request ->> 'lease_ms')::integer * interval '1 millisecond'
        ) AS accepted;
    END LOOP;
END
$$;

-- Reads payments and, where one is confirmed, unclaimed and still asked by this asker, claims its success (`claimed`: when).
-- Postgres lets a statement see the rows as they were when it began, and the update judge them as they are when it has their
-- lock: of two claims at the same moment the second finds answered_at set and claims nothing. A payment that ended without a
-- failure is confirmed, by CHECKs.
CREATE FUNCTION claim_successes(payment_ids text[], asker_ids text[])
RETURNS TABLE (place integer, claimed timestamptz, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, w.asker, w.at::integer AS at FROM unnest(payment_ids, asker_ids) WITH ORDINALITY AS w (id, asker, at)
        ORDER BY w.id, w.at
    ), claim AS (
        UPDATE payments p SET answered_at = now() FROM wanted
        WHERE p.id = wanted.id AND p.asker_id = wanted.asker AND p.answered_at IS NULL
            AND p.ended_at IS NOT NULL AND p.failure_code IS NULL
        RETURNING wanted.at, p.answered_at
    )
    SELECT wanted.at - 1, claim.answered_at, p
    FROM wanted JOIN payments p ON p.id = wanted.id LEFT JOIN claim ON claim.at = wanted.at;
END
$$;
