-- A delivery may be sent again: its schedule then begins anew, its attempts go on counting.
ALTER TABLE "deliveries" ADD COLUMN "schedule_from" INTEGER NOT NULL DEFAULT 0;

-- Due deliveries merchant by merchant, so that those of one that hangs hide nobody else's.
CREATE INDEX "deliveries_due_by_merchant_idx" ON "deliveries"("merchant_id", "next_attempt_at") WHERE "status" = 'pending';
-- What has failed since a time.
CREATE INDEX "deliveries_failed_idx" ON "deliveries"("merchant_id", "ended_at") WHERE "status" = 'failed';

-- Up to `in_all` due deliveries, the oldest of each merchant first, then the second of each, at most `of_each`: the index is skipped
-- through from merchant to merchant, however many deliveries one of them has.
CREATE FUNCTION due_deliveries(in_all integer, of_each integer)
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

-- As before, but whoever touches the merchant's row locks it first: two attempts of one merchant never wait for each other in a ring.
CREATE OR REPLACE FUNCTION record_delivery_attempt(delivery text, attempt jsonb, verdict text, retry_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    wish delivery_attempts := jsonb_populate_record(NULL::delivery_attempts, attempt);
    merchant text;
    is_test boolean;
    failing_since timestamptz;
    url text;
BEGIN
    SELECT d.merchant_id, e.type = 'webhook.test', m.webhook_failing_since, m.webhook_url
    INTO merchant, is_test, failing_since, url
    FROM deliveries d JOIN events e ON e.id = d.event_id JOIN merchants m ON m.id = d.merchant_id WHERE d.id = delivery;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no delivery %', delivery;
    END IF;
    -- An endpoint that the merchant has left meanwhile ends nothing: the delivery goes to the new one.
    IF verdict = 'disable_endpoint' AND attempt ->> 'url' <> url THEN
        verdict := 'retry';
        retry_at := now();
    END IF;
    IF verdict = 'disable_endpoint' OR (verdict = 'delivered' AND failing_since IS NOT NULL)
        OR (verdict <> 'delivered' AND failing_since IS NULL AND NOT is_test) THEN
        PERFORM 1 FROM merchants WHERE id = merchant FOR NO KEY UPDATE;
    END IF;

    UPDATE deliveries
    SET attempts = attempts + 1, claimed_until = NULL,
        status = CASE WHEN status <> 'pending' THEN status WHEN verdict = 'delivered' THEN 'delivered' WHEN verdict = 'retry' THEN 'pending' ELSE 'failed' END,
        next_attempt_at = CASE WHEN status = 'pending' AND verdict = 'retry' THEN retry_at END,
        ended_at = CASE WHEN status = 'pending' AND verdict = 'retry' THEN NULL ELSE coalesce(ended_at, now()) END
    WHERE id = delivery
    RETURNING attempts INTO wish.number;
    wish.delivery_id := delivery;
    INSERT INTO delivery_attempts SELECT (wish).*;

    IF verdict = 'delivered' AND failing_since IS NOT NULL THEN
        UPDATE merchants SET webhook_failing_since = NULL WHERE id = merchant AND webhook_failing_since IS NOT NULL;
    ELSIF verdict <> 'delivered' AND failing_since IS NULL AND NOT is_test THEN
        UPDATE merchants SET webhook_failing_since = wish.started_at WHERE id = merchant AND webhook_failing_since IS NULL;
    END IF;
    IF verdict = 'disable_endpoint' THEN
        UPDATE merchants SET webhook_disabled_at = now() WHERE id = merchant AND webhook_disabled_at IS NULL;
        UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, ended_at = now()
        WHERE merchant_id = merchant AND status = 'pending';
    END IF;
END
$$;

-- Forgets up to `most` of the oldest events that are older than `older_than`, with what was delivered of them. Rows that somebody
-- works with are passed over, and the newest place is kept: the next one is counted from it. Answers how many events went.
CREATE FUNCTION prune_events(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    gone text[];
BEGIN
    SELECT array_agg(old.id) INTO gone FROM (
        SELECT e.id FROM events e
        WHERE e.id IN (
            SELECT oldest.id FROM (
                SELECT o.id, o.created_at, o.position FROM events o WHERE o.position IS NOT NULL ORDER BY o.position LIMIT most
            ) AS oldest
            WHERE oldest.created_at < older_than AND oldest.position < (SELECT max(last.position) FROM events last)
        )
        AND NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = e.id AND d.status = 'pending')
        FOR UPDATE SKIP LOCKED
    ) AS old;
    IF gone IS NULL THEN
        RETURN 0;
    END IF;
    DELETE FROM delivery_attempts a USING deliveries d WHERE a.delivery_id = d.id AND d.event_id = ANY (gone);
    DELETE FROM deliveries WHERE event_id = ANY (gone);
    DELETE FROM events WHERE id = ANY (gone);
    RETURN cardinality(gone);
END
$$;
