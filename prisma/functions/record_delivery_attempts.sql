-- Writes down several attempts. One statement writes those that were delivered to an endpoint that was not failing, each
-- delivery once. record_delivery_attempt, which has the rules, writes the others one after the other.
-- attempted: [{delivery, attempt: {started_at, duration_ms, status_code, response_excerpt, error, url}, verdict, retry_at}]
-- Locks: the merchants of those that were not delivered, in their order; then the deliveries. So two batches, or a batch and a change of
-- the endpoint, which takes the merchant before its deliveries, never wait for each other in a circle.
CREATE OR REPLACE FUNCTION record_delivery_attempts(attempted jsonb) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    written bigint[];
    one record;
BEGIN
    IF attempted @? '$[*].verdict ? (@ != "delivered")' THEN
        PERFORM FROM merchants m
        WHERE m.id IN (
            SELECT d.merchant_id FROM jsonb_to_recordset(attempted) AS row (delivery text, verdict text)
            JOIN deliveries d ON d.id = row.delivery WHERE row.verdict <> 'delivered'
        )
        ORDER BY m.id FOR NO KEY UPDATE;
    END IF;

    WITH given AS MATERIALIZED (
        SELECT DISTINCT ON (row.delivery) row.* FROM ROWS FROM (
            jsonb_to_recordset(attempted) AS (delivery text, attempt delivery_attempts, verdict text)
        ) WITH ORDINALITY AS row
        ORDER BY row.delivery, row.ordinality
    ), told AS (
        UPDATE deliveries d
        SET attempts = d.attempts + 1, claimed_until = NULL,
            status = CASE WHEN d.status <> 'pending' THEN d.status ELSE 'delivered' END,
            next_attempt_at = NULL, ended_at = coalesce(d.ended_at, now())
        FROM given CROSS JOIN LATERAL (
            SELECT o.id, o.tableoid AS part, o.ctid AS at FROM deliveries o WHERE o.id = given.delivery AND EXISTS (
                SELECT FROM merchants m
                WHERE m.id = o.merchant_id AND m.webhook_failing_since IS NULL
                    -- Of an erased merchant less is kept.
                    AND (m.webhook_url IS NOT NULL OR m.webhook_secret IS NOT NULL) OFFSET 0
            ) OFFSET 0
        ) AS found
        -- A row that another transaction writes at this moment is not found here, and is judged alone below.
        -- Nor is one that its merchant requested again while the attempt ran.
        WHERE d.id = found.id AND d.ctid = found.at AND d.tableoid = found.part AND given.verdict = 'delivered'
            AND d.schedule_from <= d.attempts
        RETURNING d.id, d.attempts, given.attempt, given.ordinality
    ), kept AS (
        INSERT INTO delivery_attempts (delivery_id, number, started_at, duration_ms, status_code, response_excerpt, error)
        SELECT told.id, told.attempts, (told.attempt).started_at, (told.attempt).duration_ms, (told.attempt).status_code,
            (told.attempt).response_excerpt, (told.attempt).error
        FROM told
    )
    SELECT array_agg(told.ordinality) INTO written FROM told;
    IF cardinality(written) = jsonb_array_length(attempted) THEN
        RETURN;
    END IF;

    FOR one IN
        SELECT row.* FROM ROWS FROM (
            jsonb_to_recordset(attempted) AS (delivery text, attempt jsonb, verdict text, retry_at timestamptz)
        ) WITH ORDINALITY AS row
        LEFT JOIN deliveries d ON d.id = row.delivery
        WHERE written IS NULL OR row.ordinality <> ALL (written)
        ORDER BY d.merchant_id, row.delivery, row.ordinality
    LOOP
        PERFORM record_delivery_attempt(one.delivery, one.attempt, one.verdict, one.retry_at);
    END LOOP;
END
$$;
