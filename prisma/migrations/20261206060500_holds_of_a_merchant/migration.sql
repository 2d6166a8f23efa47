-- A merchant's list of holds, whatever became of them.
CREATE INDEX CONCURRENTLY payments_hold_list_idx ON payments (merchant_id, environment, held_at DESC, id DESC) INCLUDE (status)
    WHERE held_at IS NOT NULL;
