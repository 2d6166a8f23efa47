-- Up to `in_all` due deliveries: the oldest of each merchant first, then the second of each, at most `of_each`. It skips
-- through the index from merchant to merchant, so one merchant's many deliveries cost the others nothing.
-- Locks: nothing; claiming a delivery is the caller's.
CREATE OR REPLACE FUNCTION due_deliveries(in_all integer, of_each integer)
RETURNS TABLE (delivery_id text, for_merchant text, due_at timestamptz)
LANGUAGE sql STABLE AS $$
    WITH RECURSIVE waiting(merchant) AS (
        (SELECT d.merchant_id FROM deliveries d WHERE d.status = 'pending' ORDER BY d.merchant_id LIMIT 1)
        UNION ALL
        SELECT (SELECT d.merchant_id FROM deliveries d
                WHERE d.status = 'pending' AND d.merchant_id > waiting.merchant ORDER BY d.merchant_id LIMIT 1)
        FROM waiting WHERE waiting.merchant IS NOT NULL
    )
    SELECT oldest.id, waiting.merchant, oldest.next_attempt_at
    FROM waiting CROSS JOIN LATERAL (
        SELECT d.id, d.next_attempt_at, row_number() OVER (ORDER BY d.next_attempt_at) AS place FROM (
            SELECT p.id, p.next_attempt_at FROM deliveries p
            WHERE p.merchant_id = waiting.merchant AND p.status = 'pending' AND p.next_attempt_at <= now()
              AND (p.claimed_until IS NULL OR p.claimed_until <= now())
            ORDER BY p.next_attempt_at LIMIT of_each
        ) AS d
    ) AS oldest
    ORDER BY oldest.place, oldest.next_attempt_at LIMIT in_all
$$;
