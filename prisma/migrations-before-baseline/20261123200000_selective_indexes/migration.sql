-- What is unlike in every payment leads its indexes: the payer, the hash. A chain's id is the same in nearly all of them, and
-- an index that began with it looked as good to the planner as the right one while a table was young. Such a plan, kept by a
-- connection, then read every payment for each.
CREATE UNIQUE INDEX "payments_authorization_next" ON "payments"("payer", "nonce", "permit2", "chain_id");
DROP INDEX "payments_authorization_key";
ALTER INDEX "payments_authorization_next" RENAME TO "payments_authorization_key";

CREATE UNIQUE INDEX "payments_settlement_next" ON "payments"("tx_hash", "log_index", "chain_id") WHERE "status" = 'confirmed';
DROP INDEX "payments_settlement_key";
ALTER INDEX "payments_settlement_next" RENAME TO "payments_settlement_key";

-- It finds what the index of late hashes alone found.
CREATE UNIQUE INDEX "payments_late_settlement_next" ON "payments"("late_tx_hash", "late_log_index", "chain_id") WHERE "late_tx_hash" IS NOT NULL;
DROP INDEX "payments_late_settlement_key";
DROP INDEX "payments_late_tx_hash_idx";
ALTER INDEX "payments_late_settlement_next" RENAME TO "payments_late_settlement_key";

DROP INDEX "payments_in_flight_idx";
CREATE INDEX "payments_in_flight_idx" ON "payments"("payer", "asset", "chain_id") WHERE "status" = 'pending';
-- By the block and not by the status: an index of all that is confirmed offers itself for everything that asks for that.
DROP INDEX "payments_payer_block_number_idx";
CREATE INDEX "payments_payer_block_number_idx" ON "payments"("payer", "asset", "chain_id", "block_number") WHERE "block_number" IS NOT NULL;

-- Room on each page for the versions of a row that change no index: who asks and who is answered, a note on an attempt, a
-- claim of a delivery. They then cost no entry in any index.
ALTER TABLE "payments" SET (fillfactor = 75);
ALTER TABLE "attempts" SET (fillfactor = 75);
ALTER TABLE "deliveries" SET (fillfactor = 75);
