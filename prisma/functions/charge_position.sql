-- The place in the feed of the charges of this transaction.
-- Called by functions that run as the owner of the tables.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION charge_position() RETURNS xid8
LANGUAGE sql VOLATILE AS $$
    SELECT (pg_current_xact_id()::text::bigint + p.ahead)::text::xid8 FROM charge_positions p
$$;
REVOKE EXECUTE ON FUNCTION charge_position FROM PUBLIC;
