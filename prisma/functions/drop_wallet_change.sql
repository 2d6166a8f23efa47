-- Takes an announced change back and answers it. The announced wallet is free again, unless it was the merchant's before.
-- Locks: updates the merchant's row, which the caller has locked FOR UPDATE, then deletes the announced wallet's row.
CREATE OR REPLACE FUNCTION drop_wallet_change(m merchants) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE merchants SET next_wallet_address = NULL, next_wallet_announced_at = NULL, next_wallet_at = NULL, updated_at = wallet_clock()
    WHERE id = m.id;
    DELETE FROM merchant_wallets w WHERE w.address = m.next_wallet_address AND w.since_at IS NULL;
    RETURN jsonb_build_object(
        'status', 'cancelled', 'oldWallet', m.wallet_address, 'newWallet', m.next_wallet_address,
        'announcedAt', iso_time(m.next_wallet_announced_at), 'effectiveAt', NULL, 'oldWalletAcceptedUntil', NULL
    );
END
$$;
