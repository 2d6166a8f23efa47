-- What settlements have cost, kept as sums and in the transaction that closes a nonce, so that asking costs a look at one row.

-- CreateTable
CREATE TABLE "gas_spent" (
    "chain_id" INTEGER NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "wei" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "gas_spent_pkey" PRIMARY KEY ("chain_id","merchant_id","day")
);

-- CreateTable
CREATE TABLE "gas_spent_in_all" (
    "chain_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "wei" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "gas_spent_in_all_pkey" PRIMARY KEY ("chain_id","day")
);

-- CreateTable
CREATE TABLE "payer_reverts" (
    "chain_id" INTEGER NOT NULL,
    "payer" TEXT NOT NULL,
    "reverted_at" TIMESTAMPTZ(3) NOT NULL,
    "lane_id" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,

    CONSTRAINT "payer_reverts_pkey" PRIMARY KEY ("chain_id","payer","reverted_at","lane_id","nonce")
);

-- AddForeignKey
ALTER TABLE "gas_spent" ADD CONSTRAINT "gas_spent_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payer_reverts" ADD CONSTRAINT "payer_reverts_lane_id_nonce_fkey" FOREIGN KEY ("lane_id", "nonce") REFERENCES "transactions"("lane_id", "nonce") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "gas_spent" ADD CONSTRAINT "gas_spent_wei_check" CHECK ("wei" >= 0);
ALTER TABLE "gas_spent_in_all" ADD CONSTRAINT "gas_spent_in_all_wei_check" CHECK ("wei" >= 0);

-- How many payments a merchant has in flight. The merchant first, lest it is taken for a payer's sum while little is pending.
CREATE INDEX "payments_merchant_in_flight_idx" ON "payments"("merchant_id", "chain_id") WHERE "status" = 'pending';

-- What a rollup charged beside the gas.
ALTER TABLE "transactions" ADD COLUMN "l1_fee_wei" DECIMAL(78,0);
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_l1_fee_wei_check" CHECK ("l1_fee_wei" >= 0);

-- A trigger, and no statement of `finish_settlements`: by whatever way a nonce closes, its gas is counted. A filler is
-- counted for the merchant whose payment the nonce was for; the faucet's grants are no settlements.
CREATE FUNCTION count_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    -- In the order of their keys: settlers that count the same merchants wait for one another and never in a circle.
    INSERT INTO gas_spent AS spent (chain_id, merchant_id, day, wei)
    SELECT p.chain_id, p.merchant_id, (now() AT TIME ZONE 'utc')::date, sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0))
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN payments p ON p.id = t.payment_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY p.chain_id, p.merchant_id ORDER BY p.chain_id, p.merchant_id
    ON CONFLICT (chain_id, merchant_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO gas_spent_in_all AS spent (chain_id, day, wei)
    SELECT l.chain_id, (now() AT TIME ZONE 'utc')::date, sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0))
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN lanes l ON l.id = t.lane_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.purpose <> 'grant'
        AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY l.chain_id ORDER BY l.chain_id
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN payments p ON p.id = t.payment_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.mined_status = 'reverted';
    RETURN NULL;
END
$$;

CREATE TRIGGER transactions_count_gas AFTER UPDATE ON transactions
REFERENCING OLD TABLE AS was NEW TABLE AS is_now
FOR EACH STATEMENT EXECUTE FUNCTION count_gas();
