-- Whether the lane is still held by this holder under this fencing token.
-- Locks: the lane's row FOR NO KEY UPDATE until the transaction ends, so that no other settler takes the lane while this one
-- writes. Taken before every lock of payments and transactions.
CREATE OR REPLACE FUNCTION hold_lane(lane text, holder text, token bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM lanes WHERE id = lane AND owner = holder AND fencing_token = token FOR NO KEY UPDATE;
    RETURN FOUND;
END
$$;
