-- Writes an action with its calldata before anything of it is sent. False, and nothing is written: a channel of it is in another
-- action, was closed, or its books have less by now; the channel of a refund is reserved for a voucher; or the action that was asked for has ended or is signed already.
-- action: {id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, authorizer, cause, amount, channel_id,
--   channels, calldata, gas_limit, urgent, hold_seconds}
-- rows:   [{channel_id, merchant_id, signed_max, voucher_signature, total_claimed, amount}]
-- hold_seconds: no voucher is charged to the channel of a refund for so long, because what it gives back is signed.
-- Locks: the action that was asked for; then the channels in the order of their ids, as charges do.
CREATE OR REPLACE FUNCTION plan_channel_action(action jsonb, rows jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    own channel_actions := jsonb_populate_record(NULL::channel_actions, action);
    hold_seconds integer := (action ->> 'hold_seconds')::integer;
BEGIN
    PERFORM FROM channel_actions a WHERE a.id = own.id FOR NO KEY UPDATE;
    IF FOUND AND NOT EXISTS (SELECT FROM channel_actions a WHERE a.id = own.id AND a.status = 'planned' AND a.calldata IS NULL) THEN
        RETURN false;
    END IF;
    PERFORM FROM channels c
    WHERE c.id = own.channel_id OR c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(rows) AS row (channel_id text))
    ORDER BY c.id FOR NO KEY UPDATE;
    IF EXISTS (
        SELECT FROM jsonb_to_recordset(rows) AS row (channel_id text, total_claimed numeric) LEFT JOIN channels c ON c.id = row.channel_id
        WHERE c.id IS NULL OR c.action_id IS NOT NULL OR c.status = 'closed' OR row.total_claimed <= c.claimed
            OR row.total_claimed > c.balance OR (c.managed_by = 'lunas' AND row.total_claimed > c.charged)
    ) OR EXISTS (
        SELECT FROM channels c WHERE c.id = own.channel_id AND (
            c.action_id IS NOT NULL OR own.amount > c.balance - greatest(c.charged, c.claimed)
            -- A shop works for a voucher, and charges it when it is done.
            OR (hold_seconds IS NOT NULL AND c.reserved_until > now() AND c.reserved_signature <> own.id)
        )
    ) THEN
        RETURN false;
    END IF;
    INSERT INTO channel_actions (
        id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, authorizer, cause, amount, channel_id,
        channels, calldata, gas_limit, urgent
    ) VALUES (
        own.id, own.kind, own.chain_id, own.environment, own.network, own.merchant_id, own.token_symbol, own.asset, own.receiver,
        own.authorizer, own.cause, own.amount, own.channel_id, own.channels, own.calldata, own.gas_limit, own.urgent
    )
    ON CONFLICT (id) DO UPDATE SET authorizer = excluded.authorizer, amount = excluded.amount, channels = excluded.channels,
        calldata = excluded.calldata, gas_limit = excluded.gas_limit, urgent = excluded.urgent;
    INSERT INTO channel_claims (action_id, channel_id, merchant_id, signed_max, voucher_signature, total_claimed, amount)
    SELECT own.id, row.channel_id, row.merchant_id, row.signed_max, row.voucher_signature, row.total_claimed, row.amount
    FROM jsonb_to_recordset(rows) AS row (
        channel_id text, merchant_id text, signed_max numeric, voucher_signature text, total_claimed numeric, amount numeric
    );
    UPDATE channels c SET action_id = own.id, claim_requested_at = NULL,
        reserved_until = CASE WHEN c.id = own.channel_id THEN now() + hold_seconds * interval '1 second' ELSE c.reserved_until END,
        reserved_signature = CASE WHEN c.id = own.channel_id THEN own.id ELSE c.reserved_signature END
    WHERE c.id = own.channel_id OR c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(rows) AS row (channel_id text));
    RETURN true;
END
$$;
