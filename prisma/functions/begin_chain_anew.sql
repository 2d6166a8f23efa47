-- Begins a chain that was reset. The lanes of the old chain get its id with a minus sign and keep their rows; open
-- transactions are closed; the same signers get new lanes with the nonces that they have on the new chain. All in one
-- transaction, so that there is always a lane that can settle.
-- fresh: [{id, address, next_nonce, settles}]
-- Locks: the chain's reset, so that one reset runs at a time; then its open transactions and its lanes. fence_lanes has taken
-- the lanes from the settlers before, so no settler waits here.
CREATE OR REPLACE FUNCTION begin_chain_anew(on_chain integer, fresh jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('chain reset %s', on_chain), 0));
    INSERT INTO chain_resets (chain_id, reset_at) VALUES (on_chain, clock_timestamp()) ON CONFLICT DO NOTHING;
    UPDATE transactions t SET state = 'closed', closed_at = clock_timestamp()
    FROM lanes l WHERE l.id = t.lane_id AND l.chain_id = on_chain AND t.state = 'open';
    UPDATE lanes SET chain_id = -chain_id, address = address || ' of ' || id, owner = NULL, lease_until = NULL,
        fencing_token = fencing_token + 1, settles = false
    WHERE chain_id = on_chain;
    INSERT INTO lanes (id, chain_id, address, next_nonce, settles)
    SELECT row.id, on_chain, row.address, row.next_nonce, row.settles
    FROM jsonb_to_recordset(fresh) AS row (id text, address text, next_nonce bigint, settles boolean);
END
$$;
