-- Begins a chain that was reset. The lanes of the old chain get its id with a minus sign and keep their rows; open
-- transactions are closed; the same signers get new lanes with the nonces that they have on the new chain, and what is
-- retired stays retired. All in one transaction, so that there is always a lane that can settle.
-- The epoch that closes keeps its sums in chain_resets, and the next settler stores the first block of the new chain. A production
-- chain is refused: what is written of real money is never set aside.
-- fresh: [{id, address, next_nonce, settles}]
-- Locks: the chain's reset, so that one reset runs at a time; then its open transactions, actions and channels, and its lanes. fence_lanes
-- has taken the lanes from the settlers before, so no settler waits here.
CREATE OR REPLACE FUNCTION begin_chain_anew(on_chain integer, fresh jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    epoch_end timestamptz(3);
    retirements jsonb;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('chain reset %s', on_chain), 0));
    IF EXISTS (SELECT FROM chains c WHERE c.chain_id = on_chain AND c.environment = 'production') THEN
        RAISE EXCEPTION 'chain % is a production chain: it never begins anew', on_chain;
    END IF;
    epoch_end := clock_timestamp();
    INSERT INTO chain_resets (chain_id, reset_at, sums) VALUES (on_chain, epoch_end, epoch_sums(
        on_chain, (SELECT max(r.reset_at) FROM chain_resets r WHERE r.chain_id = on_chain), epoch_end
    )) ON CONFLICT DO NOTHING;
    UPDATE chains SET genesis_hash = NULL WHERE chain_id = on_chain;
    UPDATE transactions t SET state = 'closed', closed_at = clock_timestamp()
    FROM lanes l WHERE l.id = t.lane_id AND l.chain_id = on_chain AND t.state = 'open';
    PERFORM fail_channel_action(a.id, 'chain_reset', 'The chain was reset.') FROM channel_actions a
    WHERE a.chain_id = on_chain AND a.ended_at IS NULL;
    -- The deposits are gone. A channel of the new chain has the same id where its payer opens it with the same terms.
    UPDATE channels c SET status = 'closed', closed_at = coalesce(c.closed_at, epoch_end), balance = 0, claimed = 0,
        refund_nonce = 0, withdraw_amount = 0, withdraw_requested_at = 0, read_at_block = 0, deposited_at_block = 0, charged = 0, uncounted = 0, charges = 0,
        signed_max = 0, voucher_signature = NULL, reserved_until = NULL, reserved_signature = NULL, unclaimed_since = NULL,
        claim_requested_at = NULL, action_id = NULL
    WHERE c.chain_id = on_chain;
    DELETE FROM channel_receivers WHERE chain_id = on_chain;
    DELETE FROM channel_heads WHERE chain_id = on_chain;
    -- A key that was retired stays retired: it may be stolen. The rows as they are changed, so a retirement of the last moment counts.
    WITH old AS (
        UPDATE lanes SET chain_id = -chain_id, address = address || ' of ' || id, owner = NULL, lease_until = NULL,
            fencing_token = fencing_token + 1, settles = false
        WHERE chain_id = on_chain RETURNING split_part(address, ' of ', 1) AS signer, retired_at
    )
    SELECT jsonb_object_agg(old.signer, old.retired_at) INTO retirements FROM old;
    INSERT INTO lanes (id, chain_id, address, next_nonce, settles, retired_at)
    SELECT row.id, on_chain, row.address, row.next_nonce, row.settles, (retirements ->> row.address)::timestamptz
    FROM jsonb_to_recordset(fresh) AS row (id text, address text, next_nonce bigint, settles boolean);
END
$$;
