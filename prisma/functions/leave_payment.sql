-- Ends the wait of a request; the second request moves up. A success that this request had claimed within return_window is
-- free again.
-- Locks: the payment's row.
CREATE OR REPLACE FUNCTION leave_payment(wanted text, waiter text) RETURNS void
LANGUAGE sql AS $$
    UPDATE payments p SET
        asker_id = CASE WHEN p.asker_id = waiter THEN p.second_waiter_id ELSE p.asker_id END,
        asker_until = CASE WHEN p.asker_id = waiter THEN p.second_waiter_until ELSE p.asker_until END,
        answered_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.answered_at END,
        preconfirmed_at = CASE WHEN p.asker_id = waiter THEN NULL ELSE p.preconfirmed_at END,
        second_waiter_id = NULL, second_waiter_until = NULL
    WHERE p.id = wanted AND (
        p.second_waiter_id = waiter
        OR (p.asker_id = waiter AND (p.answered_at IS NULL OR p.answered_at > now() - return_window()))
    )
$$;
