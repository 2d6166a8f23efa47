-- What takes no new payments for now, by an operator's word: a chain (its id), a merchant, or a payer's address. What is in
-- flight goes on to its end.

-- CreateTable
CREATE TABLE "pauses" (
    "scope" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pauses_pkey" PRIMARY KEY ("scope","subject")
);

ALTER TABLE "pauses" ADD CONSTRAINT "pauses_scope_check" CHECK ("scope" IN ('chain', 'merchant', 'payer'));

-- The widest pause that a payment falls under, or NULL. Their names happen to be in that order.
CREATE FUNCTION paused_by(on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT scope FROM pauses
    WHERE (scope, subject) IN (('chain', on_chain::text), ('merchant', of_merchant), ('payer', of_payer))
    ORDER BY scope LIMIT 1
$$;
