-- Takes a faucet request for the one transfer that it may cause. Answers 'taken'; 'daily_allowance', which ends the request;
-- or 'closed' for one that was taken or refused before, or that is older than a minute. The day's limit is the caller's, or the
-- request's own where that is less: many requests at once pass the gateway's check before the first of them is taken.
-- Locks: the request's row FOR UPDATE, so that it is taken once; then the merchant's allowance of the token, so that of two
-- requests for the last share one gets it.
CREATE OR REPLACE FUNCTION take_faucet_request(request text, daily numeric) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    asked record;
BEGIN
    SELECT merchant_id, token, amount, least(daily, daily_limit) AS most INTO asked FROM faucet_requests
    WHERE id = request AND status = 'asked' AND created_at > now() - interval '1 minute' FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'closed';
    END IF;
    -- Each statement after the lock sees what another request has committed.
    PERFORM pg_advisory_xact_lock(hashtextextended('faucet ' || asked.merchant_id || ' ' || asked.token, 0));
    UPDATE faucet_requests SET status = 'taken', taken_at = now()
    WHERE id = request AND faucet_given_today(asked.merchant_id, asked.token) + asked.amount <= asked.most;
    IF FOUND THEN
        RETURN 'taken';
    END IF;
    UPDATE faucet_requests SET status = 'refused', reason = 'daily_allowance' WHERE id = request;
    RETURN 'daily_allowance';
END
$$;
