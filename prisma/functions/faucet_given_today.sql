-- What the faucet has given a merchant in this UTC day. A transfer that was taken and may still arrive counts.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION faucet_given_today(merchant text, of_token text) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount), 0) FROM faucet_requests
    WHERE merchant_id = merchant AND token = of_token AND status IN ('taken', 'funded')
        AND taken_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
$$;
