-- Writes down several attempts. What was delivered to an endpoint that was not failing, each delivery once, says nothing of the endpoint:
-- those are written by one statement. All others go by record_delivery_attempt, which has the rules, one after the other, in the
-- order of their merchants: whoever locks several of their rows locks them in the same order as everybody.
-- attempted: [{delivery, attempt: {started_at, duration_ms, status_code, response_excerpt, error, url}, verdict, retry_at}]
CREATE FUNCTION record_delivery_attempts(attempted jsonb) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    written bigint[];
    one record;
BEGIN
    WITH given AS MATERIALIZED (
        SELECT DISTINCT ON (row.delivery) row.* FROM ROWS FROM (
            jsonb_to_recordset(attempted) AS (delivery text, attempt delivery_attempts, verdict text)
        ) WITH ORDINALITY AS row
        ORDER BY row.delivery, row.ordinality
    ), told AS (
        UPDATE deliveries d
        SET attempts = d.attempts + 1, claimed_until = NULL,
            status = CASE WHEN d.status <> 'pending' THEN d.status ELSE 'delivered' END,
            next_attempt_at = NULL, ended_at = coalesce(d.ended_at, now())
        FROM given CROSS JOIN LATERAL (
            SELECT o.ctid AS at FROM deliveries o WHERE o.id = given.delivery AND EXISTS (
                SELECT FROM merchants m WHERE m.id = o.merchant_id AND m.webhook_failing_since IS NULL OFFSET 0
            ) OFFSET 0
        ) AS found
        -- One that somebody else writes to at this moment is found no more, and judged alone.
        WHERE d.ctid = found.at AND given.verdict = 'delivered'
        RETURNING d.id, d.attempts, given.attempt, given.ordinality
    ), kept AS (
        INSERT INTO delivery_attempts (delivery_id, number, started_at, duration_ms, status_code, response_excerpt, error)
        SELECT told.id, told.attempts, (told.attempt).started_at, (told.attempt).duration_ms, (told.attempt).status_code,
            (told.attempt).response_excerpt, (told.attempt).error
        FROM told
    )
    SELECT array_agg(told.ordinality) INTO written FROM told;
    IF cardinality(written) = jsonb_array_length(attempted) THEN
        RETURN;
    END IF;

    FOR one IN
        SELECT row.* FROM ROWS FROM (
            jsonb_to_recordset(attempted) AS (delivery text, attempt jsonb, verdict text, retry_at timestamptz)
        ) WITH ORDINALITY AS row
        LEFT JOIN deliveries d ON d.id = row.delivery
        WHERE written IS NULL OR row.ordinality <> ALL (written)
        ORDER BY d.merchant_id, row.delivery, row.ordinality
    LOOP
        PERFORM record_delivery_attempt(one.delivery, one.attempt, one.verdict, one.retry_at);
    END LOOP;
END
$$;

-- As before, and the payments are ended before the nonces are closed. What closes counts its gas, in a row that all settlements of a
-- merchant's day share: it is locked last, so that lanes wait for one another's commit alone.
CREATE OR REPLACE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    IF lane IS NOT NULL AND NOT hold_lane(lane, holder, token) THEN
        RETURN;
    END IF;

    IF jsonb_array_length(outcomes) > 0 THEN
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
END
$$;
