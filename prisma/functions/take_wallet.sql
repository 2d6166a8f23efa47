-- False: the wallet is, or was, or is to become another merchant's.
CREATE OR REPLACE FUNCTION take_wallet(merchant text, wallet text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO merchant_wallets (address, merchant_id) VALUES (wallet, merchant) ON CONFLICT (address) DO NOTHING;
    RETURN EXISTS (SELECT FROM merchant_wallets w WHERE w.address = wallet AND w.merchant_id = merchant);
END
$$;
