-- What a payer has in flight in a token, in base units, that the balance at a block does not show: pending payments that are
-- not in that block or an earlier one, payments that were confirmed in a later block, and payments that failed in the last
-- minute as `settlement_unproven`. Without a block: pending payments only. What is held counts as pending, with its whole amount. The five minutes keep payments of a chain that was
-- reset, with its low block numbers, out of the sum.
-- Plans: what is pending is named by two columns, as the predicate of payments_payer_pending_idx alone has them. By its status, other
-- indexes of pending payments would do as well, and a plan from the time of a small table reads all of them for each payer.
-- Locks: nothing; to reserve, the caller holds the payer's lock. It returns a table so that the planner writes it into its
-- callers.
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
        WHERE p.chain_id = on_chain AND p.payer = of_payer AND p.asset = in_asset
            AND p.ended_at IS NULL AND p.failure_code IS NULL
            AND (p.block_number IS NULL OR read_at_block IS NULL OR p.block_number > read_at_block)
    ) AS pending
$$;
