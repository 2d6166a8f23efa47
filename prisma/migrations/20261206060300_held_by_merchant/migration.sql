-- The holds that count for the bounds of gas.
CREATE INDEX CONCURRENTLY payments_held_idx ON payments (chain_id, merchant_id) WHERE status = 'held';
