-- The newest checkpoint of refunds that counts nothing created at `before` or later; an empty one where there is none.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION refund_checkpoint_before(of_merchant text, in_environment text, before timestamptz) RETURNS refund_checkpoints
LANGUAGE plpgsql STABLE AS $$
DECLARE
    found_one refund_checkpoints;
BEGIN
    SELECT c.* INTO found_one FROM refund_checkpoints c
    WHERE c.merchant_id = of_merchant AND c.environment = in_environment AND c.created_at < before
    ORDER BY c.created_at DESC, c.refund_id DESC LIMIT 1;
    IF NOT FOUND THEN
        found_one := ROW(of_merchant, in_environment, '-infinity', '', '{}', 0, 0, 0);
    END IF;
    RETURN found_one;
END
$$;
