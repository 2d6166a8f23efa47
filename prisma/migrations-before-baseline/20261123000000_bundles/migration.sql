-- Several settlements in one transaction. Such a transaction is nobody's by itself (its payment_id is null): whose
-- settlements it carries stands here, by their place in it. Settlements that go alone write nothing into this table.

-- CreateTable
CREATE TABLE "bundled_payments" (
    "lane_id" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,
    "payment_id" TEXT NOT NULL,
    "gas_used" BIGINT,
    "l1_fee_wei" DECIMAL(78,0),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "bundled_payments_pkey" PRIMARY KEY ("lane_id","nonce","place")
);

-- CreateIndex
CREATE INDEX "bundled_payments_payment_id_idx" ON "bundled_payments"("payment_id");

-- AddForeignKey
ALTER TABLE "bundled_payments" ADD CONSTRAINT "bundled_payments_lane_id_nonce_fkey" FOREIGN KEY ("lane_id", "nonce") REFERENCES "transactions"("lane_id", "nonce") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bundled_payments" ADD CONSTRAINT "bundled_payments_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "bundled_payments"
    ADD CONSTRAINT "bundled_payments_place_check" CHECK ("place" >= 0),
    ADD CONSTRAINT "bundled_payments_gas_used_check" CHECK ("gas_used" >= 0),
    ADD CONSTRAINT "bundled_payments_l1_fee_wei_check" CHECK ("l1_fee_wei" >= 0);

-- A payment is in one open bundle at most.
CREATE UNIQUE INDEX "bundled_payments_open_key" ON "bundled_payments"("payment_id") WHERE "closed_at" IS NULL;

ALTER TABLE "transactions" DROP CONSTRAINT "transactions_purpose_check",
    ADD CONSTRAINT "transactions_purpose_check" CHECK ("purpose" IN ('payment', 'bundle', 'filler', 'grant', 'funding'));
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_purpose_check",
    ADD CONSTRAINT "attempts_purpose_check" CHECK ("purpose" IN ('payment', 'bundle', 'filler', 'grant', 'funding'));

-- Whether the payer was an account with code when the payment was checked; null: stored before anybody asked. What such
-- an account does while it is asked for its signature is its own: its payment goes alone.
ALTER TABLE "payments" ADD COLUMN "payer_has_code" BOOLEAN;

-- As before, and a payment that is in an open bundle is on its way already.
-- planned: [{nonce, purpose, payment_id, hash, raw_transaction, fee_cap_wei, tip_wei, created_at, granted_wei}]
CREATE OR REPLACE FUNCTION commit_transactions(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
DECLARE
    first_nonce bigint;
    last_nonce bigint;
    length bigint;
BEGIN
    SELECT min((row ->> 'nonce')::bigint), max((row ->> 'nonce')::bigint), count(DISTINCT row ->> 'nonce')
    INTO first_nonce, last_nonce, length FROM jsonb_array_elements(planned) AS row;
    IF length <> jsonb_array_length(planned) OR last_nonce - first_nonce + 1 <> length THEN
        RAISE EXCEPTION 'the planned nonces of % have a gap or a double', lane;
    END IF;

    IF NOT hold_lane(lane, holder, token) OR (SELECT next_nonce FROM lanes WHERE id = lane) <> first_nonce THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- Two lanes may want the same payment: the second waits here, and then sees the first one's open transaction.
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (SELECT row ->> 'payment_id' AS id, row ->> 'purpose' AS purpose FROM jsonb_array_elements(planned) AS row) AS wanted
    WHERE wanted.id IS NOT NULL AND (
        NOT EXISTS (SELECT FROM payments p WHERE p.id = wanted.id AND p.status = 'pending')
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state = 'open')
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = wanted.id AND b.closed_at IS NULL)
        OR (wanted.purpose = 'funding'
            AND NOT EXISTS (SELECT FROM sponsorships s WHERE s.payment_id = wanted.id AND s.granted_wei IS NULL))
    );
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    INSERT INTO transactions (lane_id, nonce, purpose, payment_id)
    SELECT lane, row.nonce, row.purpose, row.payment_id
    FROM jsonb_to_recordset(planned) AS row (nonce bigint, purpose text, payment_id text);
    INSERT INTO attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei, created_at)
    SELECT row.hash, lane, row.nonce, row.purpose, row.raw_transaction, row.fee_cap_wei, row.tip_wei, row.created_at
    FROM jsonb_to_recordset(planned) AS row (
        nonce bigint, purpose text, hash text, raw_transaction text, fee_cap_wei numeric, tip_wei numeric, created_at timestamptz
    );
    IF planned @? '$[*] ? (@.purpose == "funding")' THEN
        UPDATE sponsorships s SET granted_wei = row.granted_wei, granted_at = now()
        FROM jsonb_to_recordset(planned) AS row (purpose text, payment_id text, granted_wei numeric)
        WHERE row.purpose = 'funding' AND s.payment_id = row.payment_id;
    END IF;
    UPDATE lanes SET next_nonce = last_nonce + 1 WHERE id = lane AND length > 0;
    kind := 'committed';
    RETURN NEXT;
