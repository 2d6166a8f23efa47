-- The whole act of a merchant that wants another wallet. Its caller has seen both wallets' signatures; what it cannot do is shorten the
-- wait of a merchant with a production key, take another's wallet, or do it untold. Answers {outcome, change?}.
CREATE OR REPLACE FUNCTION announce_wallet_change(merchant text, old_wallet text, new_wallet text, personal jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    m merchants;
    at timestamptz;
    change jsonb;
BEGIN
    PERFORM apply_wallet_changes(merchant);
    -- The lock that the key of a new API key's merchant waits for, so that none is made meanwhile.
    SELECT * INTO m FROM merchants d WHERE d.id = merchant FOR UPDATE;
    IF NOT FOUND OR m.wallet_address <> old_wallet OR m.suspended_at IS NOT NULL THEN
        RETURN '{"outcome": "not_current"}';
    ELSIF new_wallet = old_wallet THEN
        RETURN '{"outcome": "same"}';
    ELSIF m.next_wallet_at IS NOT NULL THEN
        RETURN '{"outcome": "pending"}';
    ELSIF NOT take_wallet(merchant, new_wallet) THEN
        RETURN '{"outcome": "taken"}';
    END IF;
    at := wallet_clock();
    IF is_in_production(merchant) THEN
        UPDATE merchants SET next_wallet_address = new_wallet, next_wallet_announced_at = at, next_wallet_at = at + interval '24 hours',
            updated_at = at
        WHERE id = merchant;
        change := jsonb_build_object(
            'status', 'announced', 'oldWallet', old_wallet, 'newWallet', new_wallet, 'announcedAt', iso_time(at),
            'effectiveAt', iso_time(at + interval '24 hours'), 'oldWalletAcceptedUntil', iso_time(at + interval '48 hours')
        );
    ELSE
        change := change_wallet(m, new_wallet, at, interval '24 hours');
    END IF;
    PERFORM tell_wallet_change(merchant, change, 'merchant', personal);
    RETURN jsonb_build_object('outcome', 'changed', 'change', change);
END
$$;
REVOKE EXECUTE ON FUNCTION announce_wallet_change FROM PUBLIC;
