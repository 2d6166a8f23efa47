-- A failed payment's authorization can still be settled by anyone until its deadline: its nonce is watched on until the
-- chain has shown that nothing more can come.
ALTER TABLE "payments"
    ADD COLUMN "late_log_index" INTEGER,
    ADD COLUMN "watch_over_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "payments_late_log_index_check" CHECK ("late_log_index" >= 0 AND ("late_log_index" IS NULL OR "late_tx_hash" IS NOT NULL));

CREATE INDEX "payments_watched_idx" ON "payments"("chain_id", "id")
    WHERE "status" = 'failed' AND "late_tx_hash" IS NULL AND "watch_over_at" IS NULL;

-- A settlement on a chain counts for one payment at most, in time or late.
CREATE UNIQUE INDEX "payments_late_settlement_key" ON "payments"("chain_id", "late_tx_hash", "late_log_index") WHERE "late_tx_hash" IS NOT NULL;

-- Writes down that failed payments were settled after all, each with its event, and that others are watched no longer.
-- Answers the payments whose late settlement is told of now. A settlement that counts for another payment ends the watch.
-- late: [{payment_id, event_id, tx_hash, log_index, block_number}]
CREATE FUNCTION record_late_settlements(late jsonb, watched_out text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM payments
    WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(late) AS row) OR id = ANY (watched_out)
    ORDER BY id FOR NO KEY UPDATE;
    -- The lock under which a settlement is counted for a payment in time, too.
    PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
        SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(late) AS row ORDER BY 1
    ) AS settlements;

    RETURN QUERY WITH told AS (
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
        RETURNING p.id, p.merchant_id, p.environment, single.event_id
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT settled.event_id, 'payment.settled_late', settled.merchant_id, settled.environment, settled.id FROM settled
    ), watched_on AS (
        UPDATE payments p SET watch_over_at = now()
        WHERE p.status = 'failed' AND p.watch_over_at IS NULL AND p.id NOT IN (SELECT payment_id FROM single)
            AND (p.id = ANY (watched_out) OR p.id IN (SELECT payment_id FROM told))
    )
    SELECT settled.id FROM settled;
END
$$;

-- Whoever ends payments: a settlement that was counted late is not counted again. The row stays as it is, and what
-- follows from its ending does not happen.
CREATE FUNCTION keep_counted_settlement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM payments p WHERE p.chain_id = NEW.chain_id AND p.late_tx_hash = NEW.tx_hash AND p.late_log_index = NEW.log_index
    ) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER payments_keep_counted_settlement BEFORE UPDATE ON "payments"
    FOR EACH ROW WHEN (NEW.status = 'confirmed' AND OLD.status = 'pending') EXECUTE FUNCTION keep_counted_settlement();
