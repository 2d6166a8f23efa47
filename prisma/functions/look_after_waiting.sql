-- Renews the leases of requests that wait, and answers which of their payments have ended.
-- Locks: the rows of the payments whose lease it renews.
CREATE OR REPLACE FUNCTION look_after_waiting(payment_ids text[], waiter_ids text[], lease interval) RETURNS SETOF text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, array_agg(w.waiter) AS waiters FROM unnest(payment_ids, waiter_ids) AS w (id, waiter) GROUP BY w.id ORDER BY w.id
    ), renewed AS (
        -- A lease with most of its time left is not renewed: a row that is not written costs nothing.
        UPDATE payments p SET
            asker_until = CASE WHEN p.asker_id = ANY (wanted.waiters) THEN now() + lease ELSE p.asker_until END,
            second_waiter_until = CASE WHEN p.second_waiter_id = ANY (wanted.waiters) THEN now() + lease ELSE p.second_waiter_until END
        FROM wanted
        WHERE p.id = wanted.id AND p.answered_at IS NULL AND (
            (p.asker_id = ANY (wanted.waiters) AND p.asker_until < now() + lease * 0.7)
            OR (p.second_waiter_id = ANY (wanted.waiters) AND p.second_waiter_until < now() + lease * 0.7)
        )
    )
    SELECT p.id FROM wanted JOIN payments p ON p.id = wanted.id WHERE p.status NOT IN ('pending', 'held');
END
$$;
