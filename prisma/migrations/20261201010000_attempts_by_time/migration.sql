-- The oldest answers of endpoints are found here when their time is over.
CREATE INDEX CONCURRENTLY delivery_attempts_personal_started_at_idx ON delivery_attempts (started_at)
WHERE response_excerpt IS NOT NULL OR error IS NOT NULL;
