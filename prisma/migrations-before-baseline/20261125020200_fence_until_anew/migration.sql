-- As before, and for longer than a gateway takes to start again: where it dies while the chain begins anew, no settler may publish
-- what was signed for the chain that is no more; the gateway finishes what it had begun.
CREATE OR REPLACE FUNCTION fence_lanes(on_chain integer) RETURNS void
LANGUAGE sql AS $$
    UPDATE lanes SET owner = 'chain reset', fencing_token = fencing_token + 1, lease_until = clock_timestamp() + interval '10 minutes'
    WHERE chain_id = on_chain
$$;
