-- Notes that the nonces of pending or held payments are used at a block, by any transaction: the balance at that block shows it, and
-- they take nothing more. Answers what the payer has in flight that this balance does not show yet.
-- Locks: the payments in the order of their ids; a transaction that ends one of them is waited for, so that the sum knows its
-- block.
CREATE OR REPLACE FUNCTION note_used_nonces(on_chain integer, of_payer text, in_asset text, used text[], read_at_block bigint) RETURNS numeric
LANGUAGE plpgsql AS $$
BEGIN
    -- A transaction that ends one of them now is waited for: the sum then knows its block.
    PERFORM FROM payments WHERE id = ANY (used) ORDER BY id FOR NO KEY UPDATE;
    UPDATE payments SET block_number = read_at_block
    WHERE id = ANY (used) AND status IN ('pending', 'held') AND (block_number IS NULL OR block_number > read_at_block);
    RETURN payer_in_flight(on_chain, of_payer, in_asset, read_at_block);
END
$$;
