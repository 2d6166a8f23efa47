-- Writes down the wallet changes whose time has come: of one merchant, or of all (NULL, at most 100). Answers how many. It may
-- run at any time and as often as wanted; readers judge by the time in the row, and do not wait for it.
-- Runs as the owner of the tables: gateway and dispatcher cannot write a wallet.
-- Locks: merchants' rows FOR UPDATE. For one merchant it waits for the row; for all it skips rows that are locked, as the
-- other transaction does their change.
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
