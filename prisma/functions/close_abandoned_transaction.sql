-- Closes an abandoned transaction that was mined all the same: the trigger count_gas counts what it cost. It ends no payment: a payment
-- ends by its own nonce. False where the transaction is not abandoned, or was closed already.
-- closed: {nonce, mined_hash, mined_status, gas_used, effective_gas_price_wei, l1_fee_wei, block_number}
-- Locks: the lane, as every function that writes its transactions; then the transaction, and what count_gas locks. No settler
-- holds a lease for it: a retired lane gets no nonce, and an abandoned transaction has no other writer.
CREATE OR REPLACE FUNCTION close_abandoned_transaction(lane text, closed jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM lanes WHERE id = lane FOR NO KEY UPDATE;
    UPDATE transactions t
    SET state = 'closed', closed_at = now(), mined_hash = row.mined_hash, mined_status = row.mined_status,
        gas_used = row.gas_used, effective_gas_price_wei = row.effective_gas_price_wei, l1_fee_wei = row.l1_fee_wei,
        block_number = row.block_number
    FROM jsonb_to_record(closed) AS row (
        nonce bigint, mined_hash text, mined_status text, gas_used bigint, effective_gas_price_wei numeric, l1_fee_wei numeric,
        block_number bigint
    )
    WHERE t.lane_id = lane AND t.nonce = row.nonce AND t.state = 'abandoned';
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    -- Its action may not have been sent again yet.
    PERFORM finish_channel_actions(lane, jsonb_build_array(closed)) FROM channel_actions a JOIN transactions t ON t.action_id = a.id
    WHERE t.lane_id = lane AND t.nonce = (closed ->> 'nonce')::bigint AND a.status = 'planned';
    RETURN true;
END
$$;
