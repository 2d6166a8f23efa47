-- What the newest transaction of a chain's lanes offers per gas, or NULL. A function of its own in plpgsql, so that a statement which
-- needs no such price does not open the attempts of every month.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION offered_gas_price(on_chain integer) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
        SELECT t.nonce, t.month FROM transactions t WHERE t.lane_id = l.id ORDER BY t.nonce DESC LIMIT 1
    ) AS last CROSS JOIN LATERAL (
        SELECT a.fee_cap_wei, a.created_at FROM attempts a
        WHERE a.lane_id = l.id AND a.nonce = last.nonce AND a.month = last.month LIMIT 1
    ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1);
END
$$;
