-- A payment whose nonce a transaction used that nothing proves to be its settlement.
ALTER TABLE "payments" DROP CONSTRAINT "payments_failure_code_check";
ALTER TABLE "payments" ADD CONSTRAINT "payments_failure_code_check"
    CHECK ("failure_code" IN ('tx_failed', 'nonce_cancelled', 'nonce_used_elsewhere', 'expired', 'settlement_unproven', 'chain_reset')) NOT VALID;
-- Reads the table without keeping anybody from writing to it.
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_failure_code_check";

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
