-- Adds the address of a token on a sandbox chain. Returns false when the chain is not in the table, or is no sandbox chain: only the
-- catalog defines the tokens of a production chain.
-- Locks: nothing but the row that it inserts.
CREATE OR REPLACE FUNCTION add_sandbox_token(of_chain integer, of_symbol text, of_address text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM chains c WHERE c.chain_id = of_chain AND c.environment = 'sandbox') THEN
        RETURN false;
    END IF;
    INSERT INTO chain_tokens (chain_id, symbol, address) VALUES (of_chain, of_symbol, of_address) ON CONFLICT DO NOTHING;
    RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION add_sandbox_token FROM PUBLIC;
