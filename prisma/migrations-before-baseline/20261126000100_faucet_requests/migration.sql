-- What merchants ask of the faucet. The gateway writes the request, the job in the queue carries its id alone, and the settler that
-- holds the treasury counts, takes the request once and writes what came of it.

-- CreateTable
CREATE TABLE "faucet_requests" (
    "id" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'asked',
    "reason" TEXT,
    "tx_hash" TEXT,
    "balance" DECIMAL(78,0),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "faucet_requests_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "faucet_requests" ADD CONSTRAINT "faucet_requests_merchant_id_fkey"
    FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "faucet_requests" ADD CONSTRAINT "faucet_requests_status_check"
    CHECK ("status" IN ('asked', 'taken', 'funded', 'refused'));
ALTER TABLE "faucet_requests" ADD CONSTRAINT "faucet_requests_amount_check" CHECK ("amount" > 0);
ALTER TABLE "faucet_requests" ADD CONSTRAINT "faucet_requests_funded_check"
    CHECK (("status" = 'funded') = ("tx_hash" IS NOT NULL AND "balance" IS NOT NULL));
ALTER TABLE "faucet_requests" ADD CONSTRAINT "faucet_requests_taken_check"
    CHECK ("status" IN ('asked', 'refused') OR "taken_at" IS NOT NULL);

-- CreateIndex
CREATE INDEX "faucet_requests_merchant_id_token_taken_at_idx" ON "faucet_requests"("merchant_id", "token", "taken_at");
CREATE INDEX "faucet_requests_created_at_idx" ON "faucet_requests"("created_at");

-- What the faucet has given a merchant in this UTC day. What was taken and may still arrive counts.
CREATE FUNCTION faucet_given_today(merchant text, of_token text) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount), 0) FROM faucet_requests
    WHERE merchant_id = merchant AND token = of_token AND status IN ('taken', 'funded')
        AND taken_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
$$;

-- Takes a request for the one transfer that it may cause. 'taken', or why not: 'daily_allowance' ends the request; 'closed' is said of
-- one that was taken or refused already, or is more than a minute old.
CREATE FUNCTION take_faucet_request(request text, daily numeric) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    asked record;
BEGIN
    SELECT merchant_id, token, amount INTO asked FROM faucet_requests
    WHERE id = request AND status = 'asked' AND created_at > now() - interval '1 minute' FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'closed';
    END IF;
    -- Of two requests that would have the last share, one gets it. Each statement after the lock sees what the other has committed.
    PERFORM pg_advisory_xact_lock(hashtextextended('faucet ' || asked.merchant_id || ' ' || asked.token, 0));
    UPDATE faucet_requests SET status = 'taken', taken_at = now()
    WHERE id = request AND faucet_given_today(asked.merchant_id, asked.token) + asked.amount <= daily;
    IF FOUND THEN
        RETURN 'taken';
    END IF;
    UPDATE faucet_requests SET status = 'refused', reason = 'daily_allowance' WHERE id = request;
    RETURN 'daily_allowance';
END
$$;