END
$$;

-- As commit_transactions, where some of what is planned are bundles: those carry {bundled: [payment_id]} as well.
CREATE FUNCTION commit_bundles(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- All that is wanted, bundled or alone, in the one order in which everybody locks payments.
    PERFORM FROM payments WHERE id IN (
        SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row
        UNION ALL SELECT jsonb_array_elements_text(row -> 'bundled') FROM jsonb_array_elements(planned) AS row
    ) ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (SELECT jsonb_array_elements_text(row -> 'bundled') AS id FROM jsonb_array_elements(planned) AS row) AS wanted
    WHERE NOT EXISTS (SELECT FROM payments p WHERE p.id = wanted.id AND p.status = 'pending')
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state = 'open')
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = wanted.id AND b.closed_at IS NULL);
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    SELECT c.kind, c.payment_ids INTO kind, payment_ids FROM commit_transactions(lane, holder, token, planned) AS c;
    IF kind = 'committed' THEN
        INSERT INTO bundled_payments (lane_id, nonce, place, payment_id)
        SELECT lane, (row ->> 'nonce')::bigint, member.place - 1, member.id
        FROM jsonb_array_elements(planned) AS row
        CROSS JOIN LATERAL jsonb_array_elements_text(row -> 'bundled') WITH ORDINALITY AS member (id, place);
    END IF;
    RETURN NEXT;
END
$$;

-- As finish_settlements, where some of what closes are bundles: who was in one and ended otherwise than by it has cost
-- gas in vain. Who is still pending goes on alone and is judged by that.
CREATE FUNCTION finish_bundles(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
    RETURN QUERY SELECT ended FROM finish_settlements(lane, holder, token, closed, outcomes) AS ended;
    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM jsonb_to_recordset(closed) AS row (nonce bigint)
    -- Closed by this very call.
    JOIN transactions t ON t.lane_id = lane AND t.nonce = row.nonce AND t.closed_at = now()::timestamptz(3)
    -- A filler that was mined in its place has settled nothing and reverted nothing.
    JOIN attempts a ON a.hash = t.mined_hash AND a.purpose = 'bundle'
    JOIN bundled_payments b ON b.lane_id = t.lane_id AND b.nonce = t.nonce
    JOIN payments p ON p.id = b.payment_id
    WHERE p.status = 'failed' OR (p.status = 'confirmed' AND p.tx_hash <> t.mined_hash);
END
$$;

-- As before, and a bundle's gas is shared out: to each of its payments the same, the odd units to the first ones, so
-- that the shares add up to what was spent.
CREATE OR REPLACE FUNCTION count_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE bundled_payments b
    SET closed_at = t.closed_at,
        gas_used = t.gas_used / size.payments + CASE WHEN b.place < t.gas_used % size.payments THEN 1 ELSE 0 END,
        l1_fee_wei = trunc(t.l1_fee_wei / size.payments)
            + CASE WHEN b.place < t.l1_fee_wei % size.payments THEN 1 ELSE 0 END
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    CROSS JOIN LATERAL (
        SELECT count(*) AS payments FROM bundled_payments m WHERE m.lane_id = t.lane_id AND m.nonce = t.nonce
    ) AS size
    WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce AND was.state = 'open' AND t.state = 'closed';

    -- In the order of their keys: settlers that count the same merchants wait for one another and never in a circle.
    INSERT INTO gas_spent AS spent (chain_id, merchant_id, day, wei)
    SELECT p.chain_id, p.merchant_id, (now() AT TIME ZONE 'utc')::date, sum(cost.wei)
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    CROSS JOIN LATERAL (
        SELECT t.payment_id AS id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0) AS wei
        WHERE t.payment_id IS NOT NULL
        UNION ALL
        SELECT b.payment_id, b.gas_used * t.effective_gas_price_wei + coalesce(b.l1_fee_wei, 0)
        FROM bundled_payments b WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce
    ) AS cost
    JOIN payments p ON p.id = cost.id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY p.chain_id, p.merchant_id ORDER BY p.chain_id, p.merchant_id
    ON CONFLICT (chain_id, merchant_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO gas_spent_in_all AS spent (chain_id, day, wei)
    SELECT l.chain_id, (now() AT TIME ZONE 'utc')::date, sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0))
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN lanes l ON l.id = t.lane_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.purpose <> 'grant'
        AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY l.chain_id ORDER BY l.chain_id
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN payments p ON p.id = t.payment_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.mined_status = 'reverted';
    RETURN NULL;
END
$$;
