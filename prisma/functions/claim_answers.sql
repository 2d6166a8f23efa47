-- Reads payments, and gives the success of a confirmed one to the request that has waited longest: the first, or the second
-- where the first has left or its lease has ended. `claimed`: when. `holds`: whether the request waits for the payment at all.
-- A claim goes by the request's own id, and a repeat answers the same, so a lost answer loses nothing.
-- Locks: the rows of the payments that it claims, in the order of their ids. Of two claims at the same moment the second
-- waits, then finds answered_at set and claims nothing.
-- Kept for the version before: its gateways claim with it.
CREATE OR REPLACE FUNCTION claim_answers(payment_ids text[], waiter_ids text[])
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
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND p.ended_at IS NOT NULL AND p.failure_code IS NULL AND p.status IN ('pending', 'confirmed')
            AND (p.asker_id = wanted.waiter
                OR (p.second_waiter_id = wanted.waiter AND (p.asker_id IS NULL OR p.asker_until <= now())))
        RETURNING p.id, wanted.at, p.answered_at, wanted.waiter
    )
    -- These rows are from before the claim. A second request that sees the first one's claim already is told of it.
    SELECT wanted.at - 1, coalesce(own.answered_at, CASE WHEN p.asker_id = wanted.waiter THEN p.answered_at END),
        coalesce(p.asker_id = wanted.waiter, false) OR coalesce(p.second_waiter_id = wanted.waiter, false), p
    FROM wanted JOIN payments p ON p.id = wanted.id LEFT JOIN claim own ON own.at = wanted.at;
END
$$;
