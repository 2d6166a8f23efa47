-- Announces a merchant's change of wallet, with its event and its audit entry. A merchant that ever had a production key waits
-- 24 hours; the change of any other takes effect at once. Answers {outcome, change?}. The caller has checked both wallets'
-- signatures. It cannot shorten the wait, take another merchant's wallet or leave out the event.
-- Runs as the owner of the tables: the gateway cannot write a wallet.
-- Locks: the merchant's row FOR UPDATE, then the rows of its wallets. A second change waits; so does a new API key of the
-- merchant, by its foreign key, which keeps the answer of is_in_production true until the commit.
CREATE OR REPLACE FUNCTION announce_wallet_change(merchant text, old_wallet text, new_wallet text, personal jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    m merchants;
    at timestamptz;
    change jsonb;
BEGIN
    PERFORM apply_wallet_changes(merchant);
    -- A new API key of the merchant waits for this lock by its foreign key.
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
