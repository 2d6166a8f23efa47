-- commit_transactions where some of the planned transactions are refills: those also carry {refill_to, refill_wei}.
-- Locks: what commit_transactions locks.
CREATE OR REPLACE FUNCTION commit_refills(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
BEGIN
    SELECT c.kind, c.payment_ids INTO kind, payment_ids FROM commit_transactions(lane, holder, token, planned) AS c;
    IF kind = 'committed' THEN
        INSERT INTO refills (lane_id, nonce, recipient, wei)
        SELECT lane, row.nonce, row.refill_to, row.refill_wei
        FROM jsonb_to_recordset(planned) AS row (nonce bigint, refill_to text, refill_wei numeric)
        WHERE row.refill_to IS NOT NULL;
    END IF;
    RETURN NEXT;
END
$$;
