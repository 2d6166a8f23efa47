-- A URL may be longer than an index entry: the index has its hash, and a read compares the URL as well.
CREATE INDEX CONCURRENTLY payments_resource_list_idx
    ON payments (merchant_id, environment, hashtextextended(resource, 0), created_at DESC, id DESC)
    WHERE resource IS NOT NULL;
