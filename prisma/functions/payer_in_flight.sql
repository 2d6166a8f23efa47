-- in_flight_of as a number. In PL/pgSQL, whose plans a connection keeps in every version of PostgreSQL.
-- Locks: nothing; to reserve, the caller holds the payer's lock.
CREATE OR REPLACE FUNCTION payer_in_flight(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT flight.base_units FROM in_flight_of(on_chain, of_payer, in_asset, read_at_block) AS flight);
END
$$;
