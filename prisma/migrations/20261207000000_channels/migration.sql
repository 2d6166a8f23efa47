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
    claim_requested_at timestamp(3) with time zone,
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
CREATE INDEX channels_claim_requested_idx ON channels (chain_id, claim_requested_at) WHERE claim_requested_at IS NOT NULL;
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
-- A function may name another one that is only made further down.
SET LOCAL check_function_bodies = off;

-- defined function abandon_transactions 78ae95c006195a2b, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION abandon_transactions(lane text, holder text, token bigint, nonces bigint[]) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    retired timestamptz;
BEGIN
    -- As hold_lane, and the statement that locks the row reads it: after a wait for the lock it sees what was written meanwhile.
    SELECT l.retired_at INTO retired FROM lanes l
    WHERE l.id = lane AND l.owner = holder AND l.fencing_token = token FOR NO KEY UPDATE;
    IF retired IS NULL THEN
        RETURN false;
    END IF;
    -- Another lane sends the actions of channels. Sent twice they do nothing more: a claim or payout names sums, a refund its nonce.
    UPDATE channel_actions SET status = 'planned' WHERE status = 'sent' AND id IN (
        SELECT t.action_id FROM transactions t WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'open'
    );
    UPDATE transactions SET state = 'abandoned' WHERE lane_id = lane AND nonce = ANY (nonces) AND state = 'open';
    UPDATE bundled_payments SET closed_at = now() WHERE lane_id = lane AND nonce = ANY (nonces) AND closed_at IS NULL;
    RETURN true;
END
$$;
-- end of abandon_transactions

-- defined function action_gas 84d5928c90eeb288, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION action_gas(of_action text, spent numeric) RETURNS TABLE (chain_id integer, merchant_id text, wei numeric)
LANGUAGE sql STABLE AS $$
    SELECT a.chain_id, coalesce(a.merchant_id, share.merchant_id), coalesce(share.wei, spent)
    FROM channel_actions a LEFT JOIN LATERAL (
        SELECT r.merchant_id, trunc(spent / r.rows) + CASE WHEN r.place <= spent % r.rows THEN 1 ELSE 0 END AS wei
        FROM (
            SELECT c.merchant_id, count(*) OVER () AS rows, row_number() OVER (ORDER BY c.channel_id) AS place
            FROM channel_claims c WHERE c.action_id = a.id
        ) AS r
    ) AS share ON a.merchant_id IS NULL
    WHERE a.id = of_action
$$;
-- end of action_gas

-- defined function begin_chain_anew 4d51a9e3ade783a2, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION begin_chain_anew(on_chain integer, fresh jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    closed_at timestamptz(3);
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('chain reset %s', on_chain), 0));
    IF EXISTS (SELECT FROM chains c WHERE c.chain_id = on_chain AND c.environment = 'production') THEN
        RAISE EXCEPTION 'chain % is a production chain: it never begins anew', on_chain;
    END IF;
    closed_at := clock_timestamp();
    INSERT INTO chain_resets (chain_id, reset_at, sums) VALUES (on_chain, closed_at, epoch_sums(
        on_chain, (SELECT max(r.reset_at) FROM chain_resets r WHERE r.chain_id = on_chain), closed_at
    )) ON CONFLICT DO NOTHING;
    UPDATE chains SET genesis_hash = NULL WHERE chain_id = on_chain;
    UPDATE transactions t SET state = 'closed', closed_at = clock_timestamp()
    FROM lanes l WHERE l.id = t.lane_id AND l.chain_id = on_chain AND t.state = 'open';
    -- Its channels are gone with the old chain.
    PERFORM fail_channel_action(a.id, 'chain_reset', 'The chain was reset.') FROM channel_actions a
    WHERE a.chain_id = on_chain AND a.ended_at IS NULL;
    UPDATE channels SET status = 'closed', closed_at = coalesce(channels.closed_at, now()), unclaimed_since = NULL, claim_requested_at = NULL,
        withdraw_requested_at = 0, action_id = NULL
    WHERE chain_id = on_chain;
    DELETE FROM channel_receivers WHERE chain_id = on_chain;
    DELETE FROM channel_heads WHERE chain_id = on_chain;
    UPDATE lanes SET chain_id = -chain_id, address = address || ' of ' || id, owner = NULL, lease_until = NULL,
        fencing_token = fencing_token + 1, settles = false
    WHERE chain_id = on_chain;
    INSERT INTO lanes (id, chain_id, address, next_nonce, settles)
    SELECT row.id, on_chain, row.address, row.next_nonce, row.settles
    FROM jsonb_to_recordset(fresh) AS row (id text, address text, next_nonce bigint, settles boolean);
