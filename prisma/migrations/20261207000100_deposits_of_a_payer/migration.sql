-- What a payer deposited into channels: how many in a day, and what is under way into one of them.
CREATE INDEX CONCURRENTLY payments_deposits_idx ON payments (payer, chain_id, created_at) WHERE channel_id IS NOT NULL;
