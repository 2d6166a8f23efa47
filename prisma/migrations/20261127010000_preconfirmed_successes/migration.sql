-- The success of a payment may be told before its end, by a preconfirmation: preconfirmed_at is when that success was claimed.
ALTER TABLE "payments"
    ADD COLUMN "preconfirmed_at" TIMESTAMPTZ(3),
    DROP CONSTRAINT "payments_answered_check",
    ADD CONSTRAINT "payments_answered_check" CHECK ("answered_at" IS NULL OR "status" = 'confirmed' OR "preconfirmed_at" IS NOT NULL) NOT VALID,
    ADD CONSTRAINT "payments_preconfirmed_check" CHECK ("preconfirmed_at" IS NULL OR "answered_at" IS NOT NULL) NOT VALID;
-- Reads the table without keeping others from writing to it.
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_answered_check", VALIDATE CONSTRAINT "payments_preconfirmed_check";

-- Payments that failed after their success was told: an operator counts them.
CREATE INDEX "payments_broken_preconfirmations_idx" ON "payments"("chain_id", "ended_at")
    WHERE "preconfirmed_at" IS NOT NULL AND "status" = 'failed';

-- Reads payments and gives the success to the request that has waited longest, as claim_answers does, which gateways of the version
-- before call. `are_preconfirmed`: a node shows the payment settled, so that its success may be claimed while it is pending. A claim is
-- by the request's own id: repeating it answers the same. `payment`: as the claim left it, or as it was where nothing was claimed.
CREATE FUNCTION claim_successes(payment_ids text[], waiter_ids text[], are_preconfirmed boolean[])
RETURNS TABLE (place integer, claimed boolean, holds boolean, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, w.waiter, w.is_preconfirmed, w.at::integer AS at
        FROM unnest(payment_ids, waiter_ids, are_preconfirmed) WITH ORDINALITY AS w (id, waiter, is_preconfirmed, at)
        ORDER BY w.id, w.at
    ), claim AS (
        UPDATE payments p SET answered_at = now(), preconfirmed_at = CASE WHEN p.status = 'pending' THEN now() END,
            asker_id = wanted.waiter,
            second_waiter_id = nullif(p.second_waiter_id, wanted.waiter),
            second_waiter_until = CASE WHEN p.second_waiter_id = wanted.waiter THEN NULL ELSE p.second_waiter_until END
        FROM wanted
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND p.failure_code IS NULL
            AND (p.ended_at IS NOT NULL OR wanted.is_preconfirmed)
            AND (p.asker_id = wanted.waiter
                OR (p.second_waiter_id = wanted.waiter AND (p.asker_id IS NULL OR p.asker_until <= now())))
        RETURNING wanted.at, p AS after
    ), judged AS (
        -- Where nothing is claimed the rows are those of when the statement began.
        SELECT wanted.at, wanted.waiter, coalesce(own.after, p) AS seen
        FROM wanted JOIN payments p ON p.id = wanted.id LEFT JOIN claim own ON own.at = wanted.at
    )
    SELECT j.at - 1, coalesce((j.seen).asker_id = j.waiter AND (j.seen).answered_at IS NOT NULL, false),
        coalesce((j.seen).asker_id = j.waiter, false) OR coalesce((j.seen).second_waiter_id = j.waiter, false), j.seen
    FROM judged j;
END
$$;

-- A request that waits no longer: the second one moves up. A success that it had claimed and told to no caller is free again.
CREATE OR REPLACE FUNCTION leave_payment(wanted text, waiter text) RETURNS void
LANGUAGE sql AS $$
    UPDATE payments p SET
        asker_id = CASE WHEN p.asker_id = waiter THEN p.second_waiter_id ELSE p.asker_id END,
        asker_until = CASE WHEN p.asker_id = waiter THEN p.second_waiter_until ELSE p.asker_until END,
        answered_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.answered_at END,
        preconfirmed_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.preconfirmed_at END,
        second_waiter_id = NULL, second_waiter_until = NULL
    WHERE p.id = wanted AND (
        p.second_waiter_id = waiter
        OR (p.asker_id = waiter AND (p.answered_at IS NULL OR p.answered_at > now() - return_window()))
    )
$$;