END
$$;
-- end of begin_chain_anew

-- defined function channel_record 3b8cc034fb022f91, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION channel_record(c channels) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'channelId', c.id, 'environment', c.environment, 'network', c.network, 'token', c.token_symbol, 'payer', c.payer,
        'payerAuthorizer', c.payer_authorizer, 'receiver', c.receiver, 'receiverAuthorizer', c.receiver_authorizer,
        'withdrawDelay', c.withdraw_delay, 'salt', c.salt, 'managedBy', c.managed_by, 'status', c.status,
        'balance', c.balance::text, 'charged', c.charged::text, 'claimed', c.claimed::text,
        'available', greatest(0, c.balance - greatest(c.charged, c.claimed))::text,
        'withdrawableAt', CASE WHEN c.withdraw_requested_at > 0
            THEN iso_time(to_timestamp(c.withdraw_requested_at + c.withdraw_delay)) END,
        'openedAt', iso_time(c.opened_at), 'lastChargeAt', iso_time(c.last_charge_at)
    )
$$;
-- end of channel_record

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

-- defined function close_abandoned_transaction 0abfbb28409a0773, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION close_abandoned_transaction(lane text, closed jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM lanes WHERE id = lane FOR NO KEY UPDATE;
    UPDATE transactions t
    SET state = 'closed', closed_at = now(), mined_hash = row.mined_hash, mined_status = row.mined_status,
        gas_used = row.gas_used, effective_gas_price_wei = row.effective_gas_price_wei, l1_fee_wei = row.l1_fee_wei,
        block_number = row.block_number
    FROM jsonb_to_record(closed) AS row (
        nonce bigint, mined_hash text, mined_status text, gas_used bigint, effective_gas_price_wei numeric, l1_fee_wei numeric,
        block_number bigint
    )
    WHERE t.lane_id = lane AND t.nonce = row.nonce AND t.state = 'abandoned';
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    -- Its action may not have been sent again yet.
    PERFORM finish_channel_actions(lane, jsonb_build_array(closed)) FROM channel_actions a JOIN transactions t ON t.action_id = a.id
    WHERE t.lane_id = lane AND t.nonce = (closed ->> 'nonce')::bigint AND a.status = 'planned';
    RETURN true;
END
$$;
-- end of close_abandoned_transaction

-- defined function commit_transactions ecaacf83408bb2fd, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION commit_transactions(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
DECLARE
    first_nonce bigint;
    last_nonce bigint;
    length bigint;
    free_nonce bigint;
    own_address text;
    retired timestamptz;
BEGIN
    SELECT min((row ->> 'nonce')::bigint), max((row ->> 'nonce')::bigint), count(DISTINCT row ->> 'nonce')
    INTO first_nonce, last_nonce, length FROM jsonb_array_elements(planned) AS row;
    IF length <> jsonb_array_length(planned) OR last_nonce - first_nonce + 1 <> length THEN
        RAISE EXCEPTION 'the planned nonces of % have a gap or a double', lane;
    END IF;

    -- The statement that locks the row reads it: after a wait for the lock it sees what the other settler wrote, where a second read
    -- in one expression with the lock would not.
    SELECT l.next_nonce, l.address, l.retired_at INTO free_nonce, own_address, retired FROM lanes l
    WHERE l.id = lane AND l.owner = holder AND l.fencing_token = token FOR NO KEY UPDATE;
    -- A retired lane gets a nonce for nothing but payments whose payer named it: nobody else can settle those. After a nonce that it
    -- gave up none is mined.
    IF NOT FOUND OR free_nonce IS DISTINCT FROM first_nonce OR (retired IS NOT NULL AND (
        EXISTS (SELECT FROM transactions t WHERE t.lane_id = lane AND t.state = 'abandoned')
        OR EXISTS (
            SELECT FROM jsonb_to_recordset(planned) AS row (purpose text, payment_id text)
            WHERE row.purpose <> 'payment' OR NOT EXISTS (
                SELECT FROM payments p WHERE p.id = row.payment_id AND p.only_sender = own_address OFFSET 0
            )
        )
    )) THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- Two lanes may want the same payment: the second waits here, and then sees the first one's open transaction.
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (SELECT row ->> 'payment_id' AS id, row ->> 'purpose' AS purpose FROM jsonb_array_elements(planned) AS row) AS wanted
    WHERE wanted.id IS NOT NULL AND (
        NOT EXISTS (
            SELECT FROM payments p
            WHERE p.id = wanted.id AND p.ended_at IS NULL AND p.status <> 'held'
                AND (p.only_sender IS NULL OR p.only_sender = own_address OR wanted.purpose <> 'payment') OFFSET 0
        )
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state <> 'abandoned' AND t.closed_at IS NULL OFFSET 0)
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = wanted.id AND b.closed_at IS NULL OFFSET 0)
        OR (wanted.purpose = 'funding'
            AND NOT EXISTS (SELECT FROM sponsorships s WHERE s.payment_id = wanted.id AND s.granted_wei IS NULL))
    );
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;
    IF planned @? '$[*] ? (@.purpose == "channel")' AND NOT take_channel_actions(planned) THEN
        kind := 'taken';
        payment_ids := '{}';
        RETURN NEXT;
        RETURN;
    END IF;

    INSERT INTO transactions (lane_id, nonce, purpose, payment_id, action_id)
    SELECT lane, row.nonce, row.purpose, row.payment_id, row.action_id
    FROM jsonb_to_recordset(planned) AS row (nonce bigint, purpose text, payment_id text, action_id text);
    INSERT INTO attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei, created_at)
    SELECT row.hash, lane, row.nonce, row.purpose, row.raw_transaction, row.fee_cap_wei, row.tip_wei, row.created_at
    FROM jsonb_to_recordset(planned) AS row (
        nonce bigint, purpose text, hash text, raw_transaction text, fee_cap_wei numeric, tip_wei numeric, created_at timestamptz
    );
    IF planned @? '$[*] ? (@.purpose == "funding")' THEN
        UPDATE sponsorships s SET granted_wei = row.granted_wei, granted_at = now()
        FROM jsonb_to_recordset(planned) AS row (purpose text, payment_id text, granted_wei numeric)
        WHERE row.purpose = 'funding' AND s.payment_id = row.payment_id;
    END IF;
    UPDATE lanes SET next_nonce = last_nonce + 1 WHERE id = lane AND length > 0;
    kind := 'committed';
    RETURN NEXT;
