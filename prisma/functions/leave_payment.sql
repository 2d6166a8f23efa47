-- Ends the wait of a request; the second request moves up. A success that this request had claimed within return_window is
-- free again, unless money of the payment goes back: its payer gets no content for it.
-- Locks: the payment's row, as a refund of it does: of the two, one sees what the other wrote.
CREATE OR REPLACE FUNCTION leave_payment(wanted text, waiter text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM payments p WHERE p.id = wanted FOR NO KEY UPDATE;
    -- The statement after the lock sees a refund that was stored while this one waited.
    UPDATE payments p SET
        asker_id = CASE WHEN p.asker_id = waiter THEN p.second_waiter_id ELSE p.asker_id END,
        asker_until = CASE WHEN p.asker_id = waiter THEN p.second_waiter_until ELSE p.asker_until END,
        answered_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.answered_at END,
        preconfirmed_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.preconfirmed_at END,
        second_waiter_id = NULL, second_waiter_until = NULL
    WHERE p.id = wanted AND (
        p.second_waiter_id = waiter
        OR (p.asker_id = waiter AND (p.answered_at IS NULL OR (
            p.answered_at > now() - return_window()
            AND NOT EXISTS (SELECT FROM refunds_of(wanted) AS sums WHERE sums.refunded + sums.pending > 0)
        )))
    );
END
$$;
