-- As payments_by_time_idx.
CREATE INDEX CONCURRENTLY payments_resource_by_time_idx ON payments (merchant_id, environment, hashtextextended(resource, 0), created_at, id)
    WHERE resource IS NOT NULL;
