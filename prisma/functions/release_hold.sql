-- Gives up a hold, unless it was captured, released or has expired. Answers the row as it is afterwards; none: no such hold.
-- Its authorization stays used up, and frees what it had reserved.
-- Runs as the owner of the tables: the gateway writes no status by itself.
-- Locks: the payment's row. Of a capture and a release at the same moment the second finds what the first wrote.
CREATE OR REPLACE FUNCTION release_hold(of_merchant text, in_environment text, wanted text) RETURNS SETOF payments
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    UPDATE payments p SET status = 'released', ended_at = clock_timestamp(), block_number = NULL
    WHERE p.id = wanted AND p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'held';
    RETURN QUERY SELECT p.* FROM payments p
    WHERE p.id = wanted AND p.merchant_id = of_merchant AND p.environment = in_environment AND p.held_at IS NOT NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION release_hold FROM PUBLIC;
