-- Claims and refunds whose transactions are open again after a reorg: their channels are in no other action until they are final, and
-- that of a refund takes no voucher. A channel that is in another action by then is in its refund when that one has ended: it is
-- reserved for it. A payout that was reported as paid stays so, as payments do: its transaction is sent again.
-- Locks: the actions, then their channels, each in the order of their ids.
CREATE OR REPLACE FUNCTION reopen_channel_actions(lane text, nonces bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    reopened text[];
BEGIN
    SELECT array_agg(a.id) INTO reopened FROM (
        SELECT a.id FROM transactions t JOIN channel_actions a ON a.id = t.action_id
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'open' AND a.kind <> 'payout' AND a.status = 'confirmed'
        ORDER BY a.id FOR NO KEY UPDATE OF a
    ) AS a;
    UPDATE channel_actions SET status = 'sent', ended_at = NULL, tx_hash = NULL, block_number = NULL, block_time = NULL
    WHERE id = ANY (reopened);
    PERFORM FROM channels c WHERE c.id IN (
        SELECT r.channel_id FROM channel_claims r WHERE r.action_id = ANY (reopened)
        UNION SELECT a.channel_id FROM channel_actions a WHERE a.id = ANY (reopened) AND a.kind = 'refund'
    ) ORDER BY c.id FOR NO KEY UPDATE;
    -- What a refund will give back again cannot be charged: its channel takes no voucher.
    UPDATE channels c SET action_id = coalesce(c.action_id, a.id), reserved_until = now() + interval '10 minutes', reserved_signature = a.id
    FROM channel_actions a WHERE a.id = ANY (reopened) AND a.kind = 'refund' AND c.id = a.channel_id;
    UPDATE channels c SET action_id = r.action_id FROM channel_claims r
    WHERE r.action_id = ANY (reopened) AND c.id = r.channel_id AND c.action_id IS NULL;
END
$$;
