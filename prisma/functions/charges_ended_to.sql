-- Every transaction whose charges come before this place of the feed has ended, by the snapshot of the caller.
-- Runs as the owner of the tables: the gateway asks where the feed ends.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION charges_ended_to() RETURNS xid8
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + p.ahead)::text::xid8 FROM charge_positions p
$$;
REVOKE EXECUTE ON FUNCTION charges_ended_to FROM PUBLIC;
