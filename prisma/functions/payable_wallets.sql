-- One row where payments to a wallet may be stored for a merchant, else none: the current wallet, the announced one from its
-- time on, a former one while it is accepted. The gateway checks that to the second when a request comes; the extra minute
-- covers the time until the payment is stored. The owner of the tables may store any.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION payable_wallets(of_merchant text, wallet text) RETURNS TABLE (payable text)
LANGUAGE sql STABLE AS $$
    SELECT m.id FROM merchants m
    WHERE m.id = of_merchant AND (
        session_user = current_user
        OR (m.wallet_address = wallet AND (m.next_wallet_at IS NULL OR m.next_wallet_at > now() - interval '24 hours 1 minute'))
        OR (m.next_wallet_address = wallet AND m.next_wallet_at <= now())
        OR EXISTS (
            SELECT FROM merchant_wallets w
            WHERE w.address = wallet AND w.merchant_id = of_merchant AND w.accepted_until > now() - interval '1 minute'
        )
    )
$$;