END
$$;
-- end of commit_transactions

-- defined function count_gas aea22a1dbf9ce243, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION count_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    -- Only a bundle, or what took its place, has bundled payments. Nearly always there is none, and asking costs less than an update
    -- of nothing.
    IF EXISTS (SELECT FROM is_now t WHERE t.purpose <> 'payment') THEN
        UPDATE bundled_payments b
        SET closed_at = t.closed_at,
            gas_used = t.gas_used / size.payments + CASE WHEN b.place < t.gas_used % size.payments THEN 1 ELSE 0 END,
            l1_fee_wei = trunc(t.l1_fee_wei / size.payments)
                + CASE WHEN b.place < t.l1_fee_wei % size.payments THEN 1 ELSE 0 END
        FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
        CROSS JOIN LATERAL (
            SELECT count(*) AS payments FROM bundled_payments m WHERE m.lane_id = t.lane_id AND m.nonce = t.nonce
        ) AS size
        WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce AND was.state <> 'closed' AND t.state = 'closed';
    END IF;

    -- In the order of their keys, so that settlers never wait for each other in a circle.
    INSERT INTO gas_spent AS spent (chain_id, merchant_id, day, wei)
    SELECT cost.chain_id, cost.merchant_id, (t.closed_at AT TIME ZONE 'utc')::date, sum(cost.wei)
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    CROSS JOIN LATERAL (
        SELECT p.chain_id, p.merchant_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0) AS wei
        FROM payments p WHERE p.id = t.payment_id
        UNION ALL
        SELECT p.chain_id, p.merchant_id, b.gas_used * t.effective_gas_price_wei + coalesce(b.l1_fee_wei, 0)
        FROM bundled_payments b JOIN payments p ON p.id = b.payment_id WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce
        UNION ALL
        SELECT share.* FROM action_gas(t.action_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS share
    ) AS cost
    WHERE was.state <> 'closed' AND t.state = 'closed' AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (chain_id, merchant_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO gas_spent_in_all AS spent (chain_id, day, wei)
    SELECT l.chain_id, (t.closed_at AT TIME ZONE 'utc')::date, sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0))
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN lanes l ON l.id = t.lane_id
    WHERE was.state <> 'closed' AND t.state = 'closed' AND t.purpose <> 'grant'
        AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN payments p ON p.id = t.payment_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.mined_status = 'reverted';
    RETURN NULL;
END
$$;
-- end of count_gas

