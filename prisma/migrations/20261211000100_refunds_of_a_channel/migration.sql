-- The refunds of a payer's channels within a day are counted before the next one is stored.
CREATE INDEX CONCURRENTLY channel_actions_refunds_idx ON channel_actions (channel_id, created_at) WHERE kind = 'refund';
