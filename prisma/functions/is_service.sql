-- Whether whoever runs the statement is one of the services' roles (packages/database/src/roles/grants.ts).
CREATE OR REPLACE FUNCTION is_service() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_user IN ('lunas_gateway', 'lunas_settler', 'lunas_dispatcher')
$$;
