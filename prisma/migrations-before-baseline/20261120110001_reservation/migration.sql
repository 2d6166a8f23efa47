-- Where the pending payments are whose transaction is known to be in a block: `payer_in_flight` counts one only while
-- the balance was read before that block. block_number NULL: in none, as far as is known.
-- marks: [{payment_id, block_number}]
CREATE FUNCTION note_inclusions(marks jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(marks) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments p SET block_number = row.block_number
    FROM jsonb_to_recordset(marks) AS row (payment_id text, block_number bigint)
    WHERE p.id = row.payment_id AND p.status = 'pending' AND p.block_number IS DISTINCT FROM row.block_number;
END
$$;

-- Notes that the nonces of pending payments are used at a block, by whatever used them: the balance at that block shows
-- it, and they will take nothing more. Answers what the payer has in flight that this balance cannot show yet.
CREATE FUNCTION note_used_nonces(on_chain integer, of_payer text, in_asset text, used text[], read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql AS $$
BEGIN
    -- Whoever ends one of them now is waited for: the sum then knows its block.
    PERFORM FROM payments WHERE id = ANY (used) ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments SET block_number = read_at_block
    WHERE id = ANY (used) AND status = 'pending' AND (block_number IS NULL OR block_number > read_at_block);
    RETURN payer_in_flight(on_chain, of_payer, in_asset, read_at_block);
END
$$;
