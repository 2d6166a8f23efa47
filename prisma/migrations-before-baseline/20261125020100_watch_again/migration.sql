-- A reorganization below the depth may take back what ended the watch over a failed payment (a cancellation, a block past its
-- deadline): those whose watch ended lately are found and watched again.
CREATE INDEX "payments_watch_over_idx" ON "payments" ("chain_id", "watch_over_at")
    WHERE "status" = 'failed' AND "late_tx_hash" IS NULL AND "watch_over_at" IS NOT NULL;
