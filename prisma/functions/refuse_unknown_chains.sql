-- Trigger, once for each statement that stores payments: refuses rows whose chain, network, environment, contracts and token have no
-- matching rows in chains, chain_tokens and, for another kind of settlement than exact, chain_spenders. It runs inside the functions that store payments, which run as their owner. A connection of
-- the owner itself may store any payment, as in payable_wallets.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION refuse_unknown_chains() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
    refused record;
BEGIN
    SELECT p.chain_id, p.network, p.environment, p.token_symbol, p.asset INTO refused FROM stored p
    WHERE NOT EXISTS (
        SELECT FROM chains c JOIN chain_tokens t ON t.chain_id = c.chain_id
        WHERE c.chain_id = p.chain_id AND c.network = p.network AND c.environment = p.environment
            AND c.permit2 = p.permit2 AND t.symbol = p.token_symbol AND t.address = p.asset
            AND CASE WHEN p.kind = 'exact' THEN c.spender = p.spender ELSE EXISTS (
                SELECT FROM chain_spenders s WHERE s.chain_id = p.chain_id AND s.kind = p.kind AND s.address = p.spender
            ) END
    )
    LIMIT 1;
    IF FOUND THEN
        RAISE EXCEPTION 'no row of chains and chain_tokens matches chain %, network %, environment %, token % at %',
            refused.chain_id, refused.network, refused.environment, refused.token_symbol, refused.asset
            USING ERRCODE = '55L01', HINT = 'Run db:migrate for a new chain; for a sandbox token at an address of its own, start the settler.';
    END IF;
    RETURN NULL;
END
$$;
