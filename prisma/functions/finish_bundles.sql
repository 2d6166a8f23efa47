-- As finish_settlements, where some of what closes are bundles: who was in one and ended otherwise than by it has cost
-- gas in vain. Who is still pending goes on alone and is judged by that.
-- As before, and a bundle is closed before it is known what became of the payments in it that it did not settle: each of
-- these counts as a revert of its payer, where the bundle itself went through.
CREATE OR REPLACE FUNCTION finish_bundles(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
    RETURN QUERY SELECT ended FROM finish_settlements(lane, holder, token, closed, outcomes) AS ended;
    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM jsonb_to_recordset(closed) AS row (nonce bigint)
    -- Closed by this very call.
    JOIN transactions t ON t.lane_id = lane AND t.nonce = row.nonce AND t.closed_at = now()::timestamptz(3)
    -- A transaction that cancels the nonce has settled nothing and reverted nothing.
    JOIN attempts a ON a.hash = t.mined_hash AND a.purpose = 'bundle'
    JOIN bundled_payments b ON b.lane_id = t.lane_id AND b.nonce = t.nonce
    JOIN payments p ON p.id = b.payment_id
    WHERE p.status = 'failed' OR (p.status = 'confirmed' AND p.tx_hash <> t.mined_hash)
        OR (p.status = 'pending' AND t.mined_status = 'success');
END
$$;
