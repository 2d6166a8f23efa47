-- The chains and tokens that a payment may name. The gateway says what a payment is; that it is one of production, and of which token,
-- is not the gateway's word: a payment that it stores must match a row here. `migrate` writes the catalog's chains, and the settler adds
-- where a sandbox chain carries its token. No service changes a row.

-- CreateTable
CREATE TABLE "chains" (
    "chain_id" INTEGER NOT NULL,
    "network" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "permit2" TEXT NOT NULL,
    "spender" TEXT NOT NULL,

    CONSTRAINT "chains_pkey" PRIMARY KEY ("chain_id")
);

ALTER TABLE "chains" ADD CONSTRAINT "chains_environment_check" CHECK ("environment" IN ('sandbox', 'production'));

-- CreateTable
CREATE TABLE "chain_tokens" (
    "chain_id" INTEGER NOT NULL,
    "symbol" TEXT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "chain_tokens_pkey" PRIMARY KEY ("chain_id","symbol","address")
);

-- CreateIndex
CREATE UNIQUE INDEX "chains_network_key" ON "chains"("network");

-- AddForeignKey
ALTER TABLE "chain_tokens" ADD CONSTRAINT "chain_tokens_chain_id_fkey" FOREIGN KEY ("chain_id") REFERENCES "chains"("chain_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The chains of this version, so that a gateway which stores payments meanwhile goes on; `migrate` writes those of later ones.
INSERT INTO chains (chain_id, network, environment, permit2, spender) VALUES
    (1337, 'sandbox', 'sandbox', '0x000000000022D473030F116dDEE9F6B43aC78BA3', '0x402085c248EeA27D92E8b30b2C58ed07f9E20001'),
    (8453, 'base', 'production', '0x000000000022D473030F116dDEE9F6B43aC78BA3', '0x402085c248EeA27D92E8b30b2C58ed07f9E20001');
INSERT INTO chain_tokens (chain_id, symbol, address) VALUES
    (1337, 'IDRX', '0x143E78B38C423c405a03Dc1B82327501D280B202'),
    (8453, 'IDRX', '0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22');

-- The address of a token on a sandbox chain. It adds none on a production chain: there the catalog alone says what money is.
-- False: the chain is no sandbox chain, or not in the table.
CREATE FUNCTION add_sandbox_token(of_chain integer, of_symbol text, of_address text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM chains c WHERE c.chain_id = of_chain AND c.environment = 'sandbox') THEN
        RETURN false;
    END IF;
    INSERT INTO chain_tokens (chain_id, symbol, address) VALUES (of_chain, of_symbol, of_address) ON CONFLICT DO NOTHING;
    RETURN true;
END
$$;

-- Once for each statement that stores payments. Runs inside the functions that store them, which run as their owner; a connection of the
-- owner itself may store any payment, as in payable_wallets.
CREATE FUNCTION refuse_unknown_chains() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
    refused record;
BEGIN
    SELECT p.chain_id, p.network, p.environment, p.token_symbol, p.asset INTO refused FROM stored p
    WHERE NOT EXISTS (
        SELECT FROM chains c JOIN chain_tokens t ON t.chain_id = c.chain_id
        WHERE c.chain_id = p.chain_id AND c.network = p.network AND c.environment = p.environment
            AND c.permit2 = p.permit2 AND c.spender = p.spender AND t.symbol = p.token_symbol AND t.address = p.asset
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

CREATE TRIGGER payments_of_known_chains AFTER INSERT ON payments REFERENCING NEW TABLE AS stored
    FOR EACH STATEMENT WHEN (session_user <> current_user) EXECUTE FUNCTION refuse_unknown_chains();

-- The services' roles get what packages/database/src/roles/grants.ts names.
REVOKE EXECUTE ON FUNCTION add_sandbox_token(integer, text, text) FROM PUBLIC;
