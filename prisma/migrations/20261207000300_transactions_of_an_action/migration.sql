-- The transaction that carries a claim, a payout or a refund of a channel.
CREATE INDEX CONCURRENTLY transactions_action_id_idx ON transactions (action_id) WHERE action_id IS NOT NULL;
