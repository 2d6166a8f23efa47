-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "merchants" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "wallet_address" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "website" TEXT,
    "webhook_url" TEXT,
    "webhook_secret" TEXT,
    "previous_webhook_secret" TEXT,
    "previous_secret_expires_at" TIMESTAMPTZ(3),
    "webhook_disabled_at" TIMESTAMPTZ(3),
    "webhook_failing_since" TIMESTAMPTZ(3),
    "default_token" TEXT NOT NULL,
    "default_network" TEXT NOT NULL,
    "suspended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "allowed_origins" TEXT[],
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "api_key_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "permit2" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "nonce" DECIMAL(78,0) NOT NULL,
    "token_symbol" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "pay_to" TEXT NOT NULL,
    "spender" TEXT NOT NULL,
    "deadline" BIGINT NOT NULL,
    "valid_after" BIGINT NOT NULL,
    "signature" TEXT NOT NULL,
    "resource" TEXT,
    "description" TEXT,
    "metadata" JSONB,
    "source" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "checked_at_block" BIGINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "failure_code" TEXT,
    "failure_message" TEXT,
    "tx_hash" TEXT,
    "log_index" INTEGER,
    "block_number" BIGINT,
    "block_hash" TEXT,
    "block_time" TIMESTAMPTZ(0),
    "late_tx_hash" TEXT,
    "late_block_number" BIGINT,
    "asker_id" TEXT,
    "asker_until" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lanes" (
    "id" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "next_nonce" BIGINT NOT NULL,
    "owner" TEXT,
    "fencing_token" BIGINT NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "balance_wei" DECIMAL(78,0),
    "resting" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lanes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlers" (
    "id" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settlers_pkey" PRIMARY KEY ("id","chain_id")
);

-- CreateTable
CREATE TABLE "transactions" (
    "lane_id" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,
    "purpose" TEXT NOT NULL,
    "payment_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "mined_hash" TEXT,
    "mined_status" TEXT,
    "gas_used" BIGINT,
    "effective_gas_price_wei" DECIMAL(78,0),
    "block_number" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "transactions_pkey" PRIMARY KEY ("lane_id","nonce")
);