-- defined function end_channel_action 5eaf74d703b1cd92, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION end_channel_action(of_action text, ended jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    confirmed channel_actions;
BEGIN
    UPDATE channel_actions SET status = 'confirmed', ended_at = now(), amount = row.amount, block_number = row.block_number,
        block_time = row.block_time
    FROM jsonb_to_record(ended) AS row (tx_hash text, amount numeric, block_number bigint, block_time timestamptz)
    WHERE id = of_action AND channel_actions.ended_at IS NULL AND channel_actions.tx_hash = row.tx_hash
    RETURNING channel_actions.* INTO confirmed;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF confirmed.kind = 'payout' THEN
        PERFORM write_channel_event('payout.confirmed', confirmed.merchant_id, confirmed.environment, payout_record(confirmed));
    END IF;
    RETURN true;
END
$$;
-- end of end_channel_action

-- defined function fail_channel_action 69552ba14e78eae2, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION fail_channel_action(of_action text, code text, message text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    failed channel_actions;
BEGIN
    UPDATE channel_actions SET status = 'failed', ended_at = now(), failure_code = code, failure_message = message
    WHERE id = of_action AND ended_at IS NULL RETURNING * INTO failed;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    PERFORM FROM channels WHERE action_id = of_action ORDER BY id FOR NO KEY UPDATE;
    UPDATE channels SET action_id = NULL,
        reserved_until = CASE WHEN reserved_signature = of_action THEN NULL ELSE reserved_until END,
        reserved_signature = CASE WHEN reserved_signature = of_action THEN NULL ELSE reserved_signature END
    WHERE action_id = of_action;
    IF failed.kind = 'payout' THEN
        PERFORM write_channel_event('payout.failed', failed.merchant_id, failed.environment, payout_record(failed));
    END IF;
END
$$;
-- end of fail_channel_action

-- defined function finish_channel_actions 575a09cd31e2df29, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION finish_channel_actions(lane text, closed jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    each record;
BEGIN
    FOR each IN
        SELECT a.id, a.kind, t.mined_hash, t.mined_status, t.block_number, EXISTS (
            SELECT FROM attempts m WHERE m.hash = t.mined_hash AND m.month = t.month AND m.purpose = 'channel'
        ) AS is_own
        FROM jsonb_to_recordset(closed) AS row (nonce bigint)
        JOIN transactions t ON t.lane_id = lane AND t.nonce = row.nonce
        JOIN channel_actions a ON a.id = t.action_id
        WHERE a.ended_at IS NULL ORDER BY a.id FOR NO KEY UPDATE OF a
    LOOP
        IF NOT each.is_own THEN
            UPDATE channel_actions SET status = 'planned' WHERE id = each.id;
            CONTINUE;
        END IF;
        UPDATE channel_actions SET tx_hash = each.mined_hash, block_number = each.block_number,
            status = CASE WHEN kind = 'claim' AND each.mined_status = 'success' THEN 'confirmed' ELSE status END,
            ended_at = CASE WHEN kind = 'claim' AND each.mined_status = 'success' THEN now() END
        WHERE id = each.id;
        IF each.mined_status <> 'success' THEN
            PERFORM fail_channel_action(each.id, 'tx_failed', 'The transaction reverted on chain.');
        END IF;
    END LOOP;
END
$$;
-- end of finish_channel_actions

-- defined function finish_settlements fbfef55b7a3527e5, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    IF lane IS NOT NULL AND NOT hold_lane(lane, holder, token) THEN
        RETURN;
    END IF;

    IF jsonb_array_length(outcomes) > 0 THEN
        PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(outcomes) AS row)
        ORDER BY id FOR NO KEY UPDATE;
        -- Of two payments that claim one settlement at the same moment, the second waits and is then left out, not refused.
        PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
            SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(outcomes) AS row
            WHERE row ->> 'status' = 'confirmed' ORDER BY 1
        ) AS settlements;

        RETURN QUERY WITH told AS (
            SELECT DISTINCT ON (row.payment_id) row.*, pending.chain_id, pending.at
            FROM jsonb_to_recordset(outcomes) AS row (
                payment_id text, status text, event_id text, tx_hash text, log_index integer, block_number bigint,
                block_hash text, block_time timestamptz, failure_code text, failure_message text
            ) CROSS JOIN LATERAL (
                SELECT p.chain_id, p.ctid AS at FROM payments p WHERE p.id = row.payment_id AND p.ended_at IS NULL AND p.status <> 'held' OFFSET 0
            ) AS pending
            ORDER BY row.payment_id, row.status
        ), single AS (
            SELECT DISTINCT ON (chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END) told.* FROM told
            WHERE status = 'failed' OR NOT EXISTS (
                SELECT FROM payments p WHERE p.tx_hash = told.tx_hash AND p.log_index = told.log_index AND p.chain_id = told.chain_id
                    AND p.ended_at IS NOT NULL AND p.failure_code IS NULL OFFSET 0
            )
            ORDER BY chain_id, tx_hash, log_index, CASE WHEN status = 'failed' THEN payment_id END, payment_id
        ), ended AS (
            UPDATE payments p
            SET status = single.status, ended_at = now(), tx_hash = coalesce(single.tx_hash, p.tx_hash),
                log_index = single.log_index, block_number = single.block_number, block_hash = single.block_hash,
                block_time = single.block_time, failure_code = single.failure_code, failure_message = single.failure_message
            FROM single WHERE p.ctid = single.at
            RETURNING p.id, p.merchant_id, p.environment, p.status, p.refund_of, single.event_id
        ), events_written AS (
            INSERT INTO events (id, type, merchant_id, environment, payment_id)
            SELECT ended.event_id, CASE WHEN ended.refund_of IS NULL THEN 'payment.' ELSE 'refund.' END || ended.status,
                ended.merchant_id, ended.environment, ended.id FROM ended
        )
        SELECT ended.id FROM ended;
    END IF;

    -- Only the holder of the lane closes its transactions, so a row stays where it was found.
    UPDATE transactions t
    SET state = 'closed', closed_at = now(), mined_hash = row.mined_hash, mined_status = row.mined_status,
        gas_used = row.gas_used, effective_gas_price_wei = row.effective_gas_price_wei, l1_fee_wei = row.l1_fee_wei,
        block_number = row.block_number
    FROM jsonb_to_recordset(closed) AS row (
        nonce bigint, mined_hash text, mined_status text, gas_used bigint, effective_gas_price_wei numeric, l1_fee_wei numeric,
        block_number bigint
    ) CROSS JOIN LATERAL (
        SELECT o.ctid AS at FROM transactions o WHERE o.lane_id = lane AND o.nonce = row.nonce AND o.closed_at IS NULL OFFSET 0
    ) AS open
    WHERE t.ctid = open.at;
    IF closed @? '$[*] ? (@.is_action == true)' THEN
        PERFORM finish_channel_actions(lane, closed);
    END IF;
END
$$;
-- end of finish_settlements

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

-- defined function note_channels 2431a991cee0e343, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION note_channels(channels_read jsonb, receivers_read jsonb, head jsonb)
RETURNS TABLE (channel_id text, was text, status text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    on_chain integer := (head ->> 'chain_id')::integer;
    at_block bigint := (head ->> 'block_number')::bigint;
    again boolean := coalesce((head ->> 'again')::boolean, false);
    each record;
    changed channels;
BEGIN
    PERFORM FROM channels c WHERE c.id IN (SELECT row.id FROM jsonb_to_recordset(channels_read) AS row (id text))
    ORDER BY c.id FOR NO KEY UPDATE;
    FOR each IN
        SELECT c.id, c.status AS old_status, row.*, a.id IS NOT NULL AND a.ended_at IS NOT NULL
                AND (a.status = 'failed' OR a.block_number <= at_block) AS is_free, a.created_at AS planned_at, a.id AS open_action
        FROM jsonb_to_recordset(channels_read) AS row (
            id text, balance numeric, claimed numeric, refund_nonce numeric, withdraw_amount numeric, withdraw_requested_at bigint
        ) JOIN channels c ON c.id = row.id LEFT JOIN channel_actions a ON a.id = c.action_id
        WHERE c.chain_id = on_chain AND (again OR c.read_at_block <= at_block) ORDER BY c.id
    LOOP
        UPDATE channels c
        SET status = CASE
                WHEN c.charged > each.balance THEN 'short'
                -- Nothing is left, and it was given back: a channel that is charged up to its balance waits for a deposit.
                WHEN each.balance <= each.claimed AND (each.balance = 0 OR each.balance < c.balance OR c.status = 'closed') THEN 'closed'
                WHEN each.withdraw_requested_at > 0 THEN 'withdrawing'
                ELSE 'open' END,
            closed_at = CASE
                WHEN each.balance <= each.claimed AND c.charged <= each.balance
                    AND (each.balance = 0 OR each.balance < c.balance OR c.status = 'closed')
                THEN coalesce(c.closed_at, now()) END,
            unclaimed_since = CASE
                WHEN each.claimed >= c.charged THEN NULL
                WHEN each.claimed > c.claimed THEN coalesce(each.planned_at, now())
                ELSE coalesce(c.unclaimed_since, now()) END,
            balance = each.balance, claimed = each.claimed, refund_nonce = each.refund_nonce, withdraw_amount = each.withdraw_amount,
            withdraw_requested_at = each.withdraw_requested_at, read_at_block = at_block,
            action_id = CASE WHEN each.is_free THEN NULL ELSE c.action_id END,
            reserved_until = CASE WHEN each.is_free AND c.reserved_signature = each.open_action THEN NULL ELSE c.reserved_until END,
            reserved_signature = CASE WHEN each.is_free AND c.reserved_signature = each.open_action THEN NULL ELSE c.reserved_signature END
        WHERE c.id = each.id RETURNING c.* INTO changed;
        IF changed.status <> each.old_status THEN
            channel_id := changed.id;
            was := each.old_status;
            status := changed.status;
            IF status <> 'open' THEN
                PERFORM write_channel_event(
                    CASE status WHEN 'withdrawing' THEN 'channel.withdrawal_started' ELSE 'channel.' || status END,
                    changed.merchant_id, changed.environment, channel_record(changed)
                );
            END IF;
            RETURN NEXT;
        END IF;
    END LOOP;

    INSERT INTO channel_receivers AS r (
        chain_id, receiver, asset, merchant_id, environment, network, token_symbol, claimed, settled, read_at_block, unpaid_since
    )
    SELECT on_chain, row.receiver, row.asset, own.merchant_id, own.environment, own.network, own.token_symbol, row.claimed, row.settled,
        at_block, CASE WHEN row.claimed > row.settled THEN now() END
    FROM jsonb_to_recordset(receivers_read) AS row (receiver text, asset text, claimed numeric, settled numeric)
    CROSS JOIN LATERAL (
        SELECT c.merchant_id, c.environment, c.network, c.token_symbol FROM channels c
        WHERE c.chain_id = on_chain AND c.receiver = row.receiver AND c.asset = row.asset ORDER BY c.opened_at DESC, c.id DESC LIMIT 1
    ) AS own
    ORDER BY row.receiver, row.asset
    ON CONFLICT (chain_id, receiver, asset) DO UPDATE SET claimed = excluded.claimed, settled = excluded.settled,
        read_at_block = excluded.read_at_block, merchant_id = excluded.merchant_id,
        unpaid_since = CASE
            WHEN excluded.claimed = excluded.settled THEN NULL
            WHEN excluded.settled > r.settled THEN now()
            ELSE coalesce(r.unpaid_since, now()) END
    WHERE again OR r.read_at_block <= excluded.read_at_block;

    IF head ->> 'read_to' IS NOT NULL THEN
        UPDATE channel_heads SET block_number = (head ->> 'read_to')::bigint, block_hash = head ->> 'read_to_hash'
        WHERE chain_id = on_chain;
    END IF;
END
$$;
-- end of note_channels

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

-- defined function payout_record 1ea08948d2a6fe9a, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION payout_record(a channel_actions) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'payoutId', a.id, 'environment', a.environment, 'network', a.network, 'token', a.token_symbol, 'receiver', a.receiver,
        'amount', CASE WHEN a.status = 'confirmed' THEN a.amount::text END, 'channels', a.channels, 'txHash', a.tx_hash,
        'status', CASE WHEN a.ended_at IS NULL THEN 'pending' ELSE a.status END, 'createdAt', iso_time(a.created_at),
        'timestamp', CASE WHEN a.status = 'confirmed' THEN iso_time(a.block_time) END
    )
$$;
-- end of payout_record

-- defined function plan_channel_action 4bf3f872e20c0716, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION plan_channel_action(action jsonb, rows jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    own channel_actions := jsonb_populate_record(NULL::channel_actions, action);
    hold_seconds integer := (action ->> 'hold_seconds')::integer;
BEGIN
    PERFORM FROM channel_actions a WHERE a.id = own.id FOR NO KEY UPDATE;
    IF FOUND AND NOT EXISTS (SELECT FROM channel_actions a WHERE a.id = own.id AND a.status = 'planned' AND a.calldata IS NULL) THEN
        RETURN false;
    END IF;
    PERFORM FROM channels c
    WHERE c.id = own.channel_id OR c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(rows) AS row (channel_id text))
    ORDER BY c.id FOR NO KEY UPDATE;
    IF EXISTS (
        SELECT FROM jsonb_to_recordset(rows) AS row (channel_id text, total_claimed numeric) LEFT JOIN channels c ON c.id = row.channel_id
        WHERE c.id IS NULL OR c.action_id IS NOT NULL OR c.status = 'closed' OR row.total_claimed <= c.claimed
            OR row.total_claimed > c.balance OR (c.managed_by = 'lunas' AND row.total_claimed > c.charged)
    ) OR EXISTS (
        SELECT FROM channels c WHERE c.id = own.channel_id AND (
            c.action_id IS NOT NULL OR own.amount > c.balance - greatest(c.charged, c.claimed)
        )
    ) THEN
        RETURN false;
    END IF;
    INSERT INTO channel_actions (
        id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, authorizer, cause, amount, channel_id,
        channels, calldata, gas_limit, urgent
    ) VALUES (
        own.id, own.kind, own.chain_id, own.environment, own.network, own.merchant_id, own.token_symbol, own.asset, own.receiver,
        own.authorizer, own.cause, own.amount, own.channel_id, own.channels, own.calldata, own.gas_limit, own.urgent
    )
    ON CONFLICT (id) DO UPDATE SET authorizer = excluded.authorizer, amount = excluded.amount, channels = excluded.channels,
        calldata = excluded.calldata, gas_limit = excluded.gas_limit, urgent = excluded.urgent;
    INSERT INTO channel_claims (action_id, channel_id, merchant_id, signed_max, voucher_signature, total_claimed, amount)
    SELECT own.id, row.channel_id, row.merchant_id, row.signed_max, row.voucher_signature, row.total_claimed, row.amount
    FROM jsonb_to_recordset(rows) AS row (
        channel_id text, merchant_id text, signed_max numeric, voucher_signature text, total_claimed numeric, amount numeric
    );
    UPDATE channels c SET action_id = own.id, claim_requested_at = NULL,
        reserved_until = CASE WHEN c.id = own.channel_id THEN now() + hold_seconds * interval '1 second' ELSE c.reserved_until END,
        reserved_signature = CASE WHEN c.id = own.channel_id THEN own.id ELSE c.reserved_signature END
    WHERE c.id = own.channel_id OR c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(rows) AS row (channel_id text));
    RETURN true;
