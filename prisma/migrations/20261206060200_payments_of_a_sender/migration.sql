-- What only one lane may settle: it looks at each block.
CREATE INDEX CONCURRENTLY payments_only_sender_idx ON payments (chain_id, only_sender, created_at, id)
    WHERE status = 'pending' AND only_sender IS NOT NULL;
