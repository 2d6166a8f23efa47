-- The newest payment comes last, where a page that is full is split so that the old one stays full: an index whose newest entry comes first
-- keeps half of each page empty. A list reads it backwards.
CREATE INDEX CONCURRENTLY payments_by_time_idx ON payments (merchant_id, environment, created_at, id) INCLUDE (status);
