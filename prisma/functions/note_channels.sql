-- Stores the contract's state of channels and of merchants' wallets as it was read at one block, never a difference, and how far its
-- logs are read. What an older read shows, or one from before a confirmed deposit, is left out, unless a reorg made this block the
-- newest canonical one (`again`). Changes of a channel's status have their events. A channel whose action has ended is free once what
-- that did is read; where a reorg opened its refund again meanwhile, it is in that one then. A channel whose refund is gone takes no
-- voucher for a minute: by then the refund is sent again. Answers the channels whose status changed.
-- channels_read:  [{id, balance, claimed, refund_nonce, withdraw_amount, withdraw_requested_at}]
-- receivers_read: [{receiver, asset, claimed, settled}]
-- head: {chain_id, owner, block_number, block_hash, read_to, read_to_hash, again}; read_to null: no logs were read. Fails, and stores
--   nothing, where the turn is not the owner's any more: what it read may be older than what its successor has stored.
-- Locks: the channels in the order of their ids, as charges and actions do; then the rows of the wallets; last the chain's head.
CREATE OR REPLACE FUNCTION note_channels(channels_read jsonb, receivers_read jsonb, head jsonb)
RETURNS TABLE (channel_id text, was text, status text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    on_chain integer := (head ->> 'chain_id')::integer;
    at_block bigint := (head ->> 'block_number')::bigint;
    again boolean := coalesce((head ->> 'again')::boolean, false);
    each record;
    changed channels;
BEGIN
    PERFORM FROM channels c WHERE c.id IN (SELECT row.id FROM jsonb_to_recordset(channels_read) AS row (id text))
    ORDER BY c.id FOR NO KEY UPDATE;
    FOR each IN
        SELECT c.id, c.status AS old_status, row.*, a.id IS NOT NULL AND a.ended_at IS NOT NULL
                AND (a.status = 'failed' OR a.block_number <= at_block) AS is_free, a.created_at AS planned_at, a.id AS open_action,
            held.id AS refund, held.id IS NOT NULL AND held.ended_at IS NULL AS is_refund_open
        FROM jsonb_to_recordset(channels_read) AS row (
            id text, balance numeric, claimed numeric, refund_nonce numeric, withdraw_amount numeric, withdraw_requested_at bigint
        ) JOIN channels c ON c.id = row.id LEFT JOIN channel_actions a ON a.id = c.action_id
        LEFT JOIN channel_actions held ON held.id = c.reserved_signature
        WHERE c.chain_id = on_chain AND (again OR greatest(c.read_at_block, c.deposited_at_block) <= at_block) ORDER BY c.id
    LOOP
        UPDATE channels c
        SET status = CASE
                WHEN c.charged > each.balance THEN 'short'
                -- Nothing is left, and it was given back: a channel that is charged up to its balance waits for a deposit.
                WHEN each.balance <= each.claimed AND (each.balance = 0 OR each.balance < c.balance OR c.status = 'closed') THEN 'closed'
                WHEN each.withdraw_requested_at > 0 THEN 'withdrawing'
                ELSE 'open' END,
            closed_at = CASE
                WHEN each.balance <= each.claimed AND c.charged <= each.balance
                    AND (each.balance = 0 OR each.balance < c.balance OR c.status = 'closed')
                THEN coalesce(c.closed_at, now()) END,
            unclaimed_since = CASE
                WHEN each.claimed >= c.charged THEN NULL
                WHEN each.claimed > c.claimed THEN coalesce(each.planned_at, now())
                ELSE coalesce(c.unclaimed_since, now()) END,
            balance = each.balance, claimed = each.claimed, refund_nonce = each.refund_nonce, withdraw_amount = each.withdraw_amount,
            withdraw_requested_at = each.withdraw_requested_at, read_at_block = at_block,
            -- A block above may be one that is removed: its deposit comes again with the block that has it.
            deposited_at_block = least(c.deposited_at_block, at_block),
            action_id = CASE WHEN each.is_free THEN nullif(each.refund, each.open_action) ELSE c.action_id END,
            reserved_until = CASE
                -- A reorg took a refund back. It may be mined again at any time, so that what it gives back is not charged meanwhile.
                WHEN each.refund_nonce < c.refund_nonce AND NOT each.is_refund_open THEN now() + interval '1 minute'
                WHEN each.is_free AND c.reserved_signature = each.open_action THEN NULL ELSE c.reserved_until END,
            reserved_signature = CASE
                WHEN each.refund_nonce < c.refund_nonce AND NOT each.is_refund_open THEN 'refund'
                WHEN each.is_free AND c.reserved_signature = each.open_action THEN NULL ELSE c.reserved_signature END
        WHERE c.id = each.id RETURNING c.* INTO changed;
        IF changed.status <> each.old_status THEN
            channel_id := changed.id;
            was := each.old_status;
            status := changed.status;
            IF status <> 'open' THEN
                PERFORM write_channel_event(
                    CASE status WHEN 'withdrawing' THEN 'channel.withdrawal_started' ELSE 'channel.' || status END,
                    changed.merchant_id, changed.environment, channel_record(changed)
                );
            END IF;
            RETURN NEXT;
        END IF;
    END LOOP;

    INSERT INTO channel_receivers AS r (
        chain_id, receiver, asset, merchant_id, environment, network, token_symbol, claimed, settled, read_at_block, unpaid_since
    )
    SELECT on_chain, row.receiver, row.asset, own.merchant_id, own.environment, own.network, own.token_symbol, row.claimed, row.settled,
        at_block, CASE WHEN row.claimed > row.settled THEN now() END
    FROM jsonb_to_recordset(receivers_read) AS row (receiver text, asset text, claimed numeric, settled numeric)
    CROSS JOIN LATERAL (
        SELECT c.merchant_id, c.environment, c.network, c.token_symbol FROM channels c
        WHERE c.chain_id = on_chain AND c.receiver = row.receiver AND c.asset = row.asset ORDER BY c.opened_at DESC, c.id DESC LIMIT 1
    ) AS own
    ORDER BY row.receiver, row.asset
    ON CONFLICT (chain_id, receiver, asset) DO UPDATE SET claimed = excluded.claimed, settled = excluded.settled,
        read_at_block = excluded.read_at_block, merchant_id = excluded.merchant_id,
        unpaid_since = CASE
            WHEN excluded.claimed = excluded.settled THEN NULL
            WHEN excluded.settled > r.settled THEN now()
            ELSE coalesce(r.unpaid_since, now()) END
    WHERE again OR r.read_at_block <= excluded.read_at_block;

    PERFORM FROM channel_heads h WHERE h.chain_id = on_chain AND h.owner = head ->> 'owner' FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the turn about channels of chain % is not held by %', on_chain, head ->> 'owner';
    END IF;
    IF head ->> 'read_to' IS NOT NULL THEN
        UPDATE channel_heads SET block_number = (head ->> 'read_to')::bigint, block_hash = head ->> 'read_to_hash'
        WHERE chain_id = on_chain;
    END IF;
END
$$;
