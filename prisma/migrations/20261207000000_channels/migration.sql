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
    -- The claim or refund under way; one at a time. It stays until what it did is read from the contract.
    action_id text,
    -- The merchant asked for a claim that is not written yet.
    claim_asked_at timestamp(3) with time zone,
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
CREATE INDEX channels_claim_asked_idx ON channels (chain_id, claim_asked_at) WHERE claim_asked_at IS NOT NULL;
CREATE INDEX channels_action_idx ON channels (action_id) WHERE action_id IS NOT NULL;

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
-- A payout or refund that somebody asked for is a row without calldata, until the settler has signed and priced it.
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
    -- What a payout pays or a refund gives back; null: not known yet, or all that there is.
    amount numeric(78,0),
    -- The channel that a refund empties.
    channel_id text,
    -- How many channels it covers.
    channels integer NOT NULL DEFAULT 0,
    -- The contract's call, written before it is sent.
    calldata text,
    gas_limit bigint,
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
    CONSTRAINT channel_actions_merchant_check CHECK ((kind = 'claim') = (merchant_id IS NULL)),
    CONSTRAINT channel_actions_channel_check CHECK ((kind = 'refund') = (channel_id IS NOT NULL)),
    CONSTRAINT channel_actions_calldata_check CHECK (
        (calldata IS NULL) = (gas_limit IS NULL) AND (calldata IS NOT NULL OR status IN ('planned', 'failed'))
    )
);
CREATE INDEX channel_actions_merchant_idx ON channel_actions (merchant_id, environment, kind, created_at DESC, id DESC);
CREATE INDEX channel_actions_open_idx ON channel_actions (chain_id, created_at) WHERE ended_at IS NULL;
-- One payout of a wallet and token, and one refund of a channel, at a time.
CREATE UNIQUE INDEX channel_actions_payout_idx ON channel_actions (chain_id, receiver, asset)
    WHERE kind = 'payout' AND ended_at IS NULL;
CREATE UNIQUE INDEX channel_actions_refund_idx ON channel_actions (channel_id) WHERE kind = 'refund' AND ended_at IS NULL;

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

-- Up to which block, at the chain's depth, the contract's logs are read, and the settler that reads them and plans actions.
CREATE TABLE channel_heads (
    chain_id integer NOT NULL,
    -- Null: nothing is read yet.
    block_number bigint,
    block_hash text,
    owner text,
    lease_until timestamp(3) with time zone,
    -- When every open channel was last compared with the contract.
    compared_at timestamp(3) with time zone,
    CONSTRAINT channel_heads_pkey PRIMARY KEY (chain_id)
);

-- What the contract holds for a merchant's wallet, of one token: claimed and not paid out. Amounts in base units.
CREATE TABLE channel_receivers (
    chain_id integer NOT NULL,
    receiver text NOT NULL,
    asset text NOT NULL,
    merchant_id text NOT NULL,
    environment text NOT NULL,
    network text NOT NULL,
    token_symbol text NOT NULL,
    claimed numeric(78,0) NOT NULL,
    settled numeric(78,0) NOT NULL,
    read_at_block bigint NOT NULL,
    -- Since when something is not paid out; null: all is.
    unpaid_since timestamp(3) with time zone,
    CONSTRAINT channel_receivers_pkey PRIMARY KEY (chain_id, receiver, asset),
    CONSTRAINT channel_receivers_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT channel_receivers_sums_check CHECK (settled >= 0 AND settled <= claimed)
);
CREATE INDEX channel_receivers_unpaid_idx ON channel_receivers (chain_id) WHERE unpaid_since IS NOT NULL;

-- Who signs claims and refunds, as the settlers report it; gateways announce the newest current one of a chain.
CREATE TABLE chain_authorizers (
    chain_id integer NOT NULL,
    address text NOT NULL,
    -- Whether new channels name it. A predecessor serves until its channels are closed.
    is_current boolean NOT NULL,
    -- Since when it is current without a break: of two settlers in the middle of a change the successor's counts.
    current_since timestamp(3) with time zone NOT NULL DEFAULT now(),
    seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    CONSTRAINT chain_authorizers_pkey PRIMARY KEY (chain_id, address)
);

-- functions
