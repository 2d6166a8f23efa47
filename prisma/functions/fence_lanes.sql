-- Takes a chain's lanes from every settler for ten minutes: with the next fencing token nothing more is written on them. That
-- is longer than a gateway takes to start again; where it dies during a reset, it finishes the reset before a settler can
-- broadcast what was signed for the old chain.
-- Locks: the rows of the chain's lanes; a settler that holds one finishes its transaction first.
CREATE OR REPLACE FUNCTION fence_lanes(on_chain integer) RETURNS void
LANGUAGE sql AS $$
    UPDATE lanes SET owner = 'chain reset', fencing_token = fencing_token + 1, lease_until = clock_timestamp() + interval '10 minutes'
    WHERE chain_id = on_chain
$$;
