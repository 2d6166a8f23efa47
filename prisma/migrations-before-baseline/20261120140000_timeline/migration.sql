-- What the timeline of a payment shows and no row told. All of it may be missing: of payments from before, and where
-- the note of a publication was lost. Without defaults, as rows are written whole from JSON.
ALTER TABLE "payments"
    ADD COLUMN "received_at" TIMESTAMPTZ(3),
    ADD COLUMN "verified_at" TIMESTAMPTZ(3);

ALTER TABLE "attempts"
    ADD COLUMN "published_at" TIMESTAMPTZ(3),
    ADD COLUMN "publishes" INTEGER,
    ADD COLUMN "publish_outcome" TEXT,
    ADD COLUMN "reorged_at" TIMESTAMPTZ(3),
    ADD COLUMN "reorged_block_number" BIGINT;

ALTER TABLE "attempts"
    ADD CONSTRAINT "attempts_publish_outcome_check" CHECK ("publish_outcome" IN ('accepted', 'known', 'nonce_too_low', 'underpriced', 'never_sent', 'unknown')),
    ADD CONSTRAINT "attempts_published_check" CHECK (("published_at" IS NULL) = ("publishes" IS NULL) AND ("published_at" IS NULL) = ("publish_outcome" IS NULL)),
    ADD CONSTRAINT "attempts_reorged_check" CHECK (("reorged_at" IS NULL) = ("reorged_block_number" IS NULL));
