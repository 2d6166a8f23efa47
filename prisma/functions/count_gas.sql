-- Trigger of transactions: counts the gas of each nonce that closes, however it closes. A cancellation transaction counts for
-- the merchant whose payment had the nonce. A bundle's gas is shared evenly among its payments; the first ones get the odd
-- units, so that the shares add up. An action of channels counts for its merchants (action_gas). The day is that of closed_at, as reopen_transactions takes it back: just before midnight, now()
-- is rounded into the next one. Faucet grants are no settlements and do not count. An abandoned transaction that is mined all
-- the same counts too, on the day on which it is found. It is no revert of the payer: another lane settled its payment.
-- Locks: rows of bundled_payments, then of gas_spent and gas_spent_in_all in the order of their keys, so that settlers that
-- count the same merchants never wait for each other in a circle. Those rows are shared by all lanes: callers close nonces
-- last.
CREATE OR REPLACE FUNCTION count_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    -- Only a bundle, or what took its place, has bundled payments. Nearly always there is none, and asking costs less than an update
    -- of nothing.
    IF EXISTS (SELECT FROM is_now t WHERE t.purpose <> 'payment') THEN
        UPDATE bundled_payments b
        SET closed_at = t.closed_at,
            gas_used = t.gas_used / size.payments + CASE WHEN b.place < t.gas_used % size.payments THEN 1 ELSE 0 END,
            l1_fee_wei = trunc(t.l1_fee_wei / size.payments)
                + CASE WHEN b.place < t.l1_fee_wei % size.payments THEN 1 ELSE 0 END
        FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
        CROSS JOIN LATERAL (
            SELECT count(*) AS payments FROM bundled_payments m WHERE m.lane_id = t.lane_id AND m.nonce = t.nonce
        ) AS size
        WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce AND was.state <> 'closed' AND t.state = 'closed';
    END IF;

    -- In the order of their keys, so that settlers never wait for each other in a circle.
    INSERT INTO gas_spent AS spent (chain_id, merchant_id, day, wei)
    SELECT cost.chain_id, cost.merchant_id, (t.closed_at AT TIME ZONE 'utc')::date, sum(cost.wei)
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    CROSS JOIN LATERAL (
        SELECT p.chain_id, p.merchant_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0) AS wei
        FROM payments p WHERE p.id = t.payment_id
        UNION ALL
        SELECT p.chain_id, p.merchant_id, b.gas_used * t.effective_gas_price_wei + coalesce(b.l1_fee_wei, 0)
        FROM bundled_payments b JOIN payments p ON p.id = b.payment_id WHERE b.lane_id = t.lane_id AND b.nonce = t.nonce
        UNION ALL
        SELECT share.* FROM action_gas(t.action_id, t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0)) AS share
    ) AS cost
    WHERE was.state <> 'closed' AND t.state = 'closed' AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (chain_id, merchant_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO gas_spent_in_all AS spent (chain_id, day, wei)
    SELECT l.chain_id, (t.closed_at AT TIME ZONE 'utc')::date, sum(t.gas_used * t.effective_gas_price_wei + coalesce(t.l1_fee_wei, 0))
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN lanes l ON l.id = t.lane_id
    WHERE was.state <> 'closed' AND t.state = 'closed' AND t.purpose <> 'grant'
        AND t.gas_used > 0 AND t.effective_gas_price_wei IS NOT NULL
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;

    INSERT INTO payer_reverts (chain_id, payer, reverted_at, lane_id, nonce)
    SELECT p.chain_id, p.payer, now(), t.lane_id, t.nonce
    FROM is_now t JOIN was ON was.lane_id = t.lane_id AND was.nonce = t.nonce
    JOIN payments p ON p.id = t.payment_id
    WHERE was.state = 'open' AND t.state = 'closed' AND t.mined_status = 'reverted';
    RETURN NULL;
END
$$;
