-- Opens closed nonces of a lane again after a reorg. No payment's status changes. The gas that they cost is taken back and
-- counted again when they are final. Failed payments are watched again, since what ended their watch may be gone as well.
-- Answers [{nonce, hash, blockNumber}] as they were closed; null where the lane is lost.
-- Locks: the lane; the payments in the order of their ids; then gas_spent and gas_spent_in_all in the order of their keys, as
-- count_gas does.
CREATE OR REPLACE FUNCTION reopen_transactions(lane text, holder text, token bigint, nonces bigint[]) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
    lost jsonb;
    carried text[];
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        RETURN NULL;
    END IF;
    SELECT coalesce(jsonb_agg(jsonb_build_object('nonce', t.nonce, 'hash', last.hash, 'blockNumber', t.block_number) ORDER BY t.nonce), '[]')
    INTO lost
    FROM transactions t CROSS JOIN LATERAL (
        SELECT a.hash FROM attempts a WHERE a.lane_id = t.lane_id AND a.nonce = t.nonce AND a.month = t.month
        ORDER BY (a.hash = t.mined_hash) DESC NULLS LAST, a.fee_cap_wei DESC, a.created_at DESC LIMIT 1
    ) AS last
    WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed';

    SELECT array_agg(own.id) INTO carried FROM (
        SELECT t.payment_id AS id FROM transactions t
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed' AND t.payment_id IS NOT NULL
        UNION SELECT b.payment_id FROM bundled_payments b JOIN transactions t ON t.lane_id = b.lane_id AND t.nonce = b.nonce
        WHERE b.lane_id = lane AND b.nonce = ANY (nonces) AND t.state = 'closed'
    ) AS own;
    PERFORM FROM payments WHERE id = ANY (carried) ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments SET watch_over_at = NULL
    WHERE id = ANY (carried) AND status = 'failed' AND late_tx_hash IS NULL AND watch_over_at IS NOT NULL;

    -- count_gas added this on the day of the closing; the rows are locked in its order.
    PERFORM FROM gas_spent WHERE (chain_id, merchant_id) IN (
        SELECT p.chain_id, p.merchant_id FROM payments p WHERE p.id = ANY (carried)
        UNION SELECT share.chain_id, share.merchant_id FROM transactions t CROSS JOIN LATERAL action_gas(t.action_id, 0) AS share
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed'
    )
    ORDER BY chain_id, merchant_id, day FOR NO KEY UPDATE;
    UPDATE gas_spent spent SET wei = greatest(0, spent.wei - undone.wei)
    FROM (
        SELECT cost.chain_id, cost.merchant_id, (t.closed_at AT TIME ZONE 'utc')::date AS day, sum(cost.wei) AS wei
        FROM transactions t CROSS JOIN LATERAL (
            SELECT p.chain_id, p.merchant_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0) AS wei
            FROM payments p WHERE p.id = t.payment_id
            UNION ALL
            SELECT p.chain_id, p.merchant_id, b.gas_used * t.effective_gas_price_wei + coalesce(b.l1_fee_wei, 0)
            FROM bundled_payments b JOIN payments p ON p.id = b.payment_id WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce
            UNION ALL
            SELECT share.* FROM action_gas(t.action_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS share
        ) AS cost
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed'
            AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
        GROUP BY 1, 2, 3
    ) AS undone
    WHERE spent.chain_id = undone.chain_id AND spent.merchant_id = undone.merchant_id AND spent.day = undone.day;
    UPDATE gas_spent_in_all spent SET wei = greatest(0, spent.wei - undone.wei)
    FROM (
        SELECT l.chain_id, (t.closed_at AT TIME ZONE 'utc')::date AS day,
            sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS wei
        FROM transactions t JOIN lanes l ON l.id = t.lane_id
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed' AND t.purpose <> 'grant'
            AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
        GROUP BY 1, 2
    ) AS undone
    WHERE spent.chain_id = undone.chain_id AND spent.day = undone.day;
    DELETE FROM payer_reverts r USING transactions t
    WHERE r.lane_id = lane AND r.nonce = ANY (nonces) AND t.lane_id = r.lane_id AND t.nonce = r.nonce AND t.state = 'closed';

    -- A pending payment of a bundle is on its way again, unless another bundle carries it by now: of several that are reopened here,
    -- the newest does.
    UPDATE bundled_payments b
    SET gas_used = NULL, l1_fee_wei = NULL,
        closed_at = CASE WHEN p.status = 'pending'
            AND NOT EXISTS (SELECT FROM bundled_payments o WHERE o.payment_id = p.id AND o.closed_at IS NULL)
            AND NOT EXISTS (
                SELECT FROM bundled_payments o JOIN transactions newer ON newer.lane_id = o.lane_id AND newer.nonce = o.nonce
                WHERE o.payment_id = p.id AND o.lane_id = lane AND o.nonce > b.nonce AND o.nonce = ANY (nonces) AND newer.state = 'closed'
            ) THEN NULL ELSE b.closed_at END
    FROM transactions t, payments p
    WHERE b.lane_id = lane AND b.nonce = ANY (nonces) AND p.id = b.payment_id
        AND t.lane_id = b.lane_id AND t.nonce = b.nonce AND t.state = 'closed';
    UPDATE transactions
    SET state = 'open', closed_at = NULL, mined_hash = NULL, mined_status = NULL, gas_used = NULL,
        effective_gas_price_wei = NULL, l1_fee_wei = NULL, block_number = NULL, reopened_at = now()
    WHERE lane_id = lane AND nonce = ANY (nonces) AND state = 'closed';
    PERFORM reopen_channel_actions(lane, nonces);
    RETURN lost;
END
$$;
