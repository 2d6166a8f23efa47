-- The refunds of a payer's channels on a chain within 24 hours, as far as the payer caused them: it asked for them, or a stock server
-- did, which asks for its payers. What failed before it was sent cost no gas and does not count.
-- By channels_payer_idx and channel_actions_refunds_idx.
-- Locks: nothing. Refunds of several channels at one moment may pass a bound together.
CREATE OR REPLACE FUNCTION refunds_of_payer(of_payer text, on_chain integer) RETURNS bigint
LANGUAGE sql STABLE AS $$
    SELECT count(*) FROM channels c JOIN channel_actions a ON a.channel_id = c.id
    WHERE c.payer = of_payer AND c.chain_id = on_chain AND a.kind = 'refund' AND a.cause IN ('payer', 'shop')
        AND (a.status <> 'failed' OR a.tx_hash IS NOT NULL) AND a.created_at > now() - interval '24 hours'
$$;
