-- A key's lineage is its own id, or that of the first of the keys that it succeeds by rolling. NULL: its own id.
ALTER TABLE "api_keys" ADD COLUMN "lineage" TEXT;

-- The Idempotency-Key of whoever brought the payment in, or joined it first. Whoever joins later has to show the same.
ALTER TABLE "payments" ADD COLUMN "key_lineage" TEXT, ADD COLUMN "idempotency_key" TEXT;
ALTER TABLE "payments" ADD CONSTRAINT "payments_idempotency_check" CHECK (("key_lineage" IS NULL) = ("idempotency_key" IS NULL));

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "lineage" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("lineage","key")
);

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- For how long a key stands for its payment. A row that is older counts as none, whether it was swept away yet or not.
CREATE FUNCTION idempotency_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '24 hours' $$;

-- Locks an Idempotency-Key for the rest of the transaction and answers the payment that it stands for, if any.
-- Taken before every other lock, so that nobody who holds one waits for it.
CREATE FUNCTION lock_idempotency_key(of_lineage text, wanted_key text) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('idempotency %s %s', of_lineage, wanted_key), 0));
    RETURN (
        SELECT k.payment_id FROM idempotency_keys k
        WHERE k.lineage = of_lineage AND k.key = wanted_key AND k.created_at > now() - idempotency_window()
    );
END
$$;

-- Makes a locked key stand for a payment, in the place of one that it stood for too long ago.
CREATE FUNCTION keep_idempotency_key(of_lineage text, wanted_key text, payment text) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO idempotency_keys (lineage, key, payment_id, created_at)
    VALUES (of_lineage, wanted_key, payment, clock_timestamp())
    ON CONFLICT (lineage, key) DO UPDATE SET payment_id = excluded.payment_id, created_at = excluded.created_at
    WHERE idempotency_keys.created_at <= now() - idempotency_window()
$$;

-- `accept_payment`, once for each Idempotency-Key: of two bodies that come under one key at the same moment one is
-- stored. Answers 'key_taken' with the payment that the key stands for, where that is another request's.
CREATE FUNCTION accept_payment_once(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    of_lineage text := wanted ->> 'key_lineage';
    wanted_key text := wanted ->> 'idempotency_key';
    holder text;
    accepted record;
BEGIN
    IF wanted_key IS NOT NULL THEN
        holder := lock_idempotency_key(of_lineage, wanted_key);
    END IF;
    IF holder IS NOT NULL THEN
        SELECT p.* INTO payment FROM payments p WHERE p.id = holder;
        kind := CASE WHEN payment.body_hash = wanted ->> 'body_hash' THEN 'taken' ELSE 'key_taken' END;
        RETURN NEXT;
        RETURN;
    END IF;

    SELECT outcome.kind, outcome.in_flight, outcome.payment INTO accepted
    FROM accept_payment(wanted, balance, allowance, read_at_block, lease) AS outcome;
    kind := accepted.kind;
    in_flight := accepted.in_flight;
    payment := accepted.payment;
    IF kind = 'stored' AND wanted_key IS NOT NULL THEN
        PERFORM keep_idempotency_key(of_lineage, wanted_key, (payment).id);
    END IF;
    RETURN NEXT;
END
$$;

-- Takes the asker's place of a payment if it is free and the success unclaimed; a payment that has no Idempotency-Key yet
-- takes that of its first joiner. 'taken'; 'shared': the payment is another's who came under the same key; 'held'; or
-- 'key_taken': the key stands for another payment.
CREATE FUNCTION take_asker_place(wanted text, asker text, lease interval, of_lineage text, wanted_key text) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
    -- A key that stands for nothing yet (NULL) is free.
    IF wanted_key IS NOT NULL AND coalesce(lock_idempotency_key(of_lineage, wanted_key) <> wanted, false) THEN
        RETURN 'key_taken';
    END IF;
    UPDATE payments p
    SET asker_id = asker, asker_until = clock_timestamp() + lease,
        key_lineage = coalesce(p.key_lineage, of_lineage), idempotency_key = coalesce(p.idempotency_key, wanted_key)
    WHERE p.id = wanted AND p.answered_at IS NULL AND (p.asker_id IS NULL OR p.asker_until <= clock_timestamp())
        AND (p.idempotency_key IS NULL OR (p.key_lineage = of_lineage AND p.idempotency_key = wanted_key));
    IF FOUND THEN
        IF wanted_key IS NOT NULL THEN
            PERFORM keep_idempotency_key(of_lineage, wanted_key, wanted);
        END IF;
        RETURN 'taken';
    END IF;
    PERFORM FROM payments p WHERE p.id = wanted AND p.key_lineage = of_lineage AND p.idempotency_key = wanted_key;
    RETURN CASE WHEN FOUND THEN 'shared' ELSE 'held' END;
END
$$;
