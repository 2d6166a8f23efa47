-- What a payer has in flight in a token, in base units, that a balance read at a block cannot show yet.
-- Every pending payment counts, except one that is known to be in a block at or before the one read: the balance shows
-- it already. A confirmed one counts while its block is newer than the one read. Without a block, pending ones only.
-- A read is never minutes old; the bound on ended_at keeps a chain that began anew, with low numbers, out of the sum.
-- As before, and what was confirmed before the chain began anew counts no more: its block numbers say nothing.
-- As before, in a language whose plans are kept for a connection in every version of PostgreSQL. What ended without a failure is
-- confirmed.
CREATE OR REPLACE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT flight.base_units FROM in_flight_of(on_chain, of_payer, in_asset, read_at_block) AS flight);
END
$$;
