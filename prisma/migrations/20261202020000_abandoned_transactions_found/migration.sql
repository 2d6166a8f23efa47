-- The abandoned transactions are few among millions: settlers look for those that were mined all the same.
CREATE INDEX CONCURRENTLY transactions_abandoned_idx ON transactions (lane_id, nonce) WHERE state = 'abandoned';
