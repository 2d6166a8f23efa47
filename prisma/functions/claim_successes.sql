-- Reads payments and gives the success of each to the request that has waited longest. `are_preconfirmed`: a node shows the payment
-- settled, so its success may be claimed while it is pending. A claim uses the request's own id, so a repeat returns the same. `payment`:
-- the row after the claim, or the row as it was when nothing was claimed.
-- Locks: the rows of the payments that it claims, in the order of their ids. Of two claims at the same moment the second waits, then finds
-- answered_at set and claims nothing.
CREATE OR REPLACE FUNCTION claim_successes(payment_ids text[], waiter_ids text[], are_preconfirmed boolean[])
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
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND p.failure_code IS NULL AND p.status IN ('pending', 'confirmed')
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
