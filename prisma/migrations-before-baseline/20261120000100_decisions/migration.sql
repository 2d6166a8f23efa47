-- Decisions that need a lock and everything under it in one round trip. Each is a function of one transaction; each
-- statement in it sees what was committed before that statement began (READ COMMITTED), so also what its lock waited for.

-- What a payer has in flight in a token, in base units, that a balance read at a block cannot show yet.
-- Every pending payment counts, except one that is known to be in a block at or before the one read: the balance shows
-- it already. A confirmed one counts while its block is newer than the one read. Without a block, pending ones only.
-- A read is never minutes old; the bound on ended_at keeps a chain that began anew, with low numbers, out of the sum.
CREATE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount), 0) FROM (
        SELECT amount FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND status = 'pending'
            AND (block_number IS NULL OR read_at_block IS NULL OR block_number > read_at_block)
        UNION ALL
        SELECT amount FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND status = 'confirmed'
            AND block_number > read_at_block AND ended_at > now() - interval '5 minutes'
    ) AS in_flight
$$;

-- Stores a payment as pending, with its asker in place: 'stored' with the row, 'taken' with the row that holds the
-- authorization already, or 'short' with the sum in flight that leaves too little. allowance NULL: unlimited.
CREATE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
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

-- Locks a lane for the rest of the transaction if it is still held under this token.
CREATE FUNCTION hold_lane(lane text, holder text, token bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM lanes WHERE id = lane AND owner = holder AND fencing_token = token FOR NO KEY UPDATE;
    RETURN FOUND;
END
$$;

-- Writes signed transactions before they are sent: all of them or none. 'committed', 'lane_lost', or 'taken' with the
-- payments that are no longer pending or on their way already.
-- planned: [{nonce, purpose, payment_id, hash, raw_transaction, fee_cap_wei, tip_wei, created_at}]
CREATE FUNCTION commit_transactions(lane text, holder text, token bigint, planned jsonb)
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
    FROM (SELECT row ->> 'payment_id' AS id FROM jsonb_array_elements(planned) AS row) AS wanted
    WHERE wanted.id IS NOT NULL AND (
        NOT EXISTS (SELECT FROM payments p WHERE p.id = wanted.id AND p.status = 'pending')
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state = 'open')
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
    UPDATE lanes SET next_nonce = last_nonce + 1 WHERE id = lane AND length > 0;
    kind := 'committed';
    RETURN NEXT;
END
$$;

-- Writes another attempt for an open transaction; false when the lane is lost or the nonce is not open.
CREATE FUNCTION commit_replacement(lane text, holder text, token bigint, replacement jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    wish attempts := jsonb_populate_record(NULL::attempts, replacement);
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        RETURN false;
    END IF;
    UPDATE transactions SET purpose = wish.purpose WHERE lane_id = lane AND nonce = wish.nonce AND state = 'open';
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    wish.lane_id := lane;
    -- A repeat after a lost answer finds its own row.
    INSERT INTO attempts SELECT (wish).* ON CONFLICT (hash) DO NOTHING;
    RETURN true;
END
$$;

-- Closes nonces and ends payments, each with its event. Answers the payments that ended now. lane NULL: no nonces.
-- closed:   [{nonce, mined_hash, mined_status, gas_used, effective_gas_price_wei, block_number}]
-- outcomes: [{payment_id, status, event_id, tx_hash, log_index, block_number, block_hash, block_time, failure_code, failure_message}]
CREATE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
    IF lane IS NOT NULL AND NOT hold_lane(lane, holder, token) THEN
        RETURN;
    END IF;

    UPDATE transactions t
    SET state = 'closed', closed_at = now(), mined_hash = row.mined_hash, mined_status = row.mined_status,
        gas_used = row.gas_used, effective_gas_price_wei = row.effective_gas_price_wei, block_number = row.block_number
    FROM jsonb_to_recordset(closed) AS row (
        nonce bigint, mined_hash text, mined_status text, gas_used bigint, effective_gas_price_wei numeric, block_number bigint
    )
    WHERE t.lane_id = lane AND t.nonce = row.nonce AND t.state = 'open';

    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(outcomes) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    -- Of two payments that claim one settlement at the same moment, the second waits and is then left out, not refused.
    PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
        SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(outcomes) AS row
        WHERE row ->> 'status' = 'confirmed' ORDER BY 1
    ) AS settlements;

    RETURN QUERY WITH told AS (
        SELECT DISTINCT ON (row.payment_id) row.*, p.chain_id
        FROM jsonb_to_recordset(outcomes) AS row (
            payment_id text, status text, event_id text, tx_hash text, log_index integer, block_number bigint,
            block_hash text, block_time timestamptz, failure_code text, failure_message text
        )
        JOIN payments p ON p.id = row.payment_id AND p.status = 'pending'
        ORDER BY row.payment_id, row.status
    ), single AS (
        SELECT DISTINCT ON (chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END) told.* FROM told
        WHERE status = 'failed' OR NOT EXISTS (
            SELECT FROM payments p WHERE p.status = 'confirmed'
                AND p.chain_id = told.chain_id AND p.tx_hash = told.tx_hash AND p.log_index = told.log_index
        )
        ORDER BY chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END, payment_id
    ), ended AS (
        UPDATE payments p
        SET status = single.status, ended_at = now(), tx_hash = coalesce(single.tx_hash, p.tx_hash),
            log_index = single.log_index, block_number = single.block_number, block_hash = single.block_hash,
            block_time = single.block_time, failure_code = single.failure_code, failure_message = single.failure_message
        FROM single WHERE p.id = single.payment_id AND p.status = 'pending'
        RETURNING p.id, p.merchant_id, p.environment, p.status, single.event_id
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT ended.event_id, 'payment.' || ended.status, ended.merchant_id, ended.environment, ended.id FROM ended
    )
    SELECT ended.id FROM ended;
END
$$;

-- Gives committed events their positions, without gaps, and makes a delivery for each whose merchant listens. One relay
-- at a time: another one finds the lock taken and answers nothing. An event that commits after this one looked gets a
-- later position, however early it began.
-- delivery_ids: one for each event that may be taken.
CREATE FUNCTION fan_out_events(delivery_ids text[]) RETURNS TABLE (delivery_id text, for_merchant text)
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('fan out', 0)) THEN
        RETURN;
    END IF;
    RETURN QUERY WITH waiting AS (
        SELECT e.id, row_number() OVER (ORDER BY e.created_at, e.id) AS place
        FROM events e WHERE e.position IS NULL
        ORDER BY e.created_at, e.id LIMIT cardinality(delivery_ids)
    ), placed AS (
        UPDATE events e SET position = waiting.place + coalesce((SELECT max(last.position) FROM events last), 0)
        FROM waiting WHERE e.id = waiting.id
        RETURNING e.id, e.merchant_id, waiting.place
    ), told AS (
        INSERT INTO deliveries (id, event_id, merchant_id, url, next_attempt_at)
        SELECT delivery_ids[placed.place], placed.id, placed.merchant_id, m.webhook_url, now()
        FROM placed JOIN merchants m ON m.id = placed.merchant_id
        WHERE m.webhook_url IS NOT NULL AND m.webhook_disabled_at IS NULL
        ORDER BY placed.place
        RETURNING id, merchant_id
    )
    SELECT told.id, told.merchant_id FROM told;
