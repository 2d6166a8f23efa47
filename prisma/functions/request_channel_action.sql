-- Stores what a stock server of a merchant asks for: a claim, a payout or a refund, which the settler signs, writes and sends. A request
-- with the same body is joined: an open one, one that ended while this one was judged, and a confirmed claim or refund. So is a payout
-- to the same wallet that is under way. Channels that are not stored yet are from now on kept by the shop.
-- kind: 'made'; 'joined'; 'busy' where another refund of the channel is under way; 'payer_daily_refunds'; 'kept_by_lunas', 'foreign_wallet' or
--   'foreign_channel' where it is not the merchant's to ask; or the name of the bound of gas that is reached.
-- action:   {id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, authorizer, amount, channel_id}
-- channels_named: [{id, payer, payer_authorizer, receiver, receiver_authorizer, asset, token_symbol, withdraw_delay, salt}]
-- asked:    {merchant_id, body_hash, request, ms_ago, payer_daily_refunds}; ms_ago: since when this request is judged; payer_daily_refunds: so
--   many refunds a payer may have within 24 hours, NULL: any number.
-- gas_terms: as in accept_payment, of the transaction that it becomes.
-- A merchant's open requests are at most 16, so its budget is passed by no more than their gas.
-- Runs as the owner of the tables: a gateway can name no channel of another wallet, nor say what one holds.
-- Locks: the merchant's requests on the chain; then new rows of channels in the order of their ids.
CREATE OR REPLACE FUNCTION request_channel_action(action jsonb, channels_named jsonb, asked jsonb, gas_terms jsonb)
RETURNS TABLE (kind text, action_id text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
    own channel_actions := jsonb_populate_record(NULL::channel_actions, action);
    of_merchant text := asked ->> 'merchant_id';
    hash text := asked ->> 'body_hash';
    outcome text;
    found_id text;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('channel requests %s %s', own.chain_id, of_merchant), 0));
    SELECT r.action_id INTO found_id FROM channel_requests r JOIN channel_actions a ON a.id = r.action_id
    WHERE r.merchant_id = of_merchant AND r.chain_id = own.chain_id AND r.body_hash = hash AND (
        a.ended_at IS NULL OR (a.status = 'confirmed' AND a.kind <> 'payout')
        OR a.ended_at > now() - (asked ->> 'ms_ago')::integer * interval '1 millisecond'
    ) ORDER BY r.created_at DESC LIMIT 1;
    IF FOUND THEN
        RETURN QUERY SELECT 'joined', found_id;
        RETURN;
    END IF;

    SELECT CASE
        WHEN EXISTS (
            SELECT FROM (
                SELECT row.receiver FROM jsonb_to_recordset(channels_named) AS row (receiver text)
                UNION ALL SELECT own.receiver WHERE own.receiver IS NOT NULL
            ) AS named
            WHERE NOT EXISTS (
                SELECT FROM merchant_wallets w
                WHERE w.address = named.receiver AND w.merchant_id = of_merchant AND w.since_at IS NOT NULL
            )
        ) THEN 'foreign_wallet'
        WHEN EXISTS (
            SELECT FROM channels c JOIN jsonb_to_recordset(channels_named) AS row (id text) ON row.id = c.id WHERE c.managed_by <> 'shop'
        ) THEN 'kept_by_lunas'
        WHEN EXISTS (
            SELECT FROM channels c JOIN jsonb_to_recordset(channels_named) AS row (id text) ON row.id = c.id
            WHERE c.merchant_id <> of_merchant OR c.chain_id <> own.chain_id
        ) THEN 'foreign_channel'
        WHEN (
            SELECT count(DISTINCT a.id) FROM channel_requests r JOIN channel_actions a ON a.id = r.action_id
            WHERE r.merchant_id = of_merchant AND r.chain_id = own.chain_id AND a.ended_at IS NULL AND a.chain_id = own.chain_id
        ) >= 16 THEN 'merchant_in_flight'
        WHEN own.kind = 'refund' AND (
            SELECT refunds_of_payer(row.payer, own.chain_id) >= (asked ->> 'payer_daily_refunds')::integer
            FROM jsonb_to_recordset(channels_named) AS row (id text, payer text) WHERE row.id = own.channel_id LIMIT 1
        ) THEN 'payer_daily_refunds'
        ELSE gas_bound_reached(gas_terms, own.chain_id, of_merchant, '')
    END INTO outcome;
    IF outcome IS NOT NULL THEN
        RETURN QUERY SELECT outcome, NULL::text;
        RETURN;
    END IF;

    INSERT INTO channels (
        id, merchant_id, environment, network, chain_id, token_symbol, asset, payer, payer_authorizer, receiver, receiver_authorizer,
        withdraw_delay, salt, managed_by
    )
    SELECT row.id, of_merchant, own.environment, own.network, own.chain_id, row.token_symbol, row.asset, row.payer, row.payer_authorizer,
        row.receiver, row.receiver_authorizer, row.withdraw_delay, row.salt, 'shop'
    FROM jsonb_to_recordset(channels_named) AS row (
        id text, token_symbol text, asset text, payer text, payer_authorizer text, receiver text, receiver_authorizer text,
        withdraw_delay integer, salt text
    ) ORDER BY row.id
    ON CONFLICT DO NOTHING;
    INSERT INTO channel_actions (
        id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, authorizer, cause, amount, channel_id
    ) VALUES (
        own.id, own.kind, own.chain_id, own.environment, own.network, own.merchant_id, own.token_symbol, own.asset, own.receiver,
        own.authorizer, 'shop', own.amount, own.channel_id
    ) ON CONFLICT DO NOTHING;
    IF FOUND THEN
        INSERT INTO channel_requests (action_id, body_hash, merchant_id, chain_id, request)
        VALUES (own.id, hash, of_merchant, own.chain_id, asked -> 'request');
        RETURN QUERY SELECT 'made', own.id;
        RETURN;
    END IF;
    IF own.kind <> 'payout' THEN
        RETURN QUERY SELECT 'busy', NULL::text;
        RETURN;
    END IF;
    SELECT a.id INTO found_id FROM channel_actions a
    WHERE a.kind = 'payout' AND a.chain_id = own.chain_id AND a.receiver = own.receiver AND a.asset = own.asset AND a.ended_at IS NULL;
    IF NOT FOUND THEN
        -- It has ended since: the caller asks again.
        RETURN QUERY SELECT 'busy', NULL::text;
        RETURN;
    END IF;
    INSERT INTO channel_requests (action_id, body_hash, merchant_id, chain_id) VALUES (found_id, hash, of_merchant, own.chain_id)
    ON CONFLICT DO NOTHING;
    RETURN QUERY SELECT 'joined', found_id;
END
$$;
REVOKE EXECUTE ON FUNCTION request_channel_action FROM PUBLIC;
