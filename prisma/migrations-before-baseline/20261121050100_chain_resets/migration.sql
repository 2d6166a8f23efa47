-- A local fork that is forked anew: what was on the chain is gone, its block numbers and the nonces of its accounts begin
-- again. Rows are kept; only what is true of the new chain counts.

-- CreateTable
CREATE TABLE "chain_resets" (
    "chain_id" INTEGER NOT NULL,
    "reset_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chain_resets_pkey" PRIMARY KEY ("chain_id","reset_at")
);

-- Takes the chain's lanes out of every settler's hands for a while: from here on nothing is written on them.
CREATE FUNCTION fence_lanes(on_chain integer) RETURNS void
LANGUAGE sql AS $$
    UPDATE lanes SET owner = 'chain reset', fencing_token = fencing_token + 1, lease_until = clock_timestamp() + interval '30 seconds'
    WHERE chain_id = on_chain
$$;

-- The lanes as they were become lanes of a chain that is no more (its id with a minus), with all that stands on them; the
-- same signers begin new ones at the nonces that they have on the new chain. One transaction, so that at no moment there
-- is nobody who can settle.
-- fresh: [{id, address, next_nonce, settles}]
CREATE FUNCTION begin_chain_anew(on_chain integer, fresh jsonb) RETURNS void
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

-- As before, and what was confirmed before the chain began anew counts no more: its block numbers say nothing.
CREATE OR REPLACE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount), 0) FROM (
        SELECT amount FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND status = 'pending'
            AND (block_number IS NULL OR read_at_block IS NULL OR block_number > read_at_block)
        UNION ALL
        SELECT amount FROM payments
        WHERE chain_id = on_chain AND payer = of_payer AND asset = in_asset AND status = 'confirmed'
            AND block_number > read_at_block AND ended_at > greatest(
                now() - interval '5 minutes', (SELECT max(reset_at) FROM chain_resets WHERE chain_id = on_chain)
            )
    ) AS in_flight
$$;