END
$$;

-- Writes down an attempt and what follows from it. verdict: 'delivered', 'retry', 'exhausted' or 'disable_endpoint'.
CREATE FUNCTION record_delivery_attempt(delivery text, attempt jsonb, verdict text, retry_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    wish delivery_attempts := jsonb_populate_record(NULL::delivery_attempts, attempt);
    merchant text;
BEGIN
    UPDATE deliveries
    SET attempts = attempts + 1, claimed_until = NULL,
        status = CASE WHEN status <> 'pending' THEN status WHEN verdict = 'delivered' THEN 'delivered' WHEN verdict = 'retry' THEN 'pending' ELSE 'failed' END,
        next_attempt_at = CASE WHEN status = 'pending' AND verdict = 'retry' THEN retry_at END,
        ended_at = CASE WHEN status = 'pending' AND verdict = 'retry' THEN NULL ELSE coalesce(ended_at, now()) END
    WHERE id = delivery
    RETURNING attempts, merchant_id INTO wish.number, merchant;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no delivery %', delivery;
    END IF;
    wish.delivery_id := delivery;
    INSERT INTO delivery_attempts SELECT (wish).*;

    IF verdict = 'delivered' THEN
        UPDATE merchants SET webhook_failing_since = NULL WHERE id = merchant AND webhook_failing_since IS NOT NULL;
    ELSE
        UPDATE merchants SET webhook_failing_since = wish.started_at WHERE id = merchant AND webhook_failing_since IS NULL;
    END IF;
    IF verdict = 'disable_endpoint' THEN
        UPDATE merchants SET webhook_disabled_at = now() WHERE id = merchant AND webhook_disabled_at IS NULL;
        UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, ended_at = now()
        WHERE merchant_id = merchant AND status = 'pending';
    END IF;
END
$$;
