-- Whether the statement runs as one of the services' roles (packages/database/src/roles/grants.ts).
-- Locks: nothing.
CREATE OR REPLACE FUNCTION is_service() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_user IN ('lunas_gateway', 'lunas_settler', 'lunas_dispatcher')
$$;
