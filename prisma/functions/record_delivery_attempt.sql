-- Writes down an attempt and what follows from it. verdict: 'delivered', 'retry', 'exhausted' or 'disable_endpoint'.
-- attempt: beside its columns `url`, the endpoint that it was posted to, and `failing_since`, from which time on the claim read that the
-- endpoint fails. A process of the version before sends neither.
-- Of a merchant that was erased it keeps no answer: its delivery is locked first and the merchant read afterwards, by a statement of its
-- own, and the erasure writes the delivery before it removes the answers. An erased merchant has neither an endpoint nor a secret; every
-- other one whose events were delivered has a secret.
-- Locks: the merchant's row where the attempt changes it, before the delivery's row: every transaction that takes both takes
-- them in this order, so that two attempts of one merchant never wait for each other in a circle.
CREATE OR REPLACE FUNCTION record_delivery_attempt(delivery text, attempt jsonb, verdict text, retry_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    new_attempt delivery_attempts := jsonb_populate_record(NULL::delivery_attempts, attempt);
    merchant text;
    is_test boolean;
    failing_since timestamptz;
    endpoint text;
BEGIN
    SELECT d.merchant_id, e.type = 'webhook.test', m.webhook_failing_since, m.webhook_url
    INTO merchant, is_test, failing_since, endpoint
    FROM deliveries d JOIN events e ON e.id = d.event_id JOIN merchants m ON m.id = d.merchant_id WHERE d.id = delivery;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no delivery %', delivery;
    END IF;
    IF verdict = 'disable_endpoint' THEN
        -- A change of the endpoint that is under way is waited for, then read.
        PERFORM 1 FROM merchants WHERE id = merchant FOR NO KEY UPDATE;
        SELECT m.webhook_url, m.webhook_failing_since INTO endpoint, failing_since FROM merchants m WHERE m.id = merchant;
        -- Only an answer 410 disables by itself. For the failures of days the verdict is as old as the claim: where another delivery
        -- succeeded since, or the merchant has set its endpoint again, they are over. The pause is that after a fourth attempt, the
        -- first one that may disable.
        IF new_attempt.status_code IS DISTINCT FROM 410
            AND (failing_since IS NULL OR failing_since <> coalesce((attempt ->> 'failing_since')::timestamptz, failing_since)) THEN
            verdict := 'retry';
            retry_at := now() + interval '30 minutes';
        END IF;
    END IF;
    -- The merchant has changed its endpoint meanwhile: nothing ends, and the next claim sends the delivery to the new one.
    IF verdict = 'disable_endpoint' AND attempt ->> 'url' <> endpoint THEN
        verdict := 'retry';
        retry_at := now();
    END IF;
    IF (verdict = 'delivered' AND failing_since IS NOT NULL)
        OR (verdict <> 'delivered' AND failing_since IS NULL AND NOT is_test) THEN
        PERFORM 1 FROM merchants WHERE id = merchant FOR NO KEY UPDATE;
    END IF;

    -- Where its merchant requested it again while this attempt ran, its schedule starts after this attempt: it is due now, whatever
    -- the verdict.
    UPDATE deliveries
    SET attempts = attempts + 1, claimed_until = NULL,
        status = CASE
            WHEN status <> 'pending' THEN status
            WHEN verdict = 'retry' OR schedule_from > attempts THEN 'pending'
            WHEN verdict = 'delivered' THEN 'delivered'
            ELSE 'failed'
        END,
        next_attempt_at = CASE
            WHEN status <> 'pending' THEN NULL
            WHEN schedule_from > attempts THEN now()
            WHEN verdict = 'retry' THEN retry_at
        END,
        ended_at = CASE WHEN status = 'pending' AND (verdict = 'retry' OR schedule_from > attempts) THEN NULL ELSE coalesce(ended_at, now()) END
    WHERE id = delivery
    RETURNING attempts INTO new_attempt.number;
    new_attempt.delivery_id := delivery;
    IF EXISTS (SELECT FROM merchants m WHERE m.id = merchant AND m.webhook_url IS NULL AND m.webhook_secret IS NULL) THEN
        new_attempt.response_excerpt := NULL;
        new_attempt.error := NULL;
    END IF;
    INSERT INTO delivery_attempts SELECT (new_attempt).*;

    IF verdict = 'delivered' AND failing_since IS NOT NULL THEN
        UPDATE merchants SET webhook_failing_since = NULL WHERE id = merchant AND webhook_failing_since IS NOT NULL;
    ELSIF verdict <> 'delivered' AND failing_since IS NULL AND NOT is_test THEN
        UPDATE merchants SET webhook_failing_since = new_attempt.started_at WHERE id = merchant AND webhook_failing_since IS NULL;
    END IF;
    IF verdict = 'disable_endpoint' THEN
        -- Its other deliveries, of which there may be a million, are ended by claim_deliveries and end_undeliverable.
        UPDATE merchants SET webhook_disabled_at = now() WHERE id = merchant AND webhook_disabled_at IS NULL;
    END IF;
END
$$;
