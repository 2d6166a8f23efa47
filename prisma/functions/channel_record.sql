-- A channel as the API shows it, for the events that tell of it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION channel_record(of_channel channels) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'channelId', c.id, 'environment', c.environment, 'network', c.network, 'token', c.token_symbol,
        'payer', c.payer, 'payerAuthorizer', c.payer_authorizer, 'receiver', c.receiver, 'receiverAuthorizer', c.receiver_authorizer,
        'withdrawDelay', c.withdraw_delay, 'salt', c.salt, 'managedBy', c.managed_by, 'status', c.status,
        'balance', c.balance::text, 'charged', c.charged::text, 'claimed', c.claimed::text,
        'available', greatest(c.balance - greatest(c.charged, c.claimed), 0)::text,
        'withdrawableAt', CASE WHEN c.withdraw_requested_at > 0 THEN iso_time(to_timestamp(c.withdraw_requested_at + c.withdraw_delay)) END,
        'openedAt', iso_time(c.opened_at), 'lastChargeAt', iso_time(c.last_charge_at)
    ) FROM (SELECT (of_channel).*) AS c
$$;
