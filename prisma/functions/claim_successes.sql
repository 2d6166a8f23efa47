-- Reads payments and, where one is confirmed, unclaimed and still asked by this asker, claims its success (`claimed`: when).
-- Postgres lets a statement see the rows as they were when it began, and the update judge them as they are when it has their
-- lock: of two claims at the same moment the second finds answered_at set and claims nothing. A payment that ended without a
-- failure is confirmed, by CHECKs.
CREATE OR REPLACE FUNCTION claim_successes(payment_ids text[], asker_ids text[])
RETURNS TABLE (place integer, claimed timestamptz, payment payments)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY WITH wanted AS (
        SELECT w.id, w.asker, w.at::integer AS at FROM unnest(payment_ids, asker_ids) WITH ORDINALITY AS w (id, asker, at)
        ORDER BY w.id, w.at
    ), claim AS (
        UPDATE payments p SET answered_at = now() FROM wanted
        WHERE p.id = wanted.id AND p.asker_id = wanted.asker AND p.answered_at IS NULL
            AND p.ended_at IS NOT NULL AND p.failure_code IS NULL
        RETURNING wanted.at, p.answered_at
    )
    SELECT wanted.at - 1, claim.answered_at, p
    FROM wanted JOIN payments p ON p.id = wanted.id LEFT JOIN claim ON claim.at = wanted.at;
END
$$;
