-- What closed nonces mean for the actions that they carried. A claim that was mined is confirmed; what a payout or a refund moved is
-- read from its logs, so those only get their transaction here. What reverted has failed. An action whose nonce something else used
-- is planned again.
-- closed: as in finish_settlements. The transactions are closed already.
-- Locks: the actions in the order of their ids; then what fail_channel_action locks.
CREATE OR REPLACE FUNCTION finish_channel_actions(lane text, closed jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    each record;
BEGIN
    FOR each IN
        SELECT a.id, a.kind, t.mined_hash, t.mined_status, t.block_number, EXISTS (
            SELECT FROM attempts m WHERE m.hash = t.mined_hash AND m.month = t.month AND m.purpose = 'channel'
        ) AS is_own
        FROM jsonb_to_recordset(closed) AS row (nonce bigint)
        JOIN transactions t ON t.lane_id = lane AND t.nonce = row.nonce
        JOIN channel_actions a ON a.id = t.action_id
        WHERE a.ended_at IS NULL ORDER BY a.id FOR NO KEY UPDATE OF a
    LOOP
        IF NOT each.is_own THEN
            UPDATE channel_actions SET status = 'planned' WHERE id = each.id;
            CONTINUE;
        END IF;
        UPDATE channel_actions SET tx_hash = each.mined_hash, block_number = each.block_number,
            status = CASE WHEN kind = 'claim' AND each.mined_status = 'success' THEN 'confirmed' ELSE status END,
            ended_at = CASE WHEN kind = 'claim' AND each.mined_status = 'success' THEN now() END
        WHERE id = each.id;
        IF each.mined_status <> 'success' THEN
            PERFORM fail_channel_action(each.id, 'tx_failed', 'The transaction reverted on chain.');
        END IF;
    END LOOP;
END
$$;
