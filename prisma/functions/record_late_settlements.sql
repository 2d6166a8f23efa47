-- Writes down that failed payments were settled after all, each with its event, and ends the watch of `watched_out`. A deposit that
-- was settled late opens its channel or adds to it. Answers
-- the payments whose late settlement is told now. A settlement that counts for another payment only ends the watch.
-- late: [{payment_id, event_id, tx_hash, log_index, block_number}]
-- Locks: the payments in the order of their ids, then the settlements by their hashes, sorted: the same order as
-- finish_settlements, so that one settlement counts once; then the channels of deposits, in the order of their ids.
CREATE OR REPLACE FUNCTION record_late_settlements(late jsonb, watched_out text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
    recorded text[];
    deposits text[];
    their_events text[];
BEGIN
    PERFORM FROM payments
    WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(late) AS row) OR id = ANY (watched_out)
    ORDER BY id FOR NO KEY UPDATE;
    -- finish_settlements counts a settlement under the same lock.
    PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
        SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(late) AS row ORDER BY 1
    ) AS settlements;

    WITH told AS (
        SELECT DISTINCT ON (row.payment_id) row.*, p.chain_id
        FROM jsonb_to_recordset(late) AS row (payment_id text, event_id text, tx_hash text, log_index integer, block_number bigint)
        JOIN payments p ON p.id = row.payment_id AND p.status = 'failed' AND p.late_tx_hash IS NULL
        ORDER BY row.payment_id
    ), single AS (
        SELECT DISTINCT ON (chain_id, tx_hash, log_index) told.* FROM told
        WHERE NOT EXISTS (
            SELECT FROM payments p WHERE p.chain_id = told.chain_id AND p.tx_hash = told.tx_hash
                AND p.status = 'confirmed' AND p.log_index = told.log_index
        ) AND NOT EXISTS (
            SELECT FROM payments p WHERE p.chain_id = told.chain_id AND p.late_tx_hash = told.tx_hash
                AND p.late_log_index = told.log_index
        )
        ORDER BY chain_id, tx_hash, log_index, payment_id
    ), settled AS (
        UPDATE payments p
        SET late_tx_hash = single.tx_hash, late_log_index = single.log_index, late_block_number = single.block_number,
            watch_over_at = now()
        FROM single WHERE p.id = single.payment_id
        RETURNING p.id, p.merchant_id, p.environment, p.refund_of, p.channel_id, single.event_id
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT settled.event_id, CASE WHEN settled.refund_of IS NULL THEN 'payment.settled_late' ELSE 'refund.settled_late' END,
            settled.merchant_id, settled.environment, settled.id FROM settled WHERE settled.channel_id IS NULL
    ), watched_on AS (
        UPDATE payments p SET watch_over_at = now()
        WHERE p.status = 'failed' AND p.watch_over_at IS NULL AND p.id NOT IN (SELECT payment_id FROM single)
            AND (p.id = ANY (watched_out) OR p.id IN (SELECT payment_id FROM told))
    )
    SELECT array_agg(settled.id),
        array_agg(settled.id ORDER BY settled.channel_id, settled.id) FILTER (WHERE settled.channel_id IS NOT NULL),
        array_agg(settled.event_id ORDER BY settled.channel_id, settled.id) FILTER (WHERE settled.channel_id IS NOT NULL)
    INTO recorded, deposits, their_events FROM settled;
    RETURN QUERY SELECT unnest(recorded);
    FOR at IN 1 .. coalesce(cardinality(deposits), 0) LOOP
        PERFORM open_channel(deposits[at], their_events[at]);
    END LOOP;
END
$$;
