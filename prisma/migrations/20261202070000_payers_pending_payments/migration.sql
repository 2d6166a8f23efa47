-- The predicate is worded unlike those of other indexes of pending payments: a plan that was made while the tables were small chose among
-- them by chance, and then read what all payers have pending for each payment.
CREATE INDEX CONCURRENTLY payments_payer_pending_idx ON payments (payer, asset, chain_id)
    WHERE ended_at IS NULL AND failure_code IS NULL;
