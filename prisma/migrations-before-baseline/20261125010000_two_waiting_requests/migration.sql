-- A second request may wait for the same payment: it gets the success where the first one's connection breaks. asker_id and asker_until
-- are those of the request that has waited longest.
-- The payment-identifier is the payer's own name for what it buys (the x402 extension of that name).
ALTER TABLE "payments"
    ADD COLUMN "second_waiter_id" TEXT,
    ADD COLUMN "second_waiter_until" TIMESTAMPTZ(3),
    ADD COLUMN "payment_identifier" TEXT,
    ADD CONSTRAINT "payments_second_waiter_check" CHECK (("second_waiter_id" IS NULL) = ("second_waiter_until" IS NULL)) NOT VALID,
    ADD CONSTRAINT "payments_payment_identifier_check" CHECK ("payment_identifier" ~ '^[A-Za-z0-9_-]{16,128}$') NOT VALID;
-- Reads the table without keeping anybody from writing to it.
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_second_waiter_check", VALIDATE CONSTRAINT "payments_payment_identifier_check";

CREATE INDEX "payments_payment_identifier_idx" ON "payments"("merchant_id", "payer", "payment_identifier", "chain_id")
    WHERE "payment_identifier" IS NOT NULL;

-- For how long a success that was claimed may be given back: so long after its claim at most, a gateway that saw the connection
-- close before the answer was written does so. What was claimed longer ago stays given.
CREATE FUNCTION return_window() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '60 seconds' $$;

-- Reads payments and gives the success of a confirmed one to the request that has waited longest: to the first, or to the second where
-- the first has left or its lease has ended. A claim is by the request's own id: repeating it answers the same, so that a lost answer
-- loses nothing. `claimed`: when; `holds`: whether the request waits for the payment at all, first or second.
-- Postgres lets a statement see the rows as they were when it began, and the update judge them as they are when it has their
-- lock: of two claims at the same moment the second finds answered_at set and claims nothing. A payment that ended without a
-- failure is confirmed, by CHECKs.
CREATE FUNCTION claim_answers(payment_ids text[], waiter_ids text[])
RETURNS TABLE (place integer, claimed timestamptz, holds boolean, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, w.waiter, w.at::integer AS at FROM unnest(payment_ids, waiter_ids) WITH ORDINALITY AS w (id, waiter, at)
        ORDER BY w.id, w.at
    ), claim AS (
        UPDATE payments p SET answered_at = now(), asker_id = wanted.waiter,
            second_waiter_id = nullif(p.second_waiter_id, wanted.waiter),
            second_waiter_until = CASE WHEN p.second_waiter_id = wanted.waiter THEN NULL ELSE p.second_waiter_until END
        FROM wanted
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND p.ended_at IS NOT NULL AND p.failure_code IS NULL
            AND (p.asker_id = wanted.waiter
                OR (p.second_waiter_id = wanted.waiter AND (p.asker_id IS NULL OR p.asker_until <= now())))
        RETURNING p.id, wanted.at, p.answered_at, wanted.waiter
    )
    -- The rows are those of before the claim. A second request that was in time to see the first one's claim is told of it.
    SELECT wanted.at - 1, coalesce(own.answered_at, CASE WHEN p.asker_id = wanted.waiter THEN p.answered_at END),
        coalesce(p.asker_id = wanted.waiter, false) OR coalesce(p.second_waiter_id = wanted.waiter, false), p
    FROM wanted JOIN payments p ON p.id = wanted.id LEFT JOIN claim own ON own.at = wanted.at;
END
$$;

-- A request that waits no longer: the second one moves up. A success that it had claimed and told nobody of is free again.
CREATE FUNCTION leave_payment(wanted text, waiter text) RETURNS void
LANGUAGE sql AS $$
    UPDATE payments p SET
        asker_id = CASE WHEN p.asker_id = waiter THEN p.second_waiter_id ELSE p.asker_id END,
        asker_until = CASE WHEN p.asker_id = waiter THEN p.second_waiter_until ELSE p.asker_until END,
        answered_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.answered_at END,
        second_waiter_id = NULL, second_waiter_until = NULL
    WHERE p.id = wanted AND (
        p.second_waiter_id = waiter
        OR (p.asker_id = waiter AND (p.answered_at IS NULL OR p.answered_at > now() - return_window()))
    )
$$;

-- Renews the leases of requests that wait, and answers which of their payments have ended.
CREATE FUNCTION look_after_waiting(payment_ids text[], waiter_ids text[], lease interval) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, array_agg(w.waiter) AS waiters FROM unnest(payment_ids, waiter_ids) AS w (id, waiter) GROUP BY w.id ORDER BY w.id
    ), renewed AS (
        -- What has most of its lease before it is left: a row that is not written costs nothing.
        UPDATE payments p SET
            asker_until = CASE WHEN p.asker_id = ANY (wanted.waiters) THEN now() + lease ELSE p.asker_until END,
            second_waiter_until = CASE WHEN p.second_waiter_id = ANY (wanted.waiters) THEN now() + lease ELSE p.second_waiter_until END
        FROM wanted
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND (
            (p.asker_id = ANY (wanted.waiters) AND p.asker_until < now() + lease * 0.7)
            OR (p.second_waiter_id = ANY (wanted.waiters) AND p.second_waiter_until < now() + lease * 0.7)
        )
    )
    SELECT p.id FROM wanted JOIN payments p ON p.id = wanted.id WHERE p.status <> 'pending';
