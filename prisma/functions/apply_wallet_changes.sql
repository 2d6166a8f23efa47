-- Writes down the changes whose time has come: of one merchant, or of all. Answers how many. A row that another holds is its to do
-- where all are asked for; where one is, it is waited for.
CREATE OR REPLACE FUNCTION apply_wallet_changes(merchant text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    m merchants;
    applied integer := 0;
BEGIN
    IF merchant IS NOT NULL THEN
        PERFORM FROM merchants d WHERE d.id = merchant AND d.next_wallet_at <= now() FOR UPDATE;
    END IF;
    FOR m IN
        SELECT * FROM merchants d WHERE d.next_wallet_at <= now() AND (merchant IS NULL OR d.id = merchant)
        ORDER BY d.next_wallet_at LIMIT 100 FOR UPDATE SKIP LOCKED
    LOOP
        PERFORM tell_wallet_change(m.id, change_wallet(m, m.next_wallet_address, m.next_wallet_at, interval '24 hours'), 'system', NULL);
        applied := applied + 1;
    END LOOP;
    RETURN applied;
END
$$;
REVOKE EXECUTE ON FUNCTION apply_wallet_changes FROM PUBLIC;
