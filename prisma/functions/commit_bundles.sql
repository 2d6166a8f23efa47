-- commit_transactions where some of the planned transactions are bundles: those also carry {bundled: [payment_id]}.
-- Locks: the lane, then all payments in the order of their ids, bundled or alone, then what commit_transactions locks, which
-- is the same.
CREATE OR REPLACE FUNCTION commit_bundles(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT hold_lane(lane, holder, token) THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- All planned payments, bundled or alone, in the order of their ids.
    PERFORM FROM payments WHERE id IN (
        SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row
        UNION ALL SELECT jsonb_array_elements_text(row -> 'bundled') FROM jsonb_array_elements(planned) AS row
    ) ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (SELECT jsonb_array_elements_text(row -> 'bundled') AS id FROM jsonb_array_elements(planned) AS row) AS wanted
    -- A payment whose payer named its sender shares no transaction.
    WHERE NOT EXISTS (
        SELECT FROM payments p
        WHERE p.id = wanted.id AND p.ended_at IS NULL AND p.status <> 'held' AND p.only_sender IS NULL OFFSET 0
    )
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state <> 'abandoned' AND t.closed_at IS NULL OFFSET 0)
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = wanted.id AND b.closed_at IS NULL OFFSET 0);
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    SELECT c.kind, c.payment_ids INTO kind, payment_ids FROM commit_transactions(lane, holder, token, planned) AS c;
    IF kind = 'committed' THEN
        INSERT INTO bundled_payments (lane_id, nonce, place, payment_id)
        SELECT lane, (row ->> 'nonce')::bigint, member.place - 1, member.id
        FROM jsonb_array_elements(planned) AS row
        CROSS JOIN LATERAL jsonb_array_elements_text(row -> 'bundled') WITH ORDINALITY AS member (id, place);
    END IF;
    RETURN NEXT;
END
$$;
