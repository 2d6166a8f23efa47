-- Gives up open transactions of a retired lane that were not mined: no settler signs for their nonces any more. Their payments go to
-- other lanes; one whose payer named this lane waits for this key, or expires. A payment is never paid twice by this: Permit2 uses its nonce once, also when an abandoned transaction is mined
-- later. False where the lane is lost, or is not retired.
-- Locks: the lane; then its transactions and the rows of their bundles, which only the lane's holder writes.
CREATE OR REPLACE FUNCTION abandon_transactions(lane text, holder text, token bigint, nonces bigint[]) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    retired timestamptz;
BEGIN
    -- As hold_lane, and the statement that locks the row reads it: after a wait for the lock it sees what was written meanwhile.
    SELECT l.retired_at INTO retired FROM lanes l
    WHERE l.id = lane AND l.owner = holder AND l.fencing_token = token FOR NO KEY UPDATE;
    IF retired IS NULL THEN
        RETURN false;
    END IF;
    -- Another lane sends the actions of channels. Sent twice they do nothing more: a claim or payout names sums, a refund its nonce.
    UPDATE channel_actions SET status = 'planned' WHERE status = 'sent' AND id IN (
        SELECT t.action_id FROM transactions t WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'open'
    );
    UPDATE transactions SET state = 'abandoned' WHERE lane_id = lane AND nonce = ANY (nonces) AND state = 'open';
    UPDATE bundled_payments SET closed_at = now() WHERE lane_id = lane AND nonce = ANY (nonces) AND closed_at IS NULL;
    RETURN true;
END
$$;
