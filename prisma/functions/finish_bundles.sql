-- finish_settlements where some of the closed transactions are bundles. A payment that its mined bundle did not settle counts
-- as a revert of its
-- payer: it cost gas for nothing. A payment that is still pending goes on alone.
-- Locks: what finish_settlements locks, then rows of payer_reverts.
CREATE OR REPLACE FUNCTION finish_bundles(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
    RETURN QUERY SELECT ended FROM finish_settlements(lane, holder, token, closed, outcomes) AS ended;
    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM jsonb_to_recordset(closed) AS row (nonce bigint)
    -- Closed by this call.
    JOIN transactions t ON t.lane_id = lane AND t.nonce = row.nonce AND t.closed_at = now()::timestamptz(3)
    -- A cancellation transaction settles nothing and reverts nothing.
    JOIN attempts a ON a.hash = t.mined_hash AND a.month = t.month AND a.purpose = 'bundle'
    JOIN bundled_payments b ON b.lane_id = t.lane_id AND b.nonce = t.nonce
    JOIN payments p ON p.id = b.payment_id
    WHERE p.status = 'failed' OR (p.status = 'confirmed' AND p.tx_hash <> t.mined_hash)
        OR (p.status = 'pending' AND t.mined_status = 'success');
END
$$;
