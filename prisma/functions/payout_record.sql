-- A payout as answers, webhooks and the event list show it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION payout_record(a channel_actions) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'payoutId', a.id, 'environment', a.environment, 'network', a.network, 'token', a.token_symbol, 'receiver', a.receiver,
        'amount', CASE WHEN a.status = 'confirmed' THEN a.amount::text END, 'channels', a.channels, 'txHash', a.tx_hash,
        'status', CASE WHEN a.ended_at IS NULL THEN 'pending' ELSE a.status END, 'createdAt', iso_time(a.created_at),
        'timestamp', CASE WHEN a.status = 'confirmed' THEN iso_time(a.block_time) END
    )
$$;
