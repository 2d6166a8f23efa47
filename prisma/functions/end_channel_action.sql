-- Ends a payout or a refund that was mined, with what its logs say that it moved. A payout's end has an event.
-- ended: {tx_hash, amount, block_number, block_time}. False: it has ended, or this is not its transaction.
-- Locks: the action.
CREATE OR REPLACE FUNCTION end_channel_action(of_action text, ended jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    confirmed channel_actions;
BEGIN
    UPDATE channel_actions SET status = 'confirmed', ended_at = now(), amount = row.amount, block_number = row.block_number,
        block_time = row.block_time
    FROM jsonb_to_record(ended) AS row (tx_hash text, amount numeric, block_number bigint, block_time timestamptz)
    WHERE id = of_action AND channel_actions.ended_at IS NULL AND channel_actions.tx_hash = row.tx_hash
    RETURNING channel_actions.* INTO confirmed;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF confirmed.kind = 'payout' THEN
        PERFORM write_channel_event('payout.confirmed', confirmed.merchant_id, confirmed.environment, payout_record(confirmed));
    END IF;
    RETURN true;
END
$$;
