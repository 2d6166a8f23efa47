-- Writes another attempt for an open transaction. False where the lane is lost or the nonce is not open. A repeat changes
-- nothing.
-- Locks: the lane (hold_lane), so that a settler with an old fencing token writes nothing; then the transaction's row.
CREATE OR REPLACE FUNCTION commit_replacement(lane text, holder text, token bigint, replacement jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    new_attempt attempts := jsonb_populate_record(NULL::attempts, replacement);
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        RETURN false;
    END IF;
    UPDATE transactions SET purpose = new_attempt.purpose WHERE lane_id = lane AND nonce = new_attempt.nonce AND state = 'open'
    RETURNING month INTO new_attempt.month;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    new_attempt.lane_id := lane;
    -- A repeat after a lost answer finds its own row. No other transaction writes attempts of this lane.
    INSERT INTO attempts SELECT (new_attempt).*
    WHERE NOT EXISTS (SELECT FROM attempts a WHERE a.hash = new_attempt.hash AND a.month = new_attempt.month);
    RETURN true;
END
$$;
