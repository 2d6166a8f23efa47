-- As payments_by_time_idx.
CREATE INDEX CONCURRENTLY payments_confirmed_by_time_idx ON payments (merchant_id, environment, created_at, id) WHERE status = 'confirmed';
