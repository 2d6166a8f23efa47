-- Reserves a wallet for a merchant. False: it is, was or is going to be another merchant's.
-- Locks: the wallet's row; of two merchants that take one wallet the second waits for the first.
CREATE OR REPLACE FUNCTION take_wallet(merchant text, wallet text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO merchant_wallets (address, merchant_id) VALUES (wallet, merchant) ON CONFLICT (address) DO NOTHING;
    RETURN EXISTS (SELECT FROM merchant_wallets w WHERE w.address = wallet AND w.merchant_id = merchant);
END
$$;
