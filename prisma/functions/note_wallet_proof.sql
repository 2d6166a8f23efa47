-- Stores how a merchant's wallet signed. The caller has checked the signature.
-- chain:  the production chain whose code accepted it; NULL: the wallet's key signed.
-- beside: NULL: a sign-in, which adds no chain to those that are stored; else a chain is added, and `beside` counts as proved
--         where none is stored.
-- Answers false, and stores nothing, where a sign-in is by code on a chain that is not among the stored ones. A wallet of no
-- merchant: true.
-- Runs as the owner of the tables: the gateway cannot write a wallet.
-- Locks: the wallet's row.
CREATE OR REPLACE FUNCTION note_wallet_proof(wallet text, chain integer, beside integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    stored integer[];
BEGIN
    IF chain IS NULL THEN
        UPDATE merchant_wallets w SET key_proved_at = now() WHERE w.address = wallet AND w.key_proved_at IS NULL;
        RETURN true;
    END IF;
    SELECT w.proved_chain_ids INTO stored FROM merchant_wallets w WHERE w.address = wallet FOR UPDATE;
    IF NOT FOUND OR chain = ANY (stored) THEN
        RETURN true;
    ELSIF cardinality(stored) > 0 AND beside IS NULL THEN
        RETURN false;
    ELSIF coalesce(cardinality(stored), 0) = 0 AND beside <> chain THEN
        stored := ARRAY[beside];
    END IF;
    UPDATE merchant_wallets w SET proved_chain_ids = stored || chain WHERE w.address = wallet;
    RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION note_wallet_proof FROM PUBLIC;
