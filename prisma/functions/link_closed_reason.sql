-- Why a payment link takes no new payment: 'link_closed', 'link_expired' or 'link_used_up'; NULL: it takes one. A pending and
-- a confirmed payment take a place, and a failed one does only where it was settled late.
-- Locks: the link's row until the end of the transaction, so that of two payments for the last place one sees the other. A
-- payment that ends at the same time needs no lock: a confirmed one keeps its place, a failed one frees it a moment later.
CREATE OR REPLACE FUNCTION link_closed_reason(of_link text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    link payment_links;
BEGIN
    SELECT l.* INTO link FROM payment_links l WHERE l.id = of_link FOR NO KEY UPDATE;
    IF NOT FOUND OR NOT link.active THEN
        RETURN 'link_closed';
    END IF;
    IF link.expires_at <= clock_timestamp() THEN
        RETURN 'link_expired';
    END IF;
    IF link.max_payments <= (
        SELECT count(*) FROM (
            SELECT FROM payments p
            WHERE p.link_id = of_link AND (p.status <> 'failed' OR p.late_tx_hash IS NOT NULL)
            LIMIT link.max_payments
        ) AS places
    ) THEN
        RETURN 'link_used_up';
    END IF;
    RETURN NULL;
END
$$;
