-- A payment that failed as settlement_unproven may have taken its payer's money. Whoever read the payer's balance before that, and
-- stores a payment after it, would pass on money that is gone: for a minute its amount stays reserved.
CREATE INDEX "payments_unproven_idx" ON "payments"("payer", "asset", "chain_id") WHERE "failure_code" = 'settlement_unproven';

-- What of a payer's balance, as it was at a block, is not its own to spend: what is pending; what was settled in a later block; and
-- what failed within the last minute with its nonce used for nobody knows what.
CREATE OR REPLACE FUNCTION in_flight_of(on_chain integer, of_payer text, in_asset text, read_at_block bigint) RETURNS TABLE (base_units numeric)
LANGUAGE sql STABLE AS $$
    SELECT pending.base_units + CASE WHEN read_at_block IS NULL THEN 0 ELSE (
        SELECT coalesce(sum(c.amount), 0) FROM payments c
        WHERE c.chain_id = on_chain AND c.payer = of_payer AND c.asset = in_asset AND c.failure_code IS NULL
            AND c.block_number > read_at_block AND c.ended_at > greatest(
                now() - interval '5 minutes', (SELECT max(reset_at) FROM chain_resets WHERE chain_id = on_chain)
            )
    ) + (
        SELECT coalesce(sum(f.amount), 0) FROM payments f
        WHERE f.chain_id = on_chain AND f.payer = of_payer AND f.asset = in_asset AND f.failure_code = 'settlement_unproven'
            AND f.ended_at > now() - interval '1 minute'
    ) END
    FROM (
        SELECT coalesce(sum(p.amount), 0) AS base_units FROM payments p
        WHERE p.chain_id = on_chain AND p.payer = of_payer AND p.asset = in_asset AND p.status = 'pending'
            AND (p.block_number IS NULL OR read_at_block IS NULL OR p.block_number > read_at_block)
    ) AS pending
$$;
