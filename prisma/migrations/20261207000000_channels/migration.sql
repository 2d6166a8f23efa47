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
    -- The block of its newest confirmed deposit: an older state lacks what is added to the balance above.
    deposited_at_block bigint NOT NULL DEFAULT 0,
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
    opened_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
CREATE INDEX charges_feed_idx ON charges (merchant_id, environment, xid, id);
CREATE INDEX charges_channel_idx ON charges (channel_id, xid, id);
CREATE INDEX charges_personal_idx ON charges (created_at) WHERE metadata IS NOT NULL OR description IS NOT NULL;
CREATE TABLE charges_default (LIKE charges INCLUDING ALL);
ALTER TABLE charges ATTACH PARTITION charges_default DEFAULT;

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
    created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
    created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
    FOREIGN KEY (action_id) REFERENCES channel_actions (id) ON UPDATE CASCADE ON DELETE RESTRICT NOT VALID;

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
    -- When it was first reported: while settlers with an old and a new signer run side by side, the successor counts.
    reported_since timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP,
    seen_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP,
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

-- defined function accept_payment 91cc8e2dd4a9accf, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    new_payment payments := jsonb_populate_record(NULL::payments, jsonb_build_object('kind', 'exact') || wanted);
    receiver text;
    approval sponsorships := jsonb_populate_record(NULL::sponsorships, wanted -> 'sponsorship');
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('payer %s %s %s', new_payment.chain_id, new_payment.asset, new_payment.payer), 0));
    in_flight := payer_in_flight(new_payment.chain_id, new_payment.payer, new_payment.asset, read_at_block);

    SELECT p.* INTO payment FROM payments p
    WHERE p.chain_id = new_payment.chain_id AND p.permit2 = new_payment.permit2 AND p.payer = new_payment.payer AND p.nonce = new_payment.nonce;
    IF FOUND THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    IF new_payment.link_id IS NOT NULL THEN
        kind := link_closed_reason(new_payment.link_id);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF new_payment.refund_of IS NOT NULL THEN
        PERFORM FROM payments p WHERE p.id = new_payment.refund_of FOR NO KEY UPDATE;
        SELECT refusal.kind, refusal.remaining INTO kind, in_flight FROM refund_refusal(new_payment) AS refusal;
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
        in_flight := payer_in_flight(new_payment.chain_id, new_payment.payer, new_payment.asset, read_at_block);
    END IF;

    IF new_payment.channel_id IS NOT NULL THEN
        kind := deposit_refusal(new_payment.payer, new_payment.chain_id, new_payment.channel_id, (wanted ->> 'payer_daily_deposits')::integer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF wanted ? 'gas_terms' THEN
        kind := gas_bound_reached(wanted -> 'gas_terms', new_payment.chain_id, new_payment.merchant_id, new_payment.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- least() passes over an unlimited (NULL) allowance.
    IF in_flight + new_payment.amount > least(balance, allowance) THEN
        kind := 'short';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wanted ? 'sponsorship' THEN
        kind := sponsor_bound_reached(wanted -> 'sponsorship', new_payment.chain_id, new_payment.merchant_id, new_payment.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- A deposit goes to the channels' contract, which pays its receiver.
    receiver := CASE WHEN new_payment.channel_id IS NULL THEN new_payment.pay_to ELSE new_payment.terms ->> 'receiver' END;
    IF new_payment.refund_of IS NULL AND NOT EXISTS (SELECT FROM payable_wallets(new_payment.merchant_id, receiver)) THEN
        kind := 'foreign_wallet';
        RETURN NEXT;
        RETURN;
    END IF;

    new_payment.status := 'pending';
    new_payment.created_at := clock_timestamp();
    new_payment.asker_until := clock_timestamp() + lease;
    IF new_payment.hold_expires_at IS NOT NULL THEN
        new_payment.status := 'held';
        new_payment.held_at := new_payment.created_at;
        new_payment.asker_id := NULL;
        new_payment.asker_until := NULL;
    END IF;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments (
        id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
        amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
        body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
        idempotency_key, payment_identifier, link_id, status, created_at, asker_until, refund_of, kind, terms, only_sender, held_at,
        hold_expires_at, channel_id
    )
    SELECT new_payment.id, new_payment.merchant_id, new_payment.api_key_id, new_payment.environment, new_payment.network, new_payment.chain_id, new_payment.permit2,
        new_payment.payer, new_payment.nonce, new_payment.token_symbol, new_payment.asset, new_payment.amount, new_payment.pay_to, new_payment.spender, new_payment.deadline,
        new_payment.valid_after, new_payment.signature, new_payment.resource, new_payment.description, new_payment.metadata, new_payment.source,
        new_payment.body_hash, new_payment.checked_at_block, new_payment.payer_has_code, new_payment.received_at, new_payment.verified_at,
        new_payment.asker_id, new_payment.key_lineage, new_payment.idempotency_key, new_payment.payment_identifier, new_payment.link_id,
        new_payment.status, new_payment.created_at, new_payment.asker_until, new_payment.refund_of, new_payment.kind, new_payment.terms,
        new_payment.only_sender, new_payment.held_at, new_payment.hold_expires_at, new_payment.channel_id
    ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = new_payment.chain_id AND p.permit2 = new_payment.permit2 AND p.payer = new_payment.payer AND p.nonce = new_payment.nonce;
        RETURN NEXT;
        RETURN;
    END IF;
    IF new_payment.refund_of IS NOT NULL THEN
        UPDATE payments p SET answered_at = clock_timestamp(), asker_id = new_payment.id, asker_until = NULL,
            second_waiter_id = NULL, second_waiter_until = NULL
        WHERE p.id = new_payment.refund_of AND p.status = 'confirmed' AND p.answered_at IS NULL;
    END IF;
    IF wanted ? 'sponsorship' THEN
        INSERT INTO sponsorships (
            payment_id, chain_id, merchant_id, payer, approval_hash, raw_approval, approval_nonce, max_fee_per_gas_wei,
            need_wei, gas_wei, created_at
        )
        SELECT new_payment.id, new_payment.chain_id, new_payment.merchant_id, new_payment.payer, approval.approval_hash, approval.raw_approval,
            approval.approval_nonce, approval.max_fee_per_gas_wei, approval.need_wei, approval.gas_wei, clock_timestamp();
    END IF;
    RETURN NEXT;
END
$$;
-- end of accept_payment

-- defined function accept_together 864bd84cf06bbc9f, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION accept_together(wishes jsonb, reservations jsonb)
RETURNS TABLE (place integer, kind text, in_flight numeric, stored_at timestamptz, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    new_payments ALIAS FOR wishes;
    came integer := jsonb_array_length(new_payments);
    -- What another statement stores at this moment is not seen. So near a bound each is judged alone, under the bound's lock.
    room integer := came + 64;
    of_lease_ms integer := reservations -> 0 ->> 'lease_ms';
    clear_ids text[];
    clear_places integer[];
    stored integer[];
    fresh payments;
    wanted jsonb;
    balance numeric;
    allowance numeric;
    read_at_block bigint;
    lease interval;
    has_keys boolean := new_payments @? '$[*].idempotency_key ? (@ != null)';
BEGIN
    IF has_keys THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(new_payments) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    PERFORM pg_advisory_xact_lock(payers.key) FROM (
        SELECT DISTINCT hashtextextended(format('payer %s %s %s', row.chain_id, row.asset, row.payer), 0) AS key
        FROM jsonb_to_recordset(new_payments) AS row (chain_id integer, asset text, payer text) ORDER BY 1
    ) AS payers;
    IF new_payments @? '$[*].link_id ? (@ != null)' THEN
        PERFORM FROM payment_links l
        WHERE l.id IN (SELECT row.link_id FROM jsonb_to_recordset(new_payments) AS row (link_id text))
        ORDER BY l.id FOR NO KEY UPDATE;
    END IF;
    IF new_payments @? '$[*].refund_of ? (@ != null)' THEN
        PERFORM FROM payments p
        WHERE p.id IN (SELECT row.refund_of FROM jsonb_to_recordset(new_payments) AS row (refund_of text))
        ORDER BY p.id FOR NO KEY UPDATE;
    END IF;

    WITH asked AS MATERIALIZED (
        SELECT DISTINCT ON (row.payer, row.chain_id) row.* FROM (
            SELECT each.*, row_number() OVER of_key AS nth_of_key FROM ROWS FROM (
                jsonb_to_recordset(new_payments) AS (
                    id text, merchant_id text, chain_id integer, payer text, asset text, amount numeric, pay_to text,
                    key_lineage text, idempotency_key text, payment_identifier text, link_id text, refund_of text,
                    channel_id text
                ),
                jsonb_to_recordset(reservations) AS (
                    balance numeric, allowance numeric, read_at_block bigint, lease_ms integer, gas_terms jsonb, sponsorship jsonb
                )
            ) WITH ORDINALITY AS each
            WINDOW of_key AS (PARTITION BY each.key_lineage, each.idempotency_key ORDER BY each.ordinality)
        ) AS row
        WHERE row.sponsorship IS NULL AND row.link_id IS NULL AND row.refund_of IS NULL AND row.channel_id IS NULL AND row.lease_ms = of_lease_ms
            AND (row.idempotency_key IS NULL OR row.nth_of_key = 1 AND NOT EXISTS (
                SELECT FROM idempotency_keys k WHERE k.lineage = row.key_lineage AND k.key = row.idempotency_key
                    AND k.created_at > now() - idempotency_window()
            ))
            -- Two of one payer never get here together, and the payers' locks keep out those of other statements.
            AND (row.payment_identifier IS NULL OR NOT EXISTS (
                SELECT FROM payments p WHERE p.merchant_id = row.merchant_id AND p.payer = row.payer
                    AND p.payment_identifier = row.payment_identifier AND p.chain_id = row.chain_id
            ))
        ORDER BY row.payer, row.chain_id, row.ordinality
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT a.chain_id, a.merchant_id FROM asked a WHERE a.gas_terms IS NOT NULL) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT array_agg(asked.id), array_agg(asked.ordinality - 1) INTO clear_ids, clear_places
    FROM asked CROSS JOIN LATERAL in_flight_of(asked.chain_id, asked.payer, asked.asset, asked.read_at_block) AS flight
    -- least() passes over an unlimited (NULL) allowance.
    WHERE flight.base_units + asked.amount <= least(asked.balance, asked.allowance)
        AND EXISTS (SELECT FROM payable_wallets(asked.merchant_id, asked.pay_to))
        AND (asked.gas_terms IS NULL OR EXISTS (
            SELECT FROM merchants m
            CROSS JOIN LATERAL gas_of_payer(asked.chain_id, asked.payer) AS payer
            CROSS JOIN LATERAL (
                SELECT (asked.gas_terms ->> 'gas_limit')::numeric
                    * coalesce(m.fee_cap, (asked.gas_terms ->> 'fee_ceiling_wei')::numeric) AS wei
            ) AS worst
            WHERE m.merchant_id = asked.merchant_id AND m.chain_id = asked.chain_id
                AND cardinality(payer.revert_ages) < (asked.gas_terms ->> 'payer_reverts_per_hour')::integer
                AND payer.payer_pending < (asked.gas_terms ->> 'payer_in_flight')::integer
                AND m.merchant_pending + room <= (asked.gas_terms ->> 'merchant_in_flight')::integer
                AND NOT EXISTS (
                    SELECT FROM gas_budget_of(asked.gas_terms, m.is_approved) AS budget
                    WHERE m.merchant_spent + (m.merchant_pending + room) * worst.wei > budget.merchant_wei
                        OR m.unapproved_spent + (m.unapproved_pending + room) * worst.wei > budget.unapproved_wei
                )
                AND m.chain_pending + room <= (asked.gas_terms ->> 'chain_in_flight')::integer
                AND m.chain_spent + (m.chain_pending + room) * worst.wei <= (asked.gas_terms ->> 'chain_daily_wei')::numeric
        ));

    fresh.kind := 'exact';
    fresh.created_at := clock_timestamp();
    fresh.asker_until := clock_timestamp() + of_lease_ms * interval '1 millisecond';
    IF clear_ids IS NOT NULL THEN
        -- The locks do not cover the same nonce signed for another token: the unique key does.
        WITH written AS (
            INSERT INTO payments (
                id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
                amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
                body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
                idempotency_key, payment_identifier, status, created_at, asker_until, kind, terms, only_sender, held_at, hold_expires_at
            )
            SELECT p.id, p.merchant_id, p.api_key_id, p.environment, p.network, p.chain_id, p.permit2, p.payer, p.nonce,
                p.token_symbol, p.asset, p.amount, p.pay_to, p.spender, p.deadline, p.valid_after, p.signature, p.resource,
                p.description, p.metadata, p.source, p.body_hash, p.checked_at_block, p.payer_has_code, p.received_at,
                p.verified_at, CASE WHEN p.hold_expires_at IS NULL THEN p.asker_id END, p.key_lineage, p.idempotency_key,
                p.payment_identifier, CASE WHEN p.hold_expires_at IS NULL THEN 'pending' ELSE 'held' END, fresh.created_at,
                CASE WHEN p.hold_expires_at IS NULL THEN fresh.asker_until END, p.kind, p.terms, p.only_sender,
                CASE WHEN p.hold_expires_at IS NOT NULL THEN fresh.created_at END, p.hold_expires_at
            FROM jsonb_populate_recordset(fresh, new_payments) AS p WHERE p.id = ANY (clear_ids)
            ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
            RETURNING payments.id
        )
        SELECT array_agg(clear_places[array_position(clear_ids, written.id)]) INTO stored FROM written;
        RETURN QUERY SELECT each, 'stored', NULL::numeric, fresh.created_at, NULL::payments FROM unnest(stored) AS each;
    END IF;
    IF has_keys AND stored IS NOT NULL THEN
        -- As keep_idempotency_key does, for all of them.
        INSERT INTO idempotency_keys (lineage, key, payment_id, created_at)
        SELECT new_payments -> each ->> 'key_lineage', new_payments -> each ->> 'idempotency_key', new_payments -> each ->> 'id', fresh.created_at
        FROM unnest(stored) AS each WHERE new_payments -> each ->> 'idempotency_key' IS NOT NULL ORDER BY 1, 2
        ON CONFLICT (lineage, key) DO UPDATE SET payment_id = excluded.payment_id, created_at = excluded.created_at
        WHERE idempotency_keys.created_at <= now() - idempotency_window();
    END IF;
    IF cardinality(stored) = came THEN
        RETURN;
    END IF;

    PERFORM lock_gas_near_bounds(new_payments, reservations);
    FOR at IN 0 .. came - 1 LOOP
        CONTINUE WHEN at = ANY (stored);
        wanted := (new_payments -> at) || (reservations -> at);
        balance := wanted ->> 'balance';
        allowance := wanted ->> 'allowance';
        read_at_block := wanted ->> 'read_at_block';
        lease := (wanted ->> 'lease_ms')::integer * interval '1 millisecond';
        IF wanted ->> 'payment_identifier' IS NULL THEN
            RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment
            FROM accept_payment_once(wanted, balance, allowance, read_at_block, lease) AS alone;
        ELSE
            RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment
            FROM accept_identified_payment(wanted, balance, allowance, read_at_block, lease) AS alone;
        END IF;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION accept_together FROM PUBLIC;
-- end of accept_together

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

-- defined function begin_chain_anew f65d4f0fe9954f6b, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION begin_chain_anew(on_chain integer, fresh jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    epoch_end timestamptz(3);
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('chain reset %s', on_chain), 0));
    IF EXISTS (SELECT FROM chains c WHERE c.chain_id = on_chain AND c.environment = 'production') THEN
        RAISE EXCEPTION 'chain % is a production chain: it never begins anew', on_chain;
    END IF;
    epoch_end := clock_timestamp();
    INSERT INTO chain_resets (chain_id, reset_at, sums) VALUES (on_chain, epoch_end, epoch_sums(
        on_chain, (SELECT max(r.reset_at) FROM chain_resets r WHERE r.chain_id = on_chain), epoch_end
    )) ON CONFLICT DO NOTHING;
    UPDATE chains SET genesis_hash = NULL WHERE chain_id = on_chain;
    UPDATE transactions t SET state = 'closed', closed_at = clock_timestamp()
    FROM lanes l WHERE l.id = t.lane_id AND l.chain_id = on_chain AND t.state = 'open';
    PERFORM fail_channel_action(a.id, 'chain_reset', 'The chain was reset.') FROM channel_actions a
    WHERE a.chain_id = on_chain AND a.ended_at IS NULL;
    -- The deposits are gone. A channel of the new chain has the same id where its payer opens it with the same terms.
    UPDATE channels c SET status = 'closed', closed_at = coalesce(c.closed_at, epoch_end), balance = 0, claimed = 0,
        refund_nonce = 0, withdraw_amount = 0, withdraw_requested_at = 0, read_at_block = 0, deposited_at_block = 0, charged = 0, charges = 0, signed_max = 0,
        voucher_signature = NULL, reserved_until = NULL, reserved_signature = NULL, unclaimed_since = NULL,
        claim_requested_at = NULL, action_id = NULL
    WHERE c.chain_id = on_chain;
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

-- defined function channel_record eef1e5188ed41beb, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION channel_record(of_channel channels) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'channelId', c.id, 'environment', c.environment, 'network', c.network, 'token', c.token_symbol,
        'payer', c.payer, 'payerAuthorizer', c.payer_authorizer, 'receiver', c.receiver, 'receiverAuthorizer', c.receiver_authorizer,
        'withdrawDelay', c.withdraw_delay, 'salt', c.salt, 'managedBy', c.managed_by, 'status', c.status,
        'balance', c.balance::text, 'charged', c.charged::text, 'claimed', c.claimed::text,
        'available', greatest(c.balance - greatest(c.charged, c.claimed), 0)::text,
        'withdrawableAt', CASE WHEN c.withdraw_requested_at > 0 THEN iso_time(to_timestamp(c.withdraw_requested_at + c.withdraw_delay)) END,
        'openedAt', iso_time(c.opened_at), 'lastChargeAt', iso_time(c.last_charge_at)
    ) FROM (SELECT (of_channel).*) AS c
$$;
-- end of channel_record

-- defined function charge_channels bd1535c34760e3a3, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION charge_channels(requests jsonb, rounds integer)
RETURNS TABLE (
    place integer, kind text, is_keyed boolean, charge_id text, amount numeric, cumulative numeric, status text, managed_by text,
    balance numeric, claimed numeric, refund_nonce numeric, withdraw_requested_at bigint, charged numeric, signed_max numeric,
    voucher_signature text, last_charge_at timestamptz, opened_at timestamptz, reserved_until timestamptz
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    -- Almost always there is none, and then no voucher looks for one.
    has_pauses boolean := EXISTS (SELECT FROM pauses);
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
                    WHEN c.status = 'closed' AND (c.managed_by <> 'lunas' OR came.reserve_ms IS NOT NULL) THEN 'not_found'
                    WHEN c.managed_by <> 'lunas' THEN 'foreign_books'
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND came.reserve_ms IS NOT NULL
                        AND NOT c.answered THEN 'reserved'
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND c.last_body_hash = came.body_hash THEN
                        CASE WHEN c.answered AND c.status = 'closed' THEN 'not_found' WHEN c.answered THEN 'out_of_step'
                            WHEN c.answer_until > clock.at THEN 'held' ELSE 'repeated' END
                    WHEN c.status = 'closed' THEN 'not_found'
                    WHEN has_pauses AND EXISTS (SELECT FROM widest_pause(c.chain_id, c.merchant_id, c.payer))
                        THEN (SELECT 'paused_' || w.paused FROM widest_pause(c.chain_id, c.merchant_id, c.payer) AS w)
                    WHEN c.reserved_until > clock.at AND c.reserved_signature <> came.signature THEN 'busy'
                    WHEN c.status IN ('withdrawing', 'short') THEN c.status
                    WHEN came.max_claimable <> c.charged + came.price THEN 'out_of_step'
                    WHEN came.max_claimable > c.balance THEN 'exhausted'
                    WHEN came.reserve_ms IS NOT NULL THEN 'reserved'
                    WHEN came.amount = 0 THEN 'nothing'
                    ELSE 'charged'
                END AS kind
            FROM came
            CROSS JOIN (SELECT clock_timestamp()::timestamptz(3) AS at) AS clock
            -- One after the other in the order of came, as its ORDER BY has it: the order of the locks.
            LEFT JOIN LATERAL (SELECT o.* FROM channels o WHERE o.id = came.channel_id FOR NO KEY UPDATE) AS c
                ON c.merchant_id = came.merchant_id AND c.environment = came.environment
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

-- defined function confirmed_before eaa5144f13b1b70c, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION confirmed_before(of_merchant text, in_environment text, before timestamptz, OUT confirmed bigint, OUT volumes jsonb)
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    SELECT base.confirmed + coalesce(sum(each.payments), 0),
        add_volumes(base.volumes, coalesce(jsonb_object_agg(each.token_symbol, each.units::text) FILTER (WHERE each.token_symbol IS NOT NULL), '{}'))
    INTO confirmed, volumes FROM (
        SELECT later.token_symbol, count(*) AS payments, sum(later.amount) AS units FROM (
            SELECT p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND p.status = 'confirmed' AND p.refund_of IS NULL AND p.channel_id IS NULL
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later GROUP BY later.token_symbol
    ) AS each;
END
$$;
-- end of confirmed_before

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

-- defined function deposit_refusal 522bd9cabf7a6fb9, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION deposit_refusal(of_payer text, on_chain integer, into_channel text, most integer) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN count(*) FILTER (WHERE p.channel_id = into_channel AND p.ended_at IS NULL) > 0 THEN 'channel_busy'
        WHEN count(*) FILTER (WHERE p.failure_code IS NULL) >= most THEN 'too_many_deposits'
    END
    FROM payments p
    WHERE p.payer = of_payer AND p.chain_id = on_chain AND p.channel_id IS NOT NULL AND p.created_at > now() - interval '24 hours'
$$;
-- end of deposit_refusal

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

-- defined function epoch_sums 81fa767d57bff298, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION epoch_sums(on_chain integer, after_time timestamptz, until_time timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.asset, s.kind, s.status, s.failure), '[]') FROM (
        SELECT p.asset, CASE WHEN p.channel_id IS NOT NULL THEN 'deposit' WHEN p.refund_of IS NULL THEN 'payment' ELSE 'refund' END AS kind, p.status,
            CASE WHEN p.failure_code = 'chain_reset' THEN p.failure_code END AS failure, count(*)::integer AS count,
            sum(p.amount)::text AS amount
        FROM payments p
        WHERE p.chain_id = on_chain AND p.status IN ('confirmed', 'failed') AND p.ended_at <= until_time AND (after_time IS NULL OR p.ended_at > after_time)
        GROUP BY 1, 2, 3, 4
    ) AS s
$$;
-- end of epoch_sums

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

-- defined function finish_settlements a21e813ba2dbc87e, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION finish_settlements(lane text, holder text, token bigint, closed jsonb, outcomes jsonb) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    now_ended text[];
    deposits text[];
    their_events text[];
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

        WITH told AS (
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
            RETURNING p.id, p.merchant_id, p.environment, p.status, p.refund_of, p.channel_id, single.event_id
        ), events_written AS (
            INSERT INTO events (id, type, merchant_id, environment, payment_id)
            SELECT ended.event_id, CASE WHEN ended.refund_of IS NULL THEN 'payment.' ELSE 'refund.' END || ended.status,
                ended.merchant_id, ended.environment, ended.id FROM ended WHERE ended.channel_id IS NULL
        )
        SELECT array_agg(ended.id),
            array_agg(ended.id ORDER BY ended.channel_id, ended.id) FILTER (WHERE ended.channel_id IS NOT NULL AND ended.status = 'confirmed'),
            array_agg(ended.event_id ORDER BY ended.channel_id, ended.id) FILTER (WHERE ended.channel_id IS NOT NULL AND ended.status = 'confirmed')
        INTO now_ended, deposits, their_events FROM ended;
        RETURN QUERY SELECT unnest(now_ended);
        -- Of a deposit that failed there is no event: nothing of its channel changed.
        FOR at IN 1 .. coalesce(cardinality(deposits), 0) LOOP
            PERFORM open_channel(deposits[at], their_events[at]);
        END LOOP;
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

-- defined function give_back_success f37fca3cbfe7cab3, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION give_back_success(wanted text, of_merchant text, of_environment text, of_answer text, entry jsonb)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    paid payments;
BEGIN
    SELECT p.* INTO paid FROM payments p
    WHERE p.id = wanted AND p.merchant_id = of_merchant AND p.environment = of_environment AND p.refund_of IS NULL AND p.channel_id IS NULL
    FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'not_found';
    ELSIF EXISTS (
        SELECT FROM given_back g WHERE g.payment_id = wanted AND (g.answer_id = of_answer OR (of_answer IS NULL AND paid.answered_at IS NULL))
    ) THEN
        RETURN 'given_back';
    ELSIF paid.status <> 'confirmed' THEN
        RETURN 'not_confirmed';
    ELSIF EXISTS (SELECT FROM refunds_of(wanted) AS sums WHERE sums.refunded + sums.pending > 0) THEN
        RETURN 'refunded';
    ELSIF paid.answered_at IS NULL OR paid.asker_id IS NULL OR paid.asker_id <> coalesce(of_answer, paid.asker_id) THEN
        RETURN 'not_answered';
    ELSIF paid.ended_at <= now() - interval '24 hours' THEN
        RETURN 'too_late';
    ELSIF (SELECT count(*) FROM given_back g WHERE g.payment_id = wanted) >= 20 THEN
        RETURN 'too_often';
    END IF;
    UPDATE payments p SET answered_at = NULL, preconfirmed_at = NULL,
        asker_id = p.second_waiter_id, asker_until = p.second_waiter_until, second_waiter_id = NULL, second_waiter_until = NULL,
        key_lineage = CASE WHEN p.source <> 'server' THEN p.key_lineage END,
        idempotency_key = CASE WHEN p.source <> 'server' THEN p.idempotency_key END
    WHERE p.id = wanted;
    INSERT INTO given_back (payment_id, answer_id) VALUES (wanted, paid.asker_id);
    INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)
    SELECT row.id, row.actor_kind, row.actor_id, 'payment.give_back', wanted, '{}', of_merchant, row.hash
    FROM jsonb_to_record(entry) AS row (id text, actor_kind text, actor_id text, hash text);
    INSERT INTO audit_personal (audit_id, salt, contents)
    SELECT row.id, row.salt, row.contents FROM jsonb_to_record(entry) AS row (id text, salt text, contents text);
    RETURN 'given_back';
END
$$;
REVOKE EXECUTE ON FUNCTION give_back_success FROM PUBLIC;
-- end of give_back_success

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

-- defined function note_channels f5a5ffa4296708e5, generated by `npm run db:functions`
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
        WHERE c.chain_id = on_chain AND (again OR greatest(c.read_at_block, c.deposited_at_block) <= at_block) ORDER BY c.id
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
            -- A block above may be one that is removed: its deposit comes again with the block that has it.
            deposited_at_block = least(c.deposited_at_block, at_block),
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

    PERFORM FROM channel_heads h WHERE h.chain_id = on_chain AND h.owner = head ->> 'owner' FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the turn about channels of chain % is not held by %', on_chain, head ->> 'owner';
    END IF;
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

-- defined function open_channel 5f508fe7574e7a89, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION open_channel(deposit_id text, event_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    deposit payments;
    t jsonb;
    channel channels;
    is_opened boolean;
    in_block bigint;
    of_charge numeric;
    signed numeric;
BEGIN
    SELECT p.* INTO deposit FROM payments p
    WHERE p.id = deposit_id AND p.channel_id IS NOT NULL AND (p.status = 'confirmed' OR p.late_tx_hash IS NOT NULL);
    IF NOT FOUND OR EXISTS (SELECT FROM events e WHERE e.payment_id = deposit_id) THEN
        RETURN;
    END IF;
    t := deposit.terms;
    in_block := CASE WHEN deposit.status = 'confirmed' THEN deposit.block_number ELSE deposit.late_block_number END;
    of_charge := (t ->> 'charge')::numeric;
    signed := (t ->> 'signedMax')::numeric;
    INSERT INTO channels (
        id, merchant_id, environment, network, chain_id, token_symbol, asset, payer, payer_authorizer, receiver, receiver_authorizer,
        withdraw_delay, salt, managed_by
    ) VALUES (
        deposit.channel_id, deposit.merchant_id, deposit.environment, deposit.network, deposit.chain_id, deposit.token_symbol,
        deposit.asset, deposit.payer, t ->> 'payerAuthorizer', t ->> 'receiver', t ->> 'receiverAuthorizer',
        (t ->> 'withdrawDelay')::integer, t ->> 'salt', t ->> 'managedBy'
    ) ON CONFLICT (id) DO NOTHING;
    is_opened := FOUND;
    SELECT c.* INTO channel FROM channels c WHERE c.id = deposit.channel_id FOR NO KEY UPDATE;
    IF in_block > channel.read_at_block THEN
        is_opened := is_opened OR channel.status = 'closed';
        channel.balance := channel.balance + deposit.amount;
        IF channel.status = 'closed' OR (channel.status = 'short' AND channel.charged <= channel.balance) THEN
            channel.status := 'open';
            channel.closed_at := NULL;
        END IF;
        UPDATE channels c SET balance = channel.balance, status = channel.status, closed_at = channel.closed_at,
            deposited_at_block = greatest(c.deposited_at_block, in_block)
        WHERE c.id = channel.id;
    END IF;

    IF deposit.status = 'confirmed' AND t ? 'chargeId' AND channel.status = 'open' AND channel.merchant_id = deposit.merchant_id
        AND channel.managed_by = t ->> 'managedBy' AND signed = channel.charged + (t ->> 'price')::numeric AND signed <= channel.balance
        -- Of a channel that is reserved for a voucher no other is charged.
        AND (channel.reserved_until IS NULL OR channel.reserved_until <= now() OR channel.reserved_signature = t ->> 'voucherSignature')
    THEN
        -- Its answer is that of the deposit, so no other request waits for it.
        UPDATE channels c SET charged = c.charged + of_charge, charges = c.charges + 1, signed_max = signed,
            voucher_signature = t ->> 'voucherSignature', last_charge_id = t ->> 'chargeId', last_amount = of_charge,
            last_body_hash = deposit.body_hash, answer_until = NULL, answered = true, reserved_until = NULL, reserved_signature = NULL,
            last_charge_at = clock_timestamp(), unclaimed_since = coalesce(c.unclaimed_since, clock_timestamp())
        WHERE c.id = channel.id;
        INSERT INTO charges (id, channel_id, merchant_id, environment, amount, cumulative, resource, description, metadata)
        VALUES (
            t ->> 'chargeId', channel.id, deposit.merchant_id, deposit.environment, of_charge, channel.charged + of_charge,
            deposit.resource, deposit.description, deposit.metadata
        );
    END IF;

    INSERT INTO events (id, type, merchant_id, environment, payment_id, data)
    SELECT event_id, CASE WHEN is_opened THEN 'channel.opened' ELSE 'channel.topped_up' END, deposit.merchant_id, deposit.environment,
        deposit.id, channel_record(c)
    FROM channels c WHERE c.id = channel.id;
END
$$;
REVOKE EXECUTE ON FUNCTION open_channel FROM PUBLIC;
-- end of open_channel

-- defined function payers_since b9d55b93f45f6ad8, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION payers_since(of_merchant text, in_environment text, since timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
    first_day date := (since AT TIME ZONE 'utc')::date;
BEGIN
    -- One lower bound alone: with two, the index may begin at the older one.
    IF base.created_at <= since THEN
        base.created_at := since + interval '1 millisecond';
        base.payment_id := '';
    END IF;
    RETURN (
        SELECT coalesce(sum(d.payers), 0) FROM payment_payer_days d
        WHERE d.merchant_id = of_merchant AND d.environment = in_environment AND d.day > first_day
    ) + (
        SELECT count(*) FROM payment_payers k
        WHERE k.merchant_id = of_merchant AND k.environment = in_environment
            AND k.last_at > '-infinity' AND k.last_at > since AND k.last_at < (first_day + 1)::timestamp AT TIME ZONE 'utc'
    ) + (
        SELECT count(*) FROM (
            SELECT DISTINCT later.payer FROM (
                SELECT p.payer FROM payments p
                WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
                    AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (base.created_at, base.payment_id)
                ORDER BY p.created_at DESC, p.id DESC OFFSET 0
            ) AS later OFFSET 0
        ) AS came WHERE coalesce((
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = came.payer
        ), '-infinity') <= since
    );
END
$$;
-- end of payers_since

-- defined function payments_before 0f2fdb4d746cde48, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION payments_before(of_merchant text, in_environment text, of_status text, before timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    RETURN CASE of_status WHEN 'confirmed' THEN base.confirmed WHEN 'failed' THEN base.failed ELSE base.payments END + (
        SELECT count(*) FROM (
            SELECT p.id FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND (of_status IS NULL OR p.status = of_status)
                AND p.status IN ('pending', 'confirmed', 'failed')
                AND p.refund_of IS NULL AND p.channel_id IS NULL
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later
    );
END
$$;
-- end of payments_before

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

-- defined function record_late_settlements fb255792d5546bd4, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION record_late_settlements(late jsonb, watched_out text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
    recorded text[];
    deposits text[];
    their_events text[];
BEGIN
    PERFORM FROM payments
    WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(late) AS row) OR id = ANY (watched_out)
    ORDER BY id FOR NO KEY UPDATE;
    -- finish_settlements counts a settlement under the same lock.
    PERFORM pg_advisory_xact_lock(hashtextextended('settlement ' || tx_hash, 0)) FROM (
        SELECT DISTINCT row ->> 'tx_hash' AS tx_hash FROM jsonb_array_elements(late) AS row ORDER BY 1
    ) AS settlements;

    WITH told AS (
        SELECT DISTINCT ON (row.payment_id) row.*, p.chain_id
        FROM jsonb_to_recordset(late) AS row (payment_id text, event_id text, tx_hash text, log_index integer, block_number bigint)
        JOIN payments p ON p.id = row.payment_id AND p.status = 'failed' AND p.late_tx_hash IS NULL
        ORDER BY row.payment_id
    ), single AS (
        SELECT DISTINCT ON (chain_id, tx_hash, log_index) told.* FROM told
        WHERE NOT EXISTS (
            SELECT FROM payments p WHERE p.chain_id = told.chain_id AND p.tx_hash = told.tx_hash
                AND p.status = 'confirmed' AND p.log_index = told.log_index
        ) AND NOT EXISTS (
            SELECT FROM payments p WHERE p.chain_id = told.chain_id AND p.late_tx_hash = told.tx_hash
                AND p.late_log_index = told.log_index
        )
        ORDER BY chain_id, tx_hash, log_index, payment_id
    ), settled AS (
        UPDATE payments p
        SET late_tx_hash = single.tx_hash, late_log_index = single.log_index, late_block_number = single.block_number,
            watch_over_at = now()
        FROM single WHERE p.id = single.payment_id
        RETURNING p.id, p.merchant_id, p.environment, p.refund_of, p.channel_id, single.event_id
    ), events_written AS (
        INSERT INTO events (id, type, merchant_id, environment, payment_id)
        SELECT settled.event_id, CASE WHEN settled.refund_of IS NULL THEN 'payment.settled_late' ELSE 'refund.settled_late' END,
            settled.merchant_id, settled.environment, settled.id FROM settled WHERE settled.channel_id IS NULL
    ), watched_on AS (
        UPDATE payments p SET watch_over_at = now()
        WHERE p.status = 'failed' AND p.watch_over_at IS NULL AND p.id NOT IN (SELECT payment_id FROM single)
            AND (p.id = ANY (watched_out) OR p.id IN (SELECT payment_id FROM told))
    )
    SELECT array_agg(settled.id),
        array_agg(settled.id ORDER BY settled.channel_id, settled.id) FILTER (WHERE settled.channel_id IS NOT NULL),
        array_agg(settled.event_id ORDER BY settled.channel_id, settled.id) FILTER (WHERE settled.channel_id IS NOT NULL)
    INTO recorded, deposits, their_events FROM settled;
    RETURN QUERY SELECT unnest(recorded);
    FOR at IN 1 .. coalesce(cardinality(deposits), 0) LOOP
        PERFORM open_channel(deposits[at], their_events[at]);
    END LOOP;
END
$$;
-- end of record_late_settlements

-- defined function refund_refusal de6918f785b0823f, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION refund_refusal(wish payments, OUT kind text, OUT remaining numeric)
LANGUAGE plpgsql STABLE AS $$
DECLARE
    -- An argument keeps its name: another one needs another function.
    refund ALIAS FOR wish;
    paid payments;
    sums record;
BEGIN
    SELECT p.* INTO paid FROM payments p
    WHERE p.id = refund.refund_of AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.status = 'confirmed' OR p.late_tx_hash IS NOT NULL)
        AND p.merchant_id = refund.merchant_id AND p.environment = refund.environment AND p.chain_id = refund.chain_id
        AND p.asset = refund.asset AND p.pay_to = refund.payer AND p.payer = refund.pay_to;
    IF NOT FOUND THEN
        kind := 'not_refundable';
        RETURN;
    END IF;
    SELECT each.* INTO sums FROM refunds_of(paid.id) AS each;
    remaining := greatest(paid.amount - sums.refunded - sums.pending, 0);
    kind := CASE WHEN refund.amount > remaining THEN 'exceeds_payment' WHEN sums.not_failed >= 20 THEN 'too_many_refunds' END;
END
$$;
-- end of refund_refusal

-- defined function reopen_channel_actions 2a8183d9229e75a2, generated by `npm run db:functions`
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
    PERFORM FROM channels c WHERE c.id IN (
        SELECT r.channel_id FROM channel_claims r WHERE r.action_id = ANY (reopened)
        UNION SELECT a.channel_id FROM channel_actions a WHERE a.id = ANY (reopened) AND a.kind = 'refund'
    ) ORDER BY c.id FOR NO KEY UPDATE;
    -- What a refund will give back again cannot be charged: its channel takes no voucher.
    UPDATE channels c SET action_id = coalesce(c.action_id, a.id), reserved_until = now() + interval '10 minutes', reserved_signature = a.id
    FROM channel_actions a WHERE a.id = ANY (reopened) AND a.kind = 'refund' AND c.id = a.channel_id;
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

-- defined function roll_up_is_due c4ed7a56f6383a86, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION roll_up_is_due(of_merchant text, in_environment text) RETURNS boolean
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
    of_refunds refund_checkpoints := refund_checkpoint_before(of_merchant, in_environment, 'infinity');
BEGIN
    RETURN coalesce((
        SELECT p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.refund_of IS NULL AND p.channel_id IS NULL
            AND p.status IN ('pending', 'confirmed', 'failed')
            AND (p.created_at, p.id) > (base.created_at, base.payment_id)
        ORDER BY p.created_at, p.id OFFSET 400 LIMIT 1
    ) < now() - roll_up_age(), false) OR coalesce((
        SELECT r.created_at FROM payments r
        WHERE r.merchant_id = of_merchant AND r.environment = in_environment AND r.refund_of IS NOT NULL
            AND (r.created_at, r.id) > (of_refunds.created_at, of_refunds.refund_id)
        ORDER BY r.created_at, r.id OFFSET 400 LIMIT 1
    ) < now() - roll_up_age(), false);
END
$$;
-- end of roll_up_is_due

-- defined function roll_up_payments 11bd10d95a11b887, generated by `npm run db:functions`
CREATE OR REPLACE FUNCTION roll_up_payments(of_merchant text, in_environment text, at_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET search_path = public, pg_temp
AS $$
DECLARE
    base payment_checkpoints;
    last payment_checkpoints;
    next payment_checkpoints;
    up_to timestamptz;
    made integer := 0;
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(format('roll up %s %s', of_merchant, in_environment), 0)) THEN
        RETURN 0;
    END IF;
    SELECT least(now() - roll_up_age(), min(p.created_at)) INTO up_to FROM payments p
    WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'pending' AND p.refund_of IS NULL AND p.channel_id IS NULL;
    base := checkpoint_before(of_merchant, in_environment, 'infinity');
    last := base;

    WHILE made < at_most LOOP
        WITH segment AS (
            SELECT p.created_at, p.id, p.status, p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < up_to
                AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (last.created_at, last.payment_id)
                AND p.status IN ('pending', 'confirmed', 'failed')
            ORDER BY p.created_at, p.id LIMIT 200
        ), sums AS (
            SELECT count(*) AS payments, count(*) FILTER (WHERE status = 'confirmed') AS confirmed,
                count(*) FILTER (WHERE status = 'failed') AS failed FROM segment
        ), by_token AS (
            SELECT token_symbol, sum(amount) AS units FROM segment WHERE status = 'confirmed' GROUP BY token_symbol
        )
        INSERT INTO payment_checkpoints (merchant_id, environment, created_at, payment_id, payments, confirmed, failed, volumes)
        SELECT of_merchant, in_environment, newest.created_at, newest.id, last.payments + sums.payments,
            last.confirmed + sums.confirmed, last.failed + sums.failed,
            add_volumes(last.volumes, (SELECT coalesce(jsonb_object_agg(token_symbol, units::text), '{}') FROM by_token))
        FROM sums, (SELECT created_at, id FROM segment ORDER BY created_at DESC, id DESC LIMIT 1) AS newest
        WHERE sums.payments = 200
        RETURNING * INTO next;
        EXIT WHEN NOT FOUND;
        last := next;
        made := made + 1;
    END LOOP;
    IF made = 0 THEN
        RETURN 0;
    END IF;

    WITH ended AS MATERIALIZED (
        SELECT p.payer, p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
            AND p.refund_of IS NULL AND p.channel_id IS NULL AND (p.created_at, p.id) > (base.created_at, base.payment_id)
            AND (p.created_at, p.id) <= (last.created_at, last.payment_id)
        ORDER BY p.created_at, p.id
    ), seen AS MATERIALIZED (
        SELECT each.payer, each.last_at, (
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = each.payer
        ) AS before_at
        FROM (SELECT ended.payer, max(ended.created_at) AS last_at FROM ended GROUP BY ended.payer) AS each
    ), moved AS (
        SELECT (last_at AT TIME ZONE 'utc')::date AS day, 1 AS payers FROM seen
        UNION ALL
        SELECT (before_at AT TIME ZONE 'utc')::date, -1 FROM seen WHERE before_at IS NOT NULL
    ), noted AS (
        INSERT INTO payment_payers (merchant_id, environment, payer, last_at)
        SELECT of_merchant, in_environment, payer, last_at FROM seen
        ON CONFLICT (merchant_id, environment, payer) DO UPDATE SET last_at = excluded.last_at
    )
    INSERT INTO payment_payer_days AS days (merchant_id, environment, day, payers)
    SELECT of_merchant, in_environment, day, sum(payers) FROM moved GROUP BY day
    ON CONFLICT (merchant_id, environment, day) DO UPDATE SET payers = days.payers + excluded.payers;
    RETURN made;
END
$$;
REVOKE EXECUTE ON FUNCTION roll_up_payments FROM PUBLIC;
-- end of roll_up_payments

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

-- defined function void_charge 6f5053562a0753f9, generated by `npm run db:functions`
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
    -- A claim that a reorganization took back is sent again.
    SELECT greatest(channel.claimed, (
        SELECT max(l.total_claimed) FROM channel_claims l JOIN channel_actions a ON a.id = l.action_id
        WHERE l.channel_id = channel.id AND a.status <> 'failed'
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
