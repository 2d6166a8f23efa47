-- As payments_by_time_idx.
CREATE INDEX CONCURRENTLY payments_payer_by_time_idx ON payments (merchant_id, environment, payer, created_at, id) INCLUDE (status);
