-- Sends a delivery that is open to the merchant's endpoint of now. It was made at the moment at which the merchant changed its endpoint.
-- Runs as the owner of the tables: a dispatcher chooses no address.
-- Locks: the delivery's row. The caller has the merchant's.
CREATE OR REPLACE FUNCTION move_delivery(delivery text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    UPDATE deliveries d SET url = m.webhook_url
    FROM merchants m
    WHERE d.id = delivery AND m.id = d.merchant_id AND d.status = 'pending' AND m.webhook_url IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION move_delivery FROM PUBLIC;
