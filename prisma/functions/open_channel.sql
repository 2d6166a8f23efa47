-- Opens the channel of a deposit that was settled, or adds the deposit to it, with its event; once for each deposit. It also
-- charges the deposit's voucher, if that follows the channel's sum: by the rules of any voucher. A deposit that was settled late
-- charges nothing: its request was refused.
-- The contract's own state counts: where it was read at the deposit's block or later, the balance has the deposit already.
-- Runs as the owner of the tables: a settler can tell of no channel but that of a settled deposit.
-- Locks: the channel's row. The caller holds the payment, and takes several channels in the order of their ids.
CREATE OR REPLACE FUNCTION open_channel(deposit_id text, event_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    deposit payments;
    t jsonb;
    channel channels;
    is_opened boolean;
    in_block bigint;
    of_charge numeric;
    signed numeric;
    -- What the contract has claimed counts as charged, where rows that were lost have charged it: as for any voucher.
    base numeric;
BEGIN
    SELECT p.* INTO deposit FROM payments p
    WHERE p.id = deposit_id AND p.channel_id IS NOT NULL AND (p.status = 'confirmed' OR p.late_tx_hash IS NOT NULL);
    IF NOT FOUND OR EXISTS (SELECT FROM events e WHERE e.payment_id = deposit_id) THEN
        RETURN;
    END IF;
    t := deposit.terms;
    in_block := CASE WHEN deposit.status = 'confirmed' THEN deposit.block_number ELSE deposit.late_block_number END;
    of_charge := (t ->> 'charge')::numeric;
    signed := (t ->> 'signedMax')::numeric;
    INSERT INTO channels (
        id, merchant_id, environment, network, chain_id, token_symbol, asset, payer, payer_authorizer, receiver, receiver_authorizer,
        withdraw_delay, salt, managed_by
    ) VALUES (
        deposit.channel_id, deposit.merchant_id, deposit.environment, deposit.network, deposit.chain_id, deposit.token_symbol,
        deposit.asset, deposit.payer, t ->> 'payerAuthorizer', t ->> 'receiver', t ->> 'receiverAuthorizer',
        (t ->> 'withdrawDelay')::integer, t ->> 'salt', t ->> 'managedBy'
    ) ON CONFLICT (id) DO NOTHING;
    is_opened := FOUND;
    SELECT c.* INTO channel FROM channels c WHERE c.id = deposit.channel_id FOR NO KEY UPDATE;
    IF in_block > channel.read_at_block THEN
        is_opened := is_opened OR channel.status = 'closed';
        channel.balance := channel.balance + deposit.amount;
        IF channel.status = 'closed' OR (channel.status = 'short' AND channel.charged <= channel.balance) THEN
            channel.status := 'open';
            channel.closed_at := NULL;
        END IF;
        UPDATE channels c SET balance = channel.balance, status = channel.status, closed_at = channel.closed_at,
            deposited_at_block = greatest(c.deposited_at_block, in_block)
        WHERE c.id = channel.id;
    END IF;

    base := greatest(channel.charged, channel.claimed);
    IF deposit.status = 'confirmed' AND t ? 'chargeId' AND channel.status = 'open' AND channel.merchant_id = deposit.merchant_id
        AND channel.managed_by = t ->> 'managedBy' AND signed = base + (t ->> 'price')::numeric AND signed <= channel.balance
        -- Of a channel that is reserved for a voucher no other is charged, and none of one that is given back.
        AND NOT coalesce(channel.reserved_signature = channel.action_id, false)
        AND (channel.reserved_until IS NULL OR channel.reserved_until <= now() OR channel.reserved_signature = t ->> 'voucherSignature')
    THEN
        -- Its answer is that of the deposit, so no other request waits for it.
        UPDATE channels c SET charged = base + of_charge, uncounted = c.uncounted + base - c.charged, charges = c.charges + 1, signed_max = signed,
            voucher_signature = t ->> 'voucherSignature', last_charge_id = t ->> 'chargeId', last_amount = of_charge,
            last_body_hash = deposit.body_hash, answer_until = NULL, answered = true, reserved_until = NULL, reserved_signature = NULL,
            last_charge_at = clock_timestamp(), unclaimed_since = coalesce(c.unclaimed_since, clock_timestamp())
        WHERE c.id = channel.id;
        INSERT INTO charges (id, channel_id, merchant_id, environment, amount, cumulative, resource, description, metadata, xid)
        VALUES (
            t ->> 'chargeId', channel.id, deposit.merchant_id, deposit.environment, of_charge, base + of_charge,
            deposit.resource, deposit.description, deposit.metadata, charge_position()
        );
    END IF;

    INSERT INTO events (id, type, merchant_id, environment, payment_id, data)
    SELECT event_id, CASE WHEN is_opened THEN 'channel.opened' ELSE 'channel.topped_up' END, deposit.merchant_id, deposit.environment,
        deposit.id, channel_record(c)
    FROM channels c WHERE c.id = channel.id;
END
$$;
REVOKE EXECUTE ON FUNCTION open_channel FROM PUBLIC;
