-- Makes a wallet the merchant's current one and answers the change. since: when it takes effect. grace: how long payments to
-- the former wallet are still accepted.
-- Locks: the rows of the former and the new wallet, then updates the merchant's row, which the caller has locked FOR UPDATE.
CREATE OR REPLACE FUNCTION change_wallet(m merchants, wallet text, since timestamptz, grace interval) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE merchant_wallets w SET accepted_until = since + grace WHERE w.address = m.wallet_address;
    UPDATE merchant_wallets w SET since_at = coalesce(w.since_at, since), accepted_until = NULL WHERE w.address = wallet;
    UPDATE merchants SET wallet_address = wallet, wallet_changes = wallet_changes + 1, updated_at = wallet_clock(),
        next_wallet_address = NULL, next_wallet_announced_at = NULL, next_wallet_at = NULL
    WHERE id = m.id;
    RETURN jsonb_build_object(
        'status', 'effective', 'oldWallet', m.wallet_address, 'newWallet', wallet,
        'announcedAt', iso_time(coalesce(m.next_wallet_announced_at, since)), 'effectiveAt', iso_time(since),
        'oldWalletAcceptedUntil', iso_time(since + grace)
    );
END
$$;
