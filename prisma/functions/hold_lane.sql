-- Locks a lane for the rest of the transaction if it is still held under this token.
CREATE OR REPLACE FUNCTION hold_lane(lane text, holder text, token bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM lanes WHERE id = lane AND owner = holder AND fencing_token = token FOR NO KEY UPDATE;
    RETURN FOUND;
END
$$;