END
$$;
-- end of plan_channel_action

-- defined function reopen_channel_actions a51c5ac87454d06c, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION reopen_channel_actions(lane text, nonces bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    reopened text[];
BEGIN
    SELECT array_agg(a.id) INTO reopened FROM (
        SELECT a.id FROM transactions t JOIN channel_actions a ON a.id = t.action_id
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'open' AND a.kind <> 'payout' AND a.status = 'confirmed'
        ORDER BY a.id FOR NO KEY UPDATE OF a
    ) AS a;
    UPDATE channel_actions SET status = 'sent', ended_at = NULL, tx_hash = NULL, block_number = NULL, block_time = NULL
    WHERE id = ANY (reopened);
    PERFORM FROM channels c WHERE c.id IN (SELECT r.channel_id FROM channel_claims r WHERE r.action_id = ANY (reopened))
    ORDER BY c.id FOR NO KEY UPDATE;
    UPDATE channels c SET action_id = r.action_id FROM channel_claims r
    WHERE r.action_id = ANY (reopened) AND c.id = r.channel_id AND c.action_id IS NULL;
END
$$;
-- end of reopen_channel_actions

-- defined function reopen_transactions fddf9645d1940f72, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION reopen_transactions(lane text, holder text, token bigint, nonces bigint[]) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
    lost jsonb;
    carried text[];
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        RETURN NULL;
    END IF;
    SELECT coalesce(jsonb_agg(jsonb_build_object('nonce', t.nonce, 'hash', last.hash, 'blockNumber', t.block_number) ORDER BY t.nonce), '[]')
    INTO lost
    FROM transactions t CROSS JOIN LATERAL (
        SELECT a.hash FROM attempts a WHERE a.lane_id = t.lane_id AND a.nonce = t.nonce AND a.month = t.month
        ORDER BY (a.hash = t.mined_hash) DESC NULLS LAST, a.fee_cap_wei DESC, a.created_at DESC LIMIT 1
    ) AS last
    WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed';

    SELECT array_agg(own.id) INTO carried FROM (
        SELECT t.payment_id AS id FROM transactions t
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed' AND t.payment_id IS NOT NULL
        UNION SELECT b.payment_id FROM bundled_payments b JOIN transactions t ON t.lane_id = b.lane_id AND t.nonce = b.nonce
        WHERE b.lane_id = lane AND b.nonce = ANY (nonces) AND t.state = 'closed'
    ) AS own;
    PERFORM FROM payments WHERE id = ANY (carried) ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments SET watch_over_at = NULL
    WHERE id = ANY (carried) AND status = 'failed' AND late_tx_hash IS NULL AND watch_over_at IS NOT NULL;

    -- count_gas added this on the day of the closing; the rows are locked in its order.
    PERFORM FROM gas_spent WHERE (chain_id, merchant_id) IN (
        SELECT p.chain_id, p.merchant_id FROM payments p WHERE p.id = ANY (carried)
        UNION SELECT share.chain_id, share.merchant_id FROM transactions t CROSS JOIN LATERAL action_gas(t.action_id, 0) AS share
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed'
    )
    ORDER BY chain_id, merchant_id, day FOR NO KEY UPDATE;
    UPDATE gas_spent spent SET wei = greatest(0, spent.wei - undone.wei)
    FROM (
        SELECT cost.chain_id, cost.merchant_id, (t.closed_at AT TIME ZONE 'utc')::date AS day, sum(cost.wei) AS wei
        FROM transactions t CROSS JOIN LATERAL (
            SELECT p.chain_id, p.merchant_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0) AS wei
            FROM payments p WHERE p.id = t.payment_id
            UNION ALL
            SELECT p.chain_id, p.merchant_id, b.gas_used * t.effective_gas_price_wei + coalesce(b.l1_fee_wei, 0)
            FROM bundled_payments b JOIN payments p ON p.id = b.payment_id WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce
            UNION ALL
            SELECT share.* FROM action_gas(t.action_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS share
        ) AS cost
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed'
            AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
        GROUP BY 1, 2, 3
    ) AS undone
    WHERE spent.chain_id = undone.chain_id AND spent.merchant_id = undone.merchant_id AND spent.day = undone.day;
    UPDATE gas_spent_in_all spent SET wei = greatest(0, spent.wei - undone.wei)
    FROM (
        SELECT l.chain_id, (t.closed_at AT TIME ZONE 'utc')::date AS day,
            sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS wei
        FROM transactions t JOIN lanes l ON l.id = t.lane_id
        WHERE t.lane_id = lane AND t.nonce = ANY (nonces) AND t.state = 'closed' AND t.purpose <> 'grant'
            AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
        GROUP BY 1, 2
    ) AS undone
    WHERE spent.chain_id = undone.chain_id AND spent.day = undone.day;
    DELETE FROM payer_reverts r USING transactions t
    WHERE r.lane_id = lane AND r.nonce = ANY (nonces) AND t.lane_id = r.lane_id AND t.nonce = r.nonce AND t.state = 'closed';

    -- A pending payment of a bundle is on its way again, unless another transaction carries it by now.
    UPDATE bundled_payments b
    SET gas_used = NULL, l1_fee_wei = NULL,
        closed_at = CASE WHEN p.status = 'pending'
            AND NOT EXISTS (SELECT FROM bundled_payments o WHERE o.payment_id = p.id AND o.closed_at IS NULL) THEN NULL ELSE b.closed_at END
    FROM transactions t, payments p
    WHERE b.lane_id = lane AND b.nonce = ANY (nonces) AND p.id = b.payment_id
        AND t.lane_id = b.lane_id AND t.nonce = b.nonce AND t.state = 'closed';
    UPDATE transactions
    SET state = 'open', closed_at = NULL, mined_hash = NULL, mined_status = NULL, gas_used = NULL,
        effective_gas_price_wei = NULL, l1_fee_wei = NULL, block_number = NULL, reopened_at = now()
    WHERE lane_id = lane AND nonce = ANY (nonces) AND state = 'closed';
    PERFORM reopen_channel_actions(lane, nonces);
    RETURN lost;
END
$$;
-- end of reopen_transactions

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

-- defined function take_channel_actions ab4a81051dc6e685, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION take_channel_actions(planned jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    wanted text[] := array(
        SELECT row.action_id FROM jsonb_to_recordset(planned) AS row (purpose text, action_id text)
        WHERE row.purpose = 'channel' ORDER BY row.action_id
    );
BEGIN
    PERFORM FROM channel_actions WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
    IF (SELECT count(*) FROM channel_actions a WHERE a.id = ANY (wanted) AND a.status = 'planned' AND a.calldata IS NOT NULL)
            <> cardinality(wanted)
        OR EXISTS (
            SELECT FROM transactions t WHERE t.action_id = ANY (wanted) AND t.state <> 'abandoned' AND t.closed_at IS NULL
        ) THEN
        RETURN false;
    END IF;
    UPDATE channel_actions SET status = 'sent', sent_at = coalesce(sent_at, now()) WHERE id = ANY (wanted);
    RETURN true;
END
$$;
-- end of take_channel_actions

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

-- defined function write_channel_event a5316d68f091f5fa, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION write_channel_event(event_type text, merchant text, of_environment text, record jsonb) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO events (id, type, merchant_id, environment, data)
    VALUES (
        'evt_' || month_start(now()) || left(replace(gen_random_uuid()::text, '-', ''), 22), event_type, merchant, of_environment, record
    )
$$;
-- end of write_channel_event