END
$$;

-- Lets a request wait for a payment whose success is unclaimed: in the first place if that is free, else, of two `seats`, in the second.
-- A payment that has no Idempotency-Key yet takes that of its first joiner. `identified`: the request has another authorization of the
-- same payer under the same payment-identifier, so that the key that the payment was brought in by no longer answers for it alone.
-- 'taken'; 'shared': the payment is another's who came under the same key; 'held'; or 'key_taken': the key stands for another payment.
CREATE FUNCTION hold_payment(
    wanted text, waiter text, lease interval, of_lineage text, wanted_key text, seats integer, identified boolean
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    p payments;
    until timestamptz;
    opens boolean;
BEGIN
    -- A key that stands for nothing yet (NULL) is free.
    IF wanted_key IS NOT NULL AND coalesce(lock_idempotency_key(of_lineage, wanted_key) <> wanted, false) THEN
        RETURN 'key_taken';
    END IF;
    SELECT each.* INTO p FROM payments each WHERE each.id = wanted FOR NO KEY UPDATE;
    until := clock_timestamp() + lease;
    IF p.second_waiter_until <= clock_timestamp() THEN
        p.second_waiter_id := NULL;
        p.second_waiter_until := NULL;
    END IF;
    opens := p.answered_at IS NULL
        AND (identified OR p.idempotency_key IS NULL OR (p.key_lineage = of_lineage AND p.idempotency_key = wanted_key));
    IF coalesce(opens AND (p.asker_id = waiter OR p.second_waiter_id = waiter), false) THEN
        -- It asks again, as the answer was lost.
        RETURN 'taken';
    END IF;
    -- Who has waited longest is first.
    IF p.answered_at IS NULL AND (p.asker_id IS NULL OR p.asker_until <= clock_timestamp()) THEN
        p.asker_id := p.second_waiter_id;
        p.asker_until := p.second_waiter_until;
        p.second_waiter_id := NULL;
        p.second_waiter_until := NULL;
    END IF;
    IF opens AND p.asker_id IS NULL THEN
        UPDATE payments each SET asker_id = waiter, asker_until = until,
            second_waiter_id = p.second_waiter_id, second_waiter_until = p.second_waiter_until,
            key_lineage = CASE WHEN identified THEN NULL ELSE coalesce(each.key_lineage, of_lineage) END,
            idempotency_key = CASE WHEN identified THEN NULL ELSE coalesce(each.idempotency_key, wanted_key) END
        WHERE each.id = wanted;
        IF wanted_key IS NOT NULL AND NOT identified THEN
            PERFORM keep_idempotency_key(of_lineage, wanted_key, wanted);
        END IF;
        RETURN 'taken';
    END IF;
    IF opens AND seats > 1 AND p.second_waiter_id IS NULL AND p.idempotency_key IS NULL THEN
        UPDATE payments each SET asker_id = p.asker_id, asker_until = p.asker_until,
            second_waiter_id = waiter, second_waiter_until = until
        WHERE each.id = wanted;
        RETURN 'taken';
    END IF;
    RETURN CASE WHEN p.key_lineage = of_lineage AND p.idempotency_key = wanted_key THEN 'shared' ELSE 'held' END;
END
$$;

-- The payment that a payment-identifier stands for: one that is open, was paid, or whose authorization can still be settled; else the
-- newest that failed for good. `spent`: it failed, and nothing can come of it any more.
CREATE FUNCTION identified_payment(of_merchant text, on_chain integer, of_payer text, identifier text)
RETURNS TABLE (spent boolean, payment payments)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
    RETURN QUERY
    SELECT judged.spent, p FROM payments p CROSS JOIN LATERAL (
        SELECT p.status = 'failed' AND p.watch_over_at IS NOT NULL AND p.late_tx_hash IS NULL
            AND p.failure_code <> 'settlement_unproven' AS spent
    ) AS judged
    WHERE p.merchant_id = of_merchant AND p.payer = of_payer AND p.payment_identifier = identifier AND p.chain_id = on_chain
    ORDER BY judged.spent, p.created_at DESC, p.id LIMIT 1;
END
$$;

-- `accept_payment_once` for a payment with a payment-identifier: under the payer's lock, and only where the identifier stands for
-- nothing that was paid or may still be. Else 'identified', with the payment that it stands for.
CREATE FUNCTION accept_identified_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    known record;
BEGIN
    -- Keys before payers, as everybody locks who locks both.
    IF wanted ->> 'idempotency_key' IS NOT NULL THEN
        PERFORM lock_idempotency_key(wanted ->> 'key_lineage', wanted ->> 'idempotency_key');
    END IF;
    PERFORM pg_advisory_xact_lock(
        hashtextextended(format('payer %s %s %s', wanted ->> 'chain_id', wanted ->> 'asset', wanted ->> 'payer'), 0)
    );
    SELECT each.* INTO known FROM identified_payment(
        wanted ->> 'merchant_id', (wanted ->> 'chain_id')::integer, wanted ->> 'payer', wanted ->> 'payment_identifier'
    ) AS each;
    IF FOUND AND NOT known.spent AND (known.payment).nonce <> (wanted ->> 'nonce')::numeric THEN
        kind := 'identified';
        payment := known.payment;
        RETURN NEXT;
        RETURN;
    END IF;
    RETURN QUERY SELECT * FROM accept_payment_once(wanted, balance, allowance, read_at_block, lease);
END
$$;
