-- The functions of lists and statistics read the table that the migration before made. The version before runs until the last migration is
-- done, and its gateway gets its rights only then.
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'lunas_gateway') THEN
        GRANT SELECT ON refund_checkpoints TO lunas_gateway;
    END IF;
END $$;
