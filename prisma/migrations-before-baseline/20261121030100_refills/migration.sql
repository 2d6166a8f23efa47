-- What the treasury sent to other lanes: bounded by the day, and one at a time for each of them. Written with the nonce.

-- CreateTable
CREATE TABLE "refills" (
    "lane_id" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,
    "recipient" TEXT NOT NULL,
    "wei" DECIMAL(78,0) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refills_pkey" PRIMARY KEY ("lane_id","nonce")
);

-- CreateIndex
CREATE INDEX "refills_lane_id_created_at_idx" ON "refills"("lane_id", "created_at");

-- AddForeignKey
ALTER TABLE "refills" ADD CONSTRAINT "refills_lane_id_nonce_fkey" FOREIGN KEY ("lane_id", "nonce") REFERENCES "transactions"("lane_id", "nonce") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "refills" ADD CONSTRAINT "refills_wei_check" CHECK ("wei" > 0);

-- As commit_transactions, where some of what is planned are refills: those carry {refill_to, refill_wei} as well.
CREATE FUNCTION commit_refills(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
BEGIN
    SELECT c.kind, c.payment_ids INTO kind, payment_ids FROM commit_transactions(lane, holder, token, planned) AS c;
    IF kind = 'committed' THEN
        INSERT INTO refills (lane_id, nonce, recipient, wei)
        SELECT lane, row.nonce, row.refill_to, row.refill_wei
        FROM jsonb_to_recordset(planned) AS row (nonce bigint, refill_to text, refill_wei numeric)
        WHERE row.refill_to IS NOT NULL;
    END IF;
    RETURN NEXT;
END
$$;
