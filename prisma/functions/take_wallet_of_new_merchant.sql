-- Trigger of merchants: a registration takes its wallet, or fails where the wallet is or was another merchant's.
-- Runs as the owner of the tables: the gateway cannot write a wallet.
-- Locks: the wallet's row, by its primary key.
CREATE OR REPLACE FUNCTION take_wallet_of_new_merchant() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    INSERT INTO merchant_wallets (address, merchant_id, since_at) VALUES (NEW.wallet_address, NEW.id, NEW.created_at);
    RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION take_wallet_of_new_merchant FROM PUBLIC;
