-- Closes nonces and ends payments, each with its event; a deposit that is confirmed opens its channel or adds to it. Answers the
-- payments that ended now. lane NULL: no nonces.
-- closed:   [{nonce, mined_hash, mined_status, gas_used, effective_gas_price_wei, l1_fee_wei, block_number, is_action}]
-- outcomes: [{payment_id, status, event_id, tx_hash, log_index, block_number, block_hash, block_time, failure_code,
--   failure_message}]
-- Locks: the lane; the payments in the order of their ids; the settlements by their hashes, sorted, so that one settlement
-- counts for one payment; then the channels of deposits, in the order of their ids; last the transactions, whose trigger count_gas locks rows that all lanes share: lanes then wait for
-- each other's commit alone.
-- Plans: a condition that is the predicate of a partial index ("pending", "confirmed", "open"), or a join with a table that is
-- still small, leads to a kept plan that reads all of that index for each row. So rows are found by their keys, OFFSET 0 keeps
-- each look-up from becoming a join, and the conditions name columns that say the same by CHECKs: ended_at is null where a
-- payment is pending or held, failure_code is set where it failed, closed_at is null where a transaction is open.
CREATE OR REPLACE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    now_ended text[];
    deposits text[];
    their_events text[];
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

        WITH told AS (
            SELECT DISTINCT ON (row.payment_id) row.*, pending.chain_id, pending.at
            FROM jsonb_to_recordset(outcomes) AS row (
                payment_id text, status text, event_id text, tx_hash text, log_index integer, block_number bigint,
                block_hash text, block_time timestamptz, failure_code text, failure_message text
            ) CROSS JOIN LATERAL (
                SELECT p.chain_id, p.ctid AS at FROM payments p WHERE p.id = row.payment_id AND p.ended_at IS NULL AND p.status <> 'held' OFFSET 0
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
            RETURNING p.id, p.merchant_id, p.environment, p.status, p.refund_of, p.channel_id, single.event_id
        ), events_written AS (
            INSERT INTO events (id, type, merchant_id, environment, payment_id)
            SELECT ended.event_id, CASE WHEN ended.refund_of IS NULL THEN 'payment.' ELSE 'refund.' END || ended.status,
                ended.merchant_id, ended.environment, ended.id FROM ended WHERE ended.channel_id IS NULL
        )
        SELECT array_agg(ended.id),
            array_agg(ended.id ORDER BY ended.channel_id, ended.id) FILTER (WHERE ended.channel_id IS NOT NULL AND ended.status = 'confirmed'),
            array_agg(ended.event_id ORDER BY ended.channel_id, ended.id) FILTER (WHERE ended.channel_id IS NOT NULL AND ended.status = 'confirmed')
        INTO now_ended, deposits, their_events FROM ended;
        RETURN QUERY SELECT unnest(now_ended);
        -- Of a deposit that failed there is no event: nothing of its channel changed.
        FOR at IN 1 .. coalesce(cardinality(deposits), 0) LOOP
            PERFORM open_channel(deposits[at], their_events[at]);
        END LOOP;
    END IF;

    -- Only the holder of the lane closes its transactions, so a row stays where it was found.
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
    IF closed @? '$[*] ? (@.is_action == true)' THEN
        PERFORM finish_channel_actions(lane, closed);
    END IF;
END
$$;
