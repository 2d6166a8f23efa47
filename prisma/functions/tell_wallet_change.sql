-- Writes the event of a wallet change and its audit entry, except where an operator's command writes the entry itself.
-- change:   {status, oldWallet, newWallet, announcedAt, effectiveAt, oldWalletAcceptedUntil}
-- personal: {salt, contents, hash}, where the request came from, as a row of audit_personal; NULL: no request made the change.
-- Locks: nothing but its new rows.
CREATE OR REPLACE FUNCTION tell_wallet_change(merchant text, change jsonb, actor_kind text, personal jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    entry_id text := 'aud_' || left(replace(gen_random_uuid()::text, '-', ''), 22);
BEGIN
    INSERT INTO events (id, type, merchant_id, environment, data)
    VALUES (
        'evt_' || month_start(now()) || left(replace(gen_random_uuid()::text, '-', ''), 22), 'merchant.wallet_changed', merchant,
        CASE WHEN is_in_production(merchant) THEN 'production' ELSE 'sandbox' END,
        jsonb_build_object('merchantId', merchant) || change
    );
    IF actor_kind <> 'operator' THEN
        INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)
        VALUES (
            entry_id, actor_kind, CASE actor_kind WHEN 'merchant' THEN merchant ELSE 'wallet_changes' END,
            'merchant.wallet_' || (change ->> 'status'), merchant, change, merchant, personal ->> 'hash'
        );
        IF personal IS NOT NULL THEN
            INSERT INTO audit_personal (audit_id, salt, contents) VALUES (entry_id, personal ->> 'salt', personal ->> 'contents');
        END IF;
    END IF;
END
$$;
