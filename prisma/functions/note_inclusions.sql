-- Notes the blocks of pending payments whose transaction is known to be in a block: payer_in_flight counts such a payment only
-- while the balance was read before that block. block_number NULL: in no block, as far as is known.
-- marks: [{payment_id, block_number}]
-- Locks: the payments in the order of their ids, as every function that locks several.
CREATE OR REPLACE FUNCTION note_inclusions(marks jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(marks) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments p SET block_number = row.block_number
    FROM jsonb_to_recordset(marks) AS row (payment_id text, block_number bigint)
    WHERE p.id = row.payment_id AND p.ended_at IS NULL AND p.block_number IS DISTINCT FROM row.block_number;
END
$$;
