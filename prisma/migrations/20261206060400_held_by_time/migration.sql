-- The holds whose time is over.
CREATE INDEX CONCURRENTLY payments_hold_expires_at_idx ON payments (hold_expires_at) WHERE status = 'held';
