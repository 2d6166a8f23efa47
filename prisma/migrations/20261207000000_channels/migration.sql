-- Channels: a payer deposits once and pays each request with a signed voucher. A deposit is a row of payments with the kind `deposit`; a
-- charge is a row of charges; claims, payouts and refunds are rows of channel_actions, and transactions of lanes carry them.
ALTER TABLE payments ADD COLUMN channel_id text;
ALTER TABLE payments ADD CONSTRAINT payments_channel_check CHECK (
    (channel_id IS NOT NULL) = (kind = 'deposit') AND (channel_id IS NULL OR (refund_of IS NULL AND link_id IS NULL AND held_at IS NULL))
) NOT VALID;

-- The thresholds of a merchant's claims and payouts; null: the defaults.
ALTER TABLE merchants ADD COLUMN channel_settings jsonb;
ALTER TABLE merchants ADD CONSTRAINT merchants_channel_settings_check CHECK (jsonb_typeof(channel_settings) = 'object') NOT VALID;

-- One row for each channel; a charge updates it in place, so no column that a charge writes has an index. Amounts in base units.
CREATE TABLE channels (
    id text NOT NULL,
    merchant_id text NOT NULL,
    environment text NOT NULL,
    network text NOT NULL,
    chain_id integer NOT NULL,
    token_symbol text NOT NULL,
    asset text NOT NULL,
    payer text NOT NULL,
    payer_authorizer text NOT NULL,
    receiver text NOT NULL,
    receiver_authorizer text NOT NULL,
    withdraw_delay integer NOT NULL,
    salt text NOT NULL,
    managed_by text NOT NULL,
    status text NOT NULL DEFAULT 'open',
    -- As the contract has them at the chain's depth; balance is before claims are taken off it.
    balance numeric(78,0) NOT NULL DEFAULT 0,
    claimed numeric(78,0) NOT NULL DEFAULT 0,
    refund_nonce numeric(78,0) NOT NULL DEFAULT 0,
    withdraw_amount numeric(78,0) NOT NULL DEFAULT 0,
    -- When the payer started a withdrawal, in the chain's seconds; 0: none is under way.
    withdraw_requested_at bigint NOT NULL DEFAULT 0,
    -- The block at which the six columns above were read.
    read_at_block bigint NOT NULL DEFAULT 0,
    -- The sum of its charges that are not voided, and the newest voucher. signed_max is the most that a claim may name.
    charged numeric(78,0) NOT NULL DEFAULT 0,
    charges bigint NOT NULL DEFAULT 0,
    signed_max numeric(78,0) NOT NULL DEFAULT 0,
    voucher_signature text,
    -- The newest charge, and who has its answer: until answer_until its request does; answered: that request has got it.
    last_charge_id text,
    last_amount numeric(78,0),
    last_body_hash text,
    answer_until timestamp(3) with time zone,
    answered boolean NOT NULL DEFAULT true,
    -- A reservation before the price is known: no other voucher is charged until then.
    reserved_until timestamp(3) with time zone,
    reserved_signature text,
    last_charge_at timestamp(3) with time zone,
    -- The oldest charge that no claim covers; null: none. Written once for each claim.
    unclaimed_since timestamp(3) with time zone,
    -- The claim or refund under way; one at a time.
    action_id text,
    opened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    closed_at timestamp(3) with time zone,
    CONSTRAINT channels_pkey PRIMARY KEY (id),
    CONSTRAINT channels_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT channels_environment_check CHECK (environment IN ('sandbox', 'production')),
    CONSTRAINT channels_status_check CHECK (status IN ('open', 'withdrawing', 'short', 'closed')),
    CONSTRAINT channels_managed_by_check CHECK (managed_by IN ('lunas', 'shop')),
    CONSTRAINT channels_sums_check CHECK (charged >= 0 AND claimed >= 0 AND claimed <= balance AND signed_max >= charged)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX channels_merchant_idx ON channels (merchant_id, environment, opened_at DESC, id DESC);
CREATE INDEX channels_payer_idx ON channels (payer, chain_id);
CREATE INDEX channels_unclaimed_idx ON channels (chain_id, unclaimed_since) WHERE unclaimed_since IS NOT NULL;
CREATE INDEX channels_withdrawing_idx ON channels (chain_id, withdraw_requested_at) WHERE withdraw_requested_at > 0;

-- One row for each charge, never changed but voided. xid is the order that readers of the feed see: a reader gets only rows of
-- transactions older than every open one, so a feed has no gaps and a charge is written once.
CREATE TABLE charges (
    id text NOT NULL,
    channel_id text NOT NULL,
    merchant_id text NOT NULL,
    environment text NOT NULL,
    amount numeric(78,0) NOT NULL,
    cumulative numeric(78,0) NOT NULL,
    resource text,
    description text,
    metadata jsonb,
    status text NOT NULL DEFAULT 'charged',
    created_at timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    CONSTRAINT charges_pkey PRIMARY KEY (id),
    CONSTRAINT charges_status_check CHECK (status IN ('charged', 'voided')),
    CONSTRAINT charges_amount_check CHECK (amount > 0 AND cumulative >= amount)
) PARTITION BY RANGE (id);
CREATE TABLE charges_default PARTITION OF charges DEFAULT;
CREATE INDEX charges_feed_idx ON charges (merchant_id, environment, xid, id);
CREATE INDEX charges_channel_idx ON charges (channel_id, xid, id);
-- Those that have something to erase when their time is over.
CREATE INDEX charges_personal_idx ON charges (created_at) WHERE metadata IS NOT NULL OR description IS NOT NULL;

-- A merchant's charges of a day in Jakarta, rolled up from the feed; read_to is how far.
CREATE TABLE charge_days (
    merchant_id text NOT NULL,
    environment text NOT NULL,
    chain_id integer NOT NULL,
    asset text NOT NULL,
    day date NOT NULL,
    charges bigint NOT NULL,
    amount numeric(78,0) NOT NULL,
    CONSTRAINT charge_days_pkey PRIMARY KEY (merchant_id, environment, day, chain_id, asset)
);
CREATE TABLE charge_roll_ups (
    only_row boolean NOT NULL DEFAULT true,
    read_to xid8 NOT NULL,
    CONSTRAINT charge_roll_ups_pkey PRIMARY KEY (only_row),
    CONSTRAINT charge_roll_ups_check CHECK (only_row)
);

-- The charge of an Idempotency-Key, for 24 hours.
CREATE TABLE charge_keys (
    lineage text NOT NULL,
    key text NOT NULL,
    charge_id text NOT NULL,
    channel_id text NOT NULL,
    body_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    CONSTRAINT charge_keys_pkey PRIMARY KEY (lineage, key)
);
CREATE INDEX charge_keys_created_at_idx ON charge_keys (created_at);

-- What a lane sends for channels: a claim (of several channels and merchants), a payout to a merchant, or a refund to a payer.
CREATE TABLE channel_actions (
    id text NOT NULL,
    kind text NOT NULL,
    chain_id integer NOT NULL,
    environment text NOT NULL,
    network text NOT NULL,
    -- Null: a claim, whose rows may be of several merchants.
    merchant_id text,
    token_symbol text,
    asset text,
    receiver text,
    -- The authorizer whose signature a claim or refund has.
    authorizer text,
    -- Who wanted it: schedule, withdrawal, merchant, payer, wallet_change, shop.
    cause text NOT NULL,
    status text NOT NULL DEFAULT 'planned',
    -- What a payout pays or a refund gives back.
    amount numeric(78,0),
    -- How many channels it covers.
    channels integer NOT NULL DEFAULT 0,
    -- The contract's call, written before it is sent.
    calldata text,
    urgent boolean NOT NULL DEFAULT false,
    tx_hash text,
    block_number bigint,
    block_time timestamp(0) with time zone,
    failure_code text,
    failure_message text,
    created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    sent_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    CONSTRAINT channel_actions_pkey PRIMARY KEY (id),
    CONSTRAINT channel_actions_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT channel_actions_kind_check CHECK (kind IN ('claim', 'payout', 'refund')),
    CONSTRAINT channel_actions_status_check CHECK (status IN ('planned', 'sent', 'confirmed', 'failed')),
    CONSTRAINT channel_actions_ended_check CHECK ((status IN ('confirmed', 'failed')) = (ended_at IS NOT NULL)),
    CONSTRAINT channel_actions_merchant_check CHECK ((kind = 'claim') = (merchant_id IS NULL))
);
CREATE INDEX channel_actions_merchant_idx ON channel_actions (merchant_id, environment, kind, created_at DESC, id DESC);
CREATE INDEX channel_actions_open_idx ON channel_actions (chain_id, created_at) WHERE ended_at IS NULL;

-- The channels of a claim or refund, with what their vouchers allow and what it claims of each.
CREATE TABLE channel_claims (
    action_id text NOT NULL,
    channel_id text NOT NULL,
    merchant_id text NOT NULL,
    signed_max numeric(78,0) NOT NULL,
    voucher_signature text NOT NULL,
    total_claimed numeric(78,0) NOT NULL,
    -- What of it is new at the time when it was planned.
    amount numeric(78,0) NOT NULL,
    CONSTRAINT channel_claims_pkey PRIMARY KEY (action_id, channel_id),
    CONSTRAINT channel_claims_action_id_fkey FOREIGN KEY (action_id) REFERENCES channel_actions (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT channel_claims_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT channel_claims_total_check CHECK (total_claimed <= signed_max)
);
CREATE INDEX channel_claims_channel_idx ON channel_claims (channel_id);

-- The action that a lane's transaction carries.
ALTER TABLE transactions ADD COLUMN action_id text;
ALTER TABLE transactions ADD CONSTRAINT transactions_action_id_fkey
    FOREIGN KEY (action_id) REFERENCES channel_actions (id) ON UPDATE CASCADE ON DELETE RESTRICT;
CREATE INDEX transactions_action_id_idx ON transactions (action_id) WHERE action_id IS NOT NULL;

ALTER TABLE transactions DROP CONSTRAINT transactions_purpose_check;
ALTER TABLE transactions ADD CONSTRAINT transactions_purpose_check
    CHECK (purpose IN ('payment', 'bundle', 'filler', 'grant', 'funding', 'channel')) NOT VALID;
ALTER TABLE transactions ADD CONSTRAINT transactions_action_check CHECK (action_id IS NULL OR purpose IN ('channel', 'filler')) NOT VALID;
ALTER TABLE attempts DROP CONSTRAINT attempts_purpose_check;
ALTER TABLE attempts ADD CONSTRAINT attempts_purpose_check
    CHECK (purpose IN ('payment', 'bundle', 'filler', 'grant', 'funding', 'channel')) NOT VALID;

ALTER TABLE events DROP CONSTRAINT events_type_check;
ALTER TABLE events ADD CONSTRAINT events_type_check
    CHECK (type ~ '^(payment|refund|hold|channel|payout|merchant|webhook)\.[a-z_]+$') NOT VALID;
-- The data of an event of a channel names it, and that of a payout's event the payout.
ALTER TABLE events DROP CONSTRAINT events_data_check;
ALTER TABLE events ADD CONSTRAINT events_data_check CHECK (
    (type = 'merchant.wallet_changed' OR type LIKE 'channel.%' OR type LIKE 'payout.%') = (data IS NOT NULL)
) NOT VALID;

-- Up to which block, at the chain's depth, the contract's logs are read.
CREATE TABLE channel_heads (
    chain_id integer NOT NULL,
    block_number bigint NOT NULL,
    block_hash text NOT NULL,
    CONSTRAINT channel_heads_pkey PRIMARY KEY (chain_id)
);

-- functions
-- A function may name another one that is only made further down.
SET LOCAL check_function_bodies = off;

-- defined function charge_channels 573c3fbd9adfb119, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION charge_channels(requests jsonb, rounds integer)
RETURNS TABLE (
    place integer, kind text, is_keyed boolean, charge_id text, amount numeric, cumulative numeric, status text, managed_by text,
    balance numeric, claimed numeric, refund_nonce numeric, withdraw_requested_at bigint, charged numeric, signed_max numeric,
    voucher_signature text, last_charge_at timestamptz, opened_at timestamptz, reserved_until timestamptz
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
    IF requests @? '$[*].idempotency_key ? (@ != null)' THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('charge %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(requests) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    IF rounds > 1 THEN
        PERFORM FROM channels c
        WHERE c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(requests) AS row (channel_id text))
        ORDER BY c.id FOR NO KEY UPDATE;
    END IF;

    FOR round IN 1 .. rounds LOOP
        RETURN QUERY WITH came AS MATERIALIZED (
            SELECT row.* FROM jsonb_to_recordset(requests) AS row (
                place integer, nth integer, channel_id text, merchant_id text, environment text, charge_id text, price numeric,
                amount numeric, max_claimable numeric, signature text, body_hash text, resource text, description text,
                metadata jsonb, key_lineage text, idempotency_key text, lease_ms integer, reserve_ms integer
            ) WHERE row.nth = round ORDER BY row.channel_id
        ), judged AS MATERIALIZED (
            SELECT came.*, clock.at, kept.charge_id AS kept_id, kept.amount AS kept_amount, kept.cumulative AS kept_cumulative,
                c.status, c.managed_by, c.balance, c.claimed, c.refund_nonce, c.withdraw_requested_at, c.charged, c.signed_max,
                c.voucher_signature, c.last_charge_id, c.last_amount, c.last_charge_at, c.opened_at,
                CASE
                    WHEN kept.body_hash <> came.body_hash THEN 'key_taken'
                    WHEN c.id IS NULL THEN 'not_found'
                    WHEN kept.charge_id IS NOT NULL THEN 'repeated'
                    WHEN c.managed_by <> 'lunas' THEN 'foreign_books'
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND came.reserve_ms IS NOT NULL
                        AND NOT c.answered THEN 'reserved'
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND c.last_body_hash = came.body_hash THEN
                        CASE WHEN c.answered THEN 'out_of_step' WHEN c.answer_until > clock.at THEN 'held' ELSE 'repeated' END
                    WHEN c.reserved_until > clock.at AND c.reserved_signature <> came.signature THEN 'busy'
                    WHEN c.status IN ('withdrawing', 'short') THEN c.status
                    WHEN came.max_claimable <> c.charged + came.price THEN 'out_of_step'
                    WHEN came.max_claimable > c.balance THEN 'exhausted'
                    WHEN came.reserve_ms IS NOT NULL THEN 'reserved'
                    WHEN came.amount = 0 THEN 'nothing'
                    ELSE 'charged'
                END AS kind
            FROM came
            CROSS JOIN (SELECT clock_timestamp() AS at) AS clock
            -- One after the other in the order of came, as its ORDER BY has it: the order of the locks.
            LEFT JOIN LATERAL (SELECT o.* FROM channels o WHERE o.id = came.channel_id FOR NO KEY UPDATE) AS c
                ON c.merchant_id = came.merchant_id AND c.environment = came.environment AND c.status <> 'closed'
            LEFT JOIN LATERAL (
                SELECT k.body_hash, k.charge_id, done.amount, done.cumulative
                FROM charge_keys k JOIN charges done ON done.id = k.charge_id
                WHERE k.lineage = came.key_lineage AND k.key = came.idempotency_key
                    AND k.created_at > clock.at - idempotency_window()
            ) AS kept ON true
        ), summed AS (
            UPDATE channels c
            SET charged = c.charged + j.amount, charges = c.charges + 1, signed_max = j.max_claimable, voucher_signature = j.signature,
                last_charge_id = j.charge_id, last_amount = j.amount, last_body_hash = j.body_hash,
                answer_until = j.at + j.lease_ms * interval '1 millisecond', answered = false, reserved_until = NULL,
                reserved_signature = NULL, last_charge_at = j.at, unclaimed_since = coalesce(c.unclaimed_since, j.at)
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'charged'
        ), written AS (
            INSERT INTO charges (
                id, channel_id, merchant_id, environment, amount, cumulative, resource, description, metadata, created_at
            )
            SELECT j.charge_id, j.channel_id, j.merchant_id, j.environment, j.amount, j.charged + j.amount, j.resource, j.description,
                j.metadata, j.at FROM judged j WHERE j.kind = 'charged'
        ), keyed AS (
            INSERT INTO charge_keys (lineage, key, charge_id, channel_id, body_hash, created_at)
            SELECT j.key_lineage, j.idempotency_key, j.charge_id, j.channel_id, j.body_hash, j.at FROM judged j
            WHERE j.kind = 'charged' AND j.idempotency_key IS NOT NULL
            ON CONFLICT (lineage, key) DO UPDATE SET charge_id = excluded.charge_id, channel_id = excluded.channel_id,
                body_hash = excluded.body_hash, created_at = excluded.created_at
        ), leased AS (
            UPDATE channels c SET answer_until = j.at + j.lease_ms * interval '1 millisecond'
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'repeated' AND j.kept_id IS NULL
        ), reserved AS (
            UPDATE channels c SET reserved_until = j.at + j.reserve_ms * interval '1 millisecond', reserved_signature = j.signature
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'reserved'
        ), freed AS (
            UPDATE channels c SET reserved_until = NULL, reserved_signature = NULL
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'nothing' AND c.reserved_signature = j.signature
        )
        SELECT j.place, j.kind, j.kept_id IS NOT NULL,
            CASE WHEN j.kind = 'charged' THEN j.charge_id ELSE coalesce(j.kept_id, j.last_charge_id) END,
            CASE WHEN j.kind = 'charged' THEN j.amount ELSE coalesce(j.kept_amount, j.last_amount) END,
            CASE WHEN j.kind = 'charged' THEN j.charged + j.amount ELSE coalesce(j.kept_cumulative, j.charged) END,
            j.status, j.managed_by, j.balance, j.claimed, j.refund_nonce, j.withdraw_requested_at,
            CASE WHEN j.kind = 'charged' THEN j.charged + j.amount ELSE j.charged END,
            CASE WHEN j.kind = 'charged' THEN j.max_claimable ELSE j.signed_max END,
            CASE WHEN j.kind = 'charged' THEN j.signature ELSE j.voucher_signature END,
            CASE WHEN j.kind = 'charged' THEN j.at ELSE j.last_charge_at END,
            j.opened_at, j.at + j.reserve_ms * interval '1 millisecond'
        FROM judged j;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION charge_channels FROM PUBLIC;
-- end of charge_channels

-- defined function forget_personal_data 1fe4567bd3550067, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION forget_personal_data(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    gone integer;
    removed integer := 0;
BEGIN
    IF is_service() THEN
        older_than := least(older_than, now() - interval '90 days');
    END IF;
    DELETE FROM audit_personal WHERE audit_id IN (
        SELECT a.audit_id FROM audit_personal a WHERE a.at < older_than ORDER BY a.at LIMIT most
    );
    GET DIAGNOSTICS removed = ROW_COUNT;
    UPDATE payments SET metadata = NULL, description = NULL WHERE id IN (
        SELECT p.id FROM payments p
        WHERE p.created_at < older_than AND (p.metadata IS NOT NULL OR p.description IS NOT NULL) AND p.status <> 'pending'
        ORDER BY p.created_at LIMIT most FOR NO KEY UPDATE SKIP LOCKED
    );
    GET DIAGNOSTICS gone = ROW_COUNT;
    removed := removed + gone;
    UPDATE charges SET metadata = NULL, description = NULL WHERE id IN (
        SELECT c.id FROM charges c
        WHERE c.created_at < older_than AND (c.metadata IS NOT NULL OR c.description IS NOT NULL)
        ORDER BY c.created_at LIMIT most FOR NO KEY UPDATE SKIP LOCKED
    );
    GET DIAGNOSTICS gone = ROW_COUNT;
    removed := removed + gone;
    -- Their months are dropped whole, and later.
    UPDATE delivery_attempts a SET response_excerpt = NULL, error = NULL
    FROM (
        SELECT o.delivery_id, o.number FROM delivery_attempts o
        WHERE o.started_at < older_than AND (o.response_excerpt IS NOT NULL OR o.error IS NOT NULL)
        ORDER BY o.started_at LIMIT most
    ) AS oldest
    WHERE a.delivery_id = oldest.delivery_id AND a.number = oldest.number;
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN removed + gone;
END
$$;
-- end of forget_personal_data

-- defined function make_months 65bfd4bafead10e4, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION make_months(ahead integer) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
    of_table text;
    made text;
BEGIN
    FOREACH of_table IN ARRAY ARRAY['events', 'deliveries', 'delivery_attempts', 'attempts', 'charges'] LOOP
        BEGIN
            FOR later IN 0..least(ahead, 12) LOOP
                made := make_month(of_table, date_trunc('month', now(), 'UTC') + later * interval '1 month');
                IF made IS NOT NULL THEN
                    RETURN NEXT made;
                END IF;
            END LOOP;
        EXCEPTION WHEN lock_not_available THEN
            CONTINUE;
        END;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION make_months FROM PUBLIC;
-- end of make_months

-- defined function month_bounds f303c22789c31f87, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION month_bounds(of_table text, month timestamptz) RETURNS TABLE (first text, past text)
LANGUAGE sql STABLE AS $$
    SELECT
        CASE of_table WHEN 'attempts' THEN (at AT TIME ZONE 'UTC')::date::text ELSE start || month_start(at) END,
        CASE of_table WHEN 'attempts' THEN (next AT TIME ZONE 'UTC')::date::text ELSE start || month_start(next) END
    FROM (
        SELECT CASE of_table WHEN 'events' THEN 'evt_' WHEN 'charges' THEN 'chg_' ELSE 'dlv_' END AS start,
            date_trunc('month', month, 'UTC') AS at, date_trunc('month', month, 'UTC') + interval '1 month' AS next
    ) AS limits
$$;
-- end of month_bounds

-- defined function note_charge_answers 82776661c958f17a, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION note_charge_answers(channel_ids text[], charge_ids text[], are_received boolean[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    WITH answers AS MATERIALIZED (
        SELECT each.* FROM unnest(channel_ids, charge_ids, are_received) AS each (channel_id, charge_id, is_received)
        ORDER BY each.channel_id
    )
    UPDATE channels c
    SET answered = answers.is_received, answer_until = CASE WHEN answers.is_received THEN c.answer_until ELSE clock_timestamp() END
    FROM answers WHERE c.id = answers.channel_id AND c.last_charge_id = answers.charge_id AND NOT c.answered;
END
$$;
REVOKE EXECUTE ON FUNCTION note_charge_answers FROM PUBLIC;
-- end of note_charge_answers

-- defined function roll_up_charges 3ad9c488438d31df, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION roll_up_charges() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET enable_seqscan = off AS $$
DECLARE
    counted_to xid8;
    ended_to xid8 := pg_snapshot_xmin(pg_current_snapshot());
    up_to xid8;
BEGIN
    INSERT INTO charge_roll_ups (read_to)
    SELECT coalesce((SELECT c.xid FROM charges c ORDER BY c.xid LIMIT 1), ended_to)
    WHERE NOT EXISTS (SELECT FROM charge_roll_ups) ON CONFLICT DO NOTHING;
    SELECT r.read_to INTO counted_to FROM charge_roll_ups r FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND OR counted_to >= ended_to THEN
        RETURN false;
    END IF;
    up_to := least(ended_to::text::numeric, counted_to::text::numeric + 200000)::text::xid8;

    INSERT INTO charge_days AS days (merchant_id, environment, chain_id, asset, day, charges, amount)
    SELECT new.merchant_id, new.environment, c.chain_id, c.asset, new.day, sum(new.charges), sum(new.amount)
    FROM (SELECT DISTINCT each.merchant_id, each.environment FROM channels each) AS merchant
    CROSS JOIN LATERAL (
        SELECT r.merchant_id, r.environment, r.channel_id, (r.created_at AT TIME ZONE 'Asia/Jakarta')::date AS day,
            count(*) AS charges, sum(r.amount) AS amount
        FROM charges r
        WHERE r.merchant_id = merchant.merchant_id AND r.environment = merchant.environment
            AND r.xid >= counted_to AND r.xid < up_to AND r.status = 'charged'
        GROUP BY 1, 2, 3, 4
    ) AS new
    JOIN channels c ON c.id = new.channel_id
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5, 3, 4
    ON CONFLICT (merchant_id, environment, day, chain_id, asset)
    DO UPDATE SET charges = days.charges + excluded.charges, amount = days.amount + excluded.amount;
    UPDATE charge_roll_ups SET read_to = up_to;
    RETURN up_to < ended_to;
END
$$;
REVOKE EXECUTE ON FUNCTION roll_up_charges FROM PUBLIC;
-- end of roll_up_charges

-- defined function void_charge 14cd340649215278, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION void_charge(of_merchant text, in_environment text, charge_id text, within interval)
RETURNS TABLE (kind text, charge charges)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    channel channels;
    counted_to xid8;
    covered numeric;
BEGIN
    SELECT r.read_to INTO counted_to FROM charge_roll_ups r FOR SHARE;
    SELECT c.* INTO charge FROM charges c
    WHERE c.id = void_charge.charge_id AND c.merchant_id = of_merchant AND c.environment = in_environment;
    IF NOT FOUND THEN
        kind := 'not_found';
        RETURN NEXT;
        RETURN;
    END IF;
    SELECT c.* INTO channel FROM channels c WHERE c.id = charge.channel_id FOR NO KEY UPDATE;
    SELECT c.* INTO charge FROM charges c WHERE c.id = void_charge.charge_id FOR NO KEY UPDATE;
    IF charge.status = 'voided' THEN
        kind := 'voided';
        RETURN NEXT;
        RETURN;
    END IF;
    SELECT greatest(channel.claimed, (
        SELECT l.total_claimed FROM channel_claims l WHERE l.action_id = channel.action_id AND l.channel_id = channel.id
    )) INTO covered;
    kind := CASE
        WHEN charge.created_at <= clock_timestamp() - within THEN 'too_old'
        -- An earlier charge that is voided leaves less charged than the sum that this one was stored with.
        WHEN charge.cumulative <= covered OR channel.charged - charge.amount < covered THEN 'claimed'
        ELSE 'voided'
    END;
    IF kind <> 'voided' THEN
        charge := NULL;
        RETURN NEXT;
        RETURN;
    END IF;

    UPDATE channels c
    SET charged = c.charged - charge.amount, charges = c.charges - 1,
        -- Its voucher is a new one, should the payer use it again.
        last_charge_id = CASE WHEN c.last_charge_id = charge.id THEN NULL ELSE c.last_charge_id END,
        unclaimed_since = CASE WHEN c.charged - charge.amount > c.claimed THEN c.unclaimed_since END
    WHERE c.id = channel.id;
    UPDATE charges c SET status = 'voided' WHERE c.id = charge.id RETURNING c.* INTO charge;
    IF charge.xid < counted_to THEN
        UPDATE charge_days d SET charges = d.charges - 1, amount = d.amount - charge.amount
        WHERE d.merchant_id = of_merchant AND d.environment = in_environment AND d.chain_id = channel.chain_id
            AND d.asset = channel.asset AND d.day = (charge.created_at AT TIME ZONE 'Asia/Jakarta')::date;
    END IF;
    RETURN NEXT;
END
$$;
REVOKE EXECUTE ON FUNCTION void_charge FROM PUBLIC;
-- end of void_charge
