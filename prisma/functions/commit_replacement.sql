-- Writes another attempt for an open transaction. False where the lane is lost or the nonce is not open. A repeat changes
-- nothing.
-- Locks: the lane (hold_lane), so that a settler with an old fencing token writes nothing; then the transaction's row.
CREATE OR REPLACE FUNCTION commit_replacement(lane text, holder text, token bigint, replacement jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    wish attempts := jsonb_populate_record(NULL::attempts, replacement);
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        RETURN false;
    END IF;
    UPDATE transactions SET purpose = wish.purpose WHERE lane_id = lane AND nonce = wish.nonce AND state = 'open'
    RETURNING month INTO wish.month;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    wish.lane_id := lane;
    -- A repeat after a lost answer finds its own row. No other transaction writes attempts of this lane.
    INSERT INTO attempts SELECT (wish).*
    WHERE NOT EXISTS (SELECT FROM attempts a WHERE a.hash = wish.hash AND a.month = wish.month);
    RETURN true;
END
$$;
