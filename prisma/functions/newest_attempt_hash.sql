-- The hash of the newest attempt to settle a payment, alone or in a bundle; NULL before there is one. Among a payment's nonces the
-- newest counts, and among the attempts of a nonce the one that pays the most for each unit of gas. A function and no sub-select:
-- a statement prepares a sub-select, with all tables of months, even where every row has its own hash.
-- Locks: nothing.
-- Plans: OFFSET 0 keeps the look-up of a nonce's attempts from becoming a join, which would read small tables of months as a whole.
CREATE OR REPLACE FUNCTION newest_attempt_hash(of_payment text) RETURNS text
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
    RETURN (
        SELECT a.hash FROM (
            SELECT own.lane_id, own.nonce, own.month, own.created_at FROM transactions own WHERE own.payment_id = of_payment
            UNION ALL
            SELECT bundle.lane_id, bundle.nonce, bundle.month, bundle.created_at FROM bundled_payments shared
            JOIN transactions bundle ON bundle.lane_id = shared.lane_id AND bundle.nonce = shared.nonce
            WHERE shared.payment_id = of_payment
        ) AS t CROSS JOIN LATERAL (
            SELECT made.hash, made.purpose, made.fee_cap_wei, made.created_at FROM attempts made
            WHERE made.lane_id = t.lane_id AND made.nonce = t.nonce AND made.month = t.month OFFSET 0
        ) AS a
        WHERE a.purpose IN ('payment', 'bundle')
        ORDER BY t.created_at DESC, t.nonce DESC, a.fee_cap_wei DESC, a.created_at DESC LIMIT 1
    );
END
$$;