-- CreateTable
CREATE TABLE "attempts" (
    "hash" TEXT NOT NULL,
    "lane_id" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,
    "purpose" TEXT NOT NULL,
    "raw_transaction" TEXT NOT NULL,
    "fee_cap_wei" DECIMAL(78,0) NOT NULL,
    "tip_wei" DECIMAL(78,0) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "payment_id" TEXT,
    "position" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempts" (
    "delivery_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status_code" INTEGER,
    "response_excerpt" TEXT,
    "error" TEXT,

    CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("delivery_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "merchants_wallet_address_key" ON "merchants"("wallet_address");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_merchant_id_created_at_idx" ON "api_keys"("merchant_id", "created_at");

-- CreateIndex
CREATE INDEX "payments_merchant_id_environment_created_at_idx" ON "payments"("merchant_id", "environment", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payments_authorization_key" ON "payments"("chain_id", "permit2", "payer", "nonce");

-- CreateIndex
CREATE UNIQUE INDEX "lanes_chain_id_address_key" ON "lanes"("chain_id", "address");

-- CreateIndex
CREATE INDEX "transactions_payment_id_idx" ON "transactions"("payment_id");

-- CreateIndex
CREATE INDEX "attempts_lane_id_nonce_idx" ON "attempts"("lane_id", "nonce");

-- CreateIndex
CREATE UNIQUE INDEX "events_position_key" ON "events"("position");

-- CreateIndex
CREATE INDEX "events_merchant_id_environment_position_idx" ON "events"("merchant_id", "environment", "position");

-- CreateIndex
CREATE INDEX "deliveries_event_id_idx" ON "deliveries"("event_id");

-- CreateIndex
CREATE INDEX "deliveries_merchant_id_created_at_idx" ON "deliveries"("merchant_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_lane_id_fkey" FOREIGN KEY ("lane_id") REFERENCES "lanes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_lane_id_nonce_fkey" FOREIGN KEY ("lane_id", "nonce") REFERENCES "transactions"("lane_id", "nonce") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows is beyond the words of schema.prisma.

-- Words: a closed list for every enumeration.
ALTER TABLE "api_keys"
    ADD CONSTRAINT "api_keys_type_check" CHECK ("type" IN ('secret', 'publishable')),
    ADD CONSTRAINT "api_keys_environment_check" CHECK ("environment" IN ('sandbox', 'production'));

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_environment_check" CHECK ("environment" IN ('sandbox', 'production')),
    ADD CONSTRAINT "payments_source_check" CHECK ("source" IN ('server', 'direct')),
    ADD CONSTRAINT "payments_status_check" CHECK ("status" IN ('pending', 'confirmed', 'failed')),
    ADD CONSTRAINT "payments_failure_code_check" CHECK ("failure_code" IN ('tx_failed', 'nonce_cancelled', 'nonce_used_elsewhere', 'expired', 'chain_reset'));

ALTER TABLE "transactions"
    ADD CONSTRAINT "transactions_purpose_check" CHECK ("purpose" IN ('payment', 'filler', 'grant')),
    ADD CONSTRAINT "transactions_state_check" CHECK ("state" IN ('open', 'closed')),
    ADD CONSTRAINT "transactions_mined_status_check" CHECK ("mined_status" IN ('success', 'reverted'));

ALTER TABLE "events"
    ADD CONSTRAINT "events_type_check" CHECK ("type" IN ('payment.confirmed', 'payment.failed', 'payment.settled_late', 'webhook.test')),
    ADD CONSTRAINT "events_environment_check" CHECK ("environment" IN ('sandbox', 'production'));

ALTER TABLE "deliveries"
    ADD CONSTRAINT "deliveries_status_check" CHECK ("status" IN ('pending', 'delivered', 'failed'));

-- Figures: nothing on a chain is negative, and 2^256 - 1 is its end.
ALTER TABLE "payments"
    ADD CONSTRAINT "payments_nonce_check" CHECK ("nonce" BETWEEN 0 AND 115792089237316195423570985008687907853269984665640564039457584007913129639935),
    ADD CONSTRAINT "payments_amount_check" CHECK ("amount" BETWEEN 0 AND 115792089237316195423570985008687907853269984665640564039457584007913129639935),
    ADD CONSTRAINT "payments_deadline_check" CHECK ("deadline" >= 0),
    ADD CONSTRAINT "payments_valid_after_check" CHECK ("valid_after" >= 0),
    ADD CONSTRAINT "payments_checked_at_block_check" CHECK ("checked_at_block" >= 0),
    ADD CONSTRAINT "payments_log_index_check" CHECK ("log_index" >= 0),
    ADD CONSTRAINT "payments_block_number_check" CHECK ("block_number" >= 0);

ALTER TABLE "lanes"
    ADD CONSTRAINT "lanes_next_nonce_check" CHECK ("next_nonce" >= 0),
    ADD CONSTRAINT "lanes_fencing_token_check" CHECK ("fencing_token" >= 0),
    ADD CONSTRAINT "lanes_balance_wei_check" CHECK ("balance_wei" >= 0);

ALTER TABLE "transactions"
    ADD CONSTRAINT "transactions_nonce_check" CHECK ("nonce" >= 0),
    ADD CONSTRAINT "transactions_gas_used_check" CHECK ("gas_used" >= 0),
    ADD CONSTRAINT "transactions_effective_gas_price_wei_check" CHECK ("effective_gas_price_wei" >= 0);

ALTER TABLE "attempts"
    ADD CONSTRAINT "attempts_purpose_check" CHECK ("purpose" IN ('payment', 'filler', 'grant')),
    ADD CONSTRAINT "attempts_fee_cap_wei_check" CHECK ("fee_cap_wei" >= 0),
    ADD CONSTRAINT "attempts_tip_wei_check" CHECK ("tip_wei" >= 0);

ALTER TABLE "events"
    ADD CONSTRAINT "events_position_check" CHECK ("position" >= 1);

ALTER TABLE "deliveries"
    ADD CONSTRAINT "deliveries_attempts_check" CHECK ("attempts" >= 0);

-- Whole stories: a status comes with all that it claims, and with nothing that it excludes.
ALTER TABLE "payments"
    ADD CONSTRAINT "payments_confirmed_check" CHECK (
        "status" <> 'confirmed'
        OR ("tx_hash" IS NOT NULL AND "log_index" IS NOT NULL AND "block_number" IS NOT NULL AND "block_hash" IS NOT NULL AND "block_time" IS NOT NULL)
    ),
    ADD CONSTRAINT "payments_failed_check" CHECK (("status" = 'failed') = ("failure_code" IS NOT NULL) AND ("failure_code" IS NULL) = ("failure_message" IS NULL)),
    ADD CONSTRAINT "payments_ended_check" CHECK (("status" = 'pending') = ("ended_at" IS NULL)),
    ADD CONSTRAINT "payments_answered_check" CHECK ("answered_at" IS NULL OR "status" = 'confirmed'),
    ADD CONSTRAINT "payments_late_check" CHECK (("late_tx_hash" IS NULL) = ("late_block_number" IS NULL) AND ("late_tx_hash" IS NULL OR "status" = 'failed'));

ALTER TABLE "transactions"
    ADD CONSTRAINT "transactions_closed_check" CHECK (("state" = 'closed') = ("closed_at" IS NOT NULL));

-- Whose origins may call from a browser; asked without a key.
CREATE INDEX "api_keys_live_origins_idx" ON "api_keys" USING gin ("allowed_origins") WHERE "type" = 'publishable' AND "revoked_at" IS NULL;

-- A settlement on a chain counts for one payment at most.
CREATE UNIQUE INDEX "payments_settlement_key" ON "payments"("chain_id", "tx_hash", "log_index") WHERE "status" = 'confirmed';

-- What a payer has in flight, summed under its lock. Payments that were confirmed lately are found by the index behind it.
CREATE INDEX "payments_in_flight_idx" ON "payments"("chain_id", "payer", "asset") WHERE "status" = 'pending';
CREATE INDEX "payments_payer_block_number_idx" ON "payments"("chain_id", "payer", "asset", "block_number") WHERE "status" = 'confirmed';

-- What the queue may have lost, oldest first. Without the chain, lest it is taken for the sum above while little is pending.
CREATE INDEX "payments_pending_idx" ON "payments"("created_at") WHERE "status" = 'pending';

-- Look-up by hash, of the settlement that counts or of a late one.
CREATE INDEX "payments_tx_hash_idx" ON "payments"("tx_hash") WHERE "tx_hash" IS NOT NULL;
CREATE INDEX "payments_late_tx_hash_idx" ON "payments"("late_tx_hash") WHERE "late_tx_hash" IS NOT NULL;

-- A payment is on its way once at a time.
CREATE UNIQUE INDEX "transactions_open_payment_key" ON "transactions"("payment_id") WHERE "state" = 'open' AND "payment_id" IS NOT NULL;
CREATE INDEX "transactions_open_idx" ON "transactions"("lane_id") WHERE "state" = 'open';

-- A payment has one event of a kind.
CREATE UNIQUE INDEX "events_payment_type_key" ON "events"("payment_id", "type") WHERE "payment_id" IS NOT NULL;
CREATE INDEX "events_unpositioned_idx" ON "events"("created_at") WHERE "position" IS NULL;

CREATE INDEX "deliveries_due_idx" ON "deliveries"("next_attempt_at") WHERE "status" = 'pending';
