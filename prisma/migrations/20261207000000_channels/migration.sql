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

-- Who signs claims and refunds, as the settlers report it once a minute; gateways announce the newest current one of a chain.
CREATE TABLE chain_authorizers (
    chain_id integer NOT NULL,
    address text NOT NULL,
    -- Whether new channels name it. A predecessor serves until its channels are closed.
    is_current boolean NOT NULL,
    -- When it was first reported: while settlers with an old and a new signer run side by side, the successor counts.
    reported_since timestamp(3) with time zone NOT NULL DEFAULT now(),
    seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    CONSTRAINT chain_authorizers_pkey PRIMARY KEY (chain_id, address)
);

-- functions
-- A function may name another one that is only made further down.
SET LOCAL check_function_bodies = off;

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
