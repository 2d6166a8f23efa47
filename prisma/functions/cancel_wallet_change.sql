-- Takes back an announced wallet change whose time has not come, with its event and its audit entry. Answers {outcome,
-- change?}.
-- Runs as the owner of the tables: the gateway cannot write a wallet.
-- Locks: the merchant's row FOR UPDATE, then the row of the announced wallet. Either the cancellation or apply_wallet_changes
-- comes first.
CREATE OR REPLACE FUNCTION cancel_wallet_change(merchant text, old_wallet text, new_wallet text, personal jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    m merchants;
    change jsonb;
BEGIN
    SELECT * INTO m FROM merchants d WHERE d.id = merchant FOR UPDATE;
    IF NOT FOUND OR m.next_wallet_at IS NULL OR m.wallet_address <> old_wallet OR m.next_wallet_address <> new_wallet THEN
        RETURN jsonb_build_object('outcome', CASE WHEN m.wallet_address = new_wallet THEN 'effective' ELSE 'none' END);
    ELSIF m.next_wallet_at <= wallet_clock() THEN
        RETURN '{"outcome": "effective"}';
    END IF;
    change := drop_wallet_change(m);
    PERFORM tell_wallet_change(merchant, change, 'merchant', personal);
    RETURN jsonb_build_object('outcome', 'cancelled', 'change', change);
END
$$;
REVOKE EXECUTE ON FUNCTION cancel_wallet_change FROM PUBLIC;
