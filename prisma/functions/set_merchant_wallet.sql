-- An operator gives a merchant that lost its wallet another one: at once and without a grace period, so that nothing more is
-- paid to the lost wallet. It drops an announced change; given the current wallet, it only does that. For operators alone, who
-- connect as the owner.
-- entry: as resolve_payment takes it.
-- Locks: the merchant's row FOR UPDATE, then the rows of its wallets, as announce_wallet_change does.
CREATE OR REPLACE FUNCTION set_merchant_wallet(merchant text, wallet text, entry jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    m merchants;
    at timestamptz;
BEGIN
    PERFORM apply_wallet_changes(merchant);
    SELECT * INTO m FROM merchants d WHERE d.id = merchant FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'unknown';
    ELSIF m.wallet_address = wallet AND m.next_wallet_at IS NULL THEN
        RETURN 'unchanged';
    ELSIF NOT take_wallet(merchant, wallet) THEN
        RETURN 'taken';
    END IF;
    at := wallet_clock();
    IF m.next_wallet_at IS NOT NULL AND m.next_wallet_address <> wallet THEN
        PERFORM tell_wallet_change(merchant, drop_wallet_change(m), 'operator', NULL);
        m.next_wallet_announced_at := NULL;
    END IF;
    IF m.wallet_address <> wallet THEN
        UPDATE merchant_wallets w SET accepted_until = at WHERE w.merchant_id = merchant AND w.accepted_until > at;
        PERFORM tell_wallet_change(merchant, change_wallet(m, wallet, at, interval '0'), 'operator', NULL);
    END IF;
    INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details, merchant_id)
    SELECT row.id, row.actor_kind, row.actor_id, row.action, row.target,
        coalesce(row.details, '{}') || jsonb_build_object('oldWallet', m.wallet_address, 'droppedWallet', nullif(m.next_wallet_address, wallet)),
        merchant
    FROM jsonb_to_record(entry) AS row (id text, actor_kind text, actor_id text, action text, target text, details jsonb);
    RETURN CASE WHEN m.wallet_address = wallet THEN 'cancelled' ELSE 'set' END;
END
$$;
REVOKE EXECUTE ON FUNCTION set_merchant_wallet FROM PUBLIC;
