-- The hash of a chain's first block as it was first seen; the caller's where none is stored yet. A chain that was begun anew has
-- none stored. Returns null for a chain that is not in the table.
-- Locks: the chain's row, where the hash is written.
CREATE OR REPLACE FUNCTION know_genesis(of_chain integer, seen text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    UPDATE chains c SET genesis_hash = seen WHERE c.chain_id = of_chain AND c.genesis_hash IS NULL;
    RETURN (SELECT c.genesis_hash FROM chains c WHERE c.chain_id = of_chain);
END
$$;
REVOKE EXECUTE ON FUNCTION know_genesis FROM PUBLIC;
