-- A merchant changes its wallet. `merchant_wallets` says whose a wallet is: the current one, every former one and the announced one, each
-- of one merchant for good. A change that was announced stands on the merchant's row with its time. It takes effect by that time:
-- readers judge by it, and `apply_wallet_changes`, which may run as often as anybody likes, writes it down and tells of it.

-- CreateTable
CREATE TABLE "merchant_wallets" (
    "address" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "since_at" TIMESTAMPTZ(3),
    "accepted_until" TIMESTAMPTZ(3),

    CONSTRAINT "merchant_wallets_pkey" PRIMARY KEY ("address"),
    CONSTRAINT "merchant_wallets_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "merchant_wallets_merchant_id_idx" ON "merchant_wallets" ("merchant_id");

-- AlterTable
ALTER TABLE "merchants"
    ADD COLUMN "next_wallet_address" TEXT,
    ADD COLUMN "next_wallet_announced_at" TIMESTAMPTZ(3),
    ADD COLUMN "next_wallet_at" TIMESTAMPTZ(3),
    ADD COLUMN "wallet_changes" INTEGER NOT NULL DEFAULT 0,
    ADD CONSTRAINT "merchants_next_wallet_check" CHECK (num_nonnulls("next_wallet_address", "next_wallet_announced_at", "next_wallet_at") IN (0, 3));

CREATE INDEX "merchants_next_wallet_at_idx" ON "merchants" ("next_wallet_at") WHERE "next_wallet_at" IS NOT NULL;

ALTER TABLE "events" ADD COLUMN "data" JSONB;
ALTER TABLE "events"
    DROP CONSTRAINT "events_type_check",
    ADD CONSTRAINT "events_type_check" CHECK ("type" IN (
        'payment.confirmed', 'payment.failed', 'payment.settled_late', 'webhook.test', 'merchant.wallet_changed'
    )),
    ADD CONSTRAINT "events_data_check" CHECK (("type" = 'merchant.wallet_changed') = ("data" IS NOT NULL));

-- A registration takes its wallet, or fails where the wallet is or was another merchant's. Also for a gateway of the version before.
CREATE FUNCTION take_wallet_of_new_merchant() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    INSERT INTO merchant_wallets (address, merchant_id, since_at) VALUES (NEW.wallet_address, NEW.id, NEW.created_at);
    RETURN NULL;
END
$$;

CREATE TRIGGER merchants_take_wallet AFTER INSERT ON "merchants" FOR EACH ROW EXECUTE FUNCTION take_wallet_of_new_merchant();

INSERT INTO "merchant_wallets" ("address", "merchant_id", "since_at") SELECT "wallet_address", "id", "created_at" FROM "merchants";

-- What the database's clock says, as the columns keep it: a time that was rounded up would lie ahead.
CREATE FUNCTION wallet_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT date_trunc('milliseconds', clock_timestamp())
$$;

CREATE FUNCTION iso_time(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Whether the merchant ever had a production key. One that was revoked counts: who stole an account could revoke it.
CREATE FUNCTION is_in_production(merchant text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM api_keys k WHERE k.merchant_id = merchant AND k.environment = 'production')
$$;

-- The one place where a change is told: its event, and its entry in the audit log unless an operator's command writes that itself.
-- change:   {status, oldWallet, newWallet, announcedAt, effectiveAt, oldWalletAcceptedUntil}
-- personal: {salt, contents, hash}, as a row of audit_personal holds where the request came from; NULL: no request made the change.
CREATE FUNCTION tell_wallet_change(merchant text, change jsonb, actor_kind text, personal jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    entry_id text := 'aud_' || left(replace(gen_random_uuid()::text, '-', ''), 22);
BEGIN
    INSERT INTO events (id, type, merchant_id, environment, data)
    VALUES (
        'evt_' || left(replace(gen_random_uuid()::text, '-', ''), 22), 'merchant.wallet_changed', merchant,
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

-- False: the wallet is, or was, or is to become another merchant's.
CREATE FUNCTION take_wallet(merchant text, wallet text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO merchant_wallets (address, merchant_id) VALUES (wallet, merchant) ON CONFLICT (address) DO NOTHING;
    RETURN EXISTS (SELECT FROM merchant_wallets w WHERE w.address = wallet AND w.merchant_id = merchant);
END
$$;

-- Makes a wallet the merchant's, and answers the change. `since`: when it takes effect; `grace`: how long the old one is still paid.
CREATE FUNCTION change_wallet(m merchants, wallet text, since timestamptz, grace interval) RETURNS jsonb
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

-- Takes an announced change back. The announced wallet is nobody's again, unless it was the merchant's before.
CREATE FUNCTION drop_wallet_change(m merchants) RETURNS jsonb
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

-- Writes down the changes whose time has come: of one merchant, or of all. Answers how many. A row that another holds is its to do
-- where all are asked for; where one is, it is waited for.
CREATE FUNCTION apply_wallet_changes(merchant text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    m merchants;
    applied integer := 0;
BEGIN
    IF merchant IS NOT NULL THEN
        PERFORM FROM merchants d WHERE d.id = merchant AND d.next_wallet_at <= now() FOR UPDATE;
    END IF;
    FOR m IN
        SELECT * FROM merchants d WHERE d.next_wallet_at <= now() AND (merchant IS NULL OR d.id = merchant)
        ORDER BY d.next_wallet_at LIMIT 100 FOR UPDATE SKIP LOCKED
    LOOP
        PERFORM tell_wallet_change(m.id, change_wallet(m, m.next_wallet_address, m.next_wallet_at, interval '24 hours'), 'system', NULL);
        applied := applied + 1;
    END LOOP;
    RETURN applied;
END
$$;

-- The whole act of a merchant that wants another wallet. Its caller has seen both wallets' signatures; what it cannot do is shorten the
-- wait of a merchant with a production key, take another's wallet, or do it untold. Answers {outcome, change?}.
CREATE FUNCTION announce_wallet_change(merchant text, old_wallet text, new_wallet text, personal jsonb) RETURNS jsonb
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

-- Takes an announced change back, as long as its time has not come. Answers {outcome, change?}.
CREATE FUNCTION cancel_wallet_change(merchant text, old_wallet text, new_wallet text, personal jsonb) RETURNS jsonb
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

-- An operator's act for a merchant that lost its wallet: at once and without grace, so that nothing more is paid to a wallet which
-- nobody, or a thief, holds. Drops what is announced. Given the current wallet, it does that alone. entry: as `resolve_payment` takes it.
CREATE FUNCTION set_merchant_wallet(merchant text, wallet text, entry jsonb) RETURNS text
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

-- As before, and for the wallets that a change of wallet adds: the announced one from its time on, a former one for as long as it is
-- accepted. The gateway checks that to the second when a request comes; a minute more is for what it does until the payment is stored.
CREATE OR REPLACE FUNCTION payable_wallets(of_merchant text, wallet text) RETURNS TABLE (payable text)
LANGUAGE sql STABLE AS $$
    SELECT m.id FROM merchants m
    WHERE m.id = of_merchant AND (
        session_user = current_user
        OR (m.wallet_address = wallet AND (m.next_wallet_at IS NULL OR m.next_wallet_at > now() - interval '24 hours 1 minute'))
        OR (m.next_wallet_address = wallet AND m.next_wallet_at <= now())
        OR EXISTS (
            SELECT FROM merchant_wallets w
            WHERE w.address = wallet AND w.merchant_id = of_merchant AND w.accepted_until > now() - interval '1 minute'
        )
    )
$$;

-- The services' roles get what packages/database/src/roles/grants.ts names, and nobody else anything.
REVOKE EXECUTE ON FUNCTION take_wallet_of_new_merchant() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION apply_wallet_changes(text) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION announce_wallet_change(text, text, text, jsonb) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION cancel_wallet_change(text, text, text, jsonb) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION set_merchant_wallet(text, text, jsonb) FROM PUBLIC;
