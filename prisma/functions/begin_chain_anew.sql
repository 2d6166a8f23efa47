-- The lanes as they were become lanes of a chain that is no more (its id with a minus), with all that stands on them; the
-- same signers begin new ones at the nonces that they have on the new chain. One transaction, so that at no moment there
-- is nobody who can settle.
-- fresh: [{id, address, next_nonce, settles}]
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
