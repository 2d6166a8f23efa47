-- Lists a merchant's resource, or replaces the one with the same id: the id follows from merchant, environment, method and
-- address. No row, and nothing is written, if the merchant already lists `most` others in this environment.
-- Locks: the merchant's listed resources in this environment (advisory), so that parallel requests cannot pass `most`.
CREATE OR REPLACE FUNCTION list_resource(wanted jsonb, most integer) RETURNS SETOF listed_resources
LANGUAGE plpgsql AS $$
DECLARE
    wish listed_resources := jsonb_populate_record(NULL::listed_resources, wanted);
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('resources %s %s', wish.merchant_id, wish.environment), 0));
    IF most <= (
        SELECT count(*) FROM listed_resources r
        WHERE r.merchant_id = wish.merchant_id AND r.environment = wish.environment
            AND r.id <> wish.id
    ) THEN
        RETURN;
    END IF;
    RETURN QUERY INSERT INTO listed_resources AS r (
        id, merchant_id, environment, network, chain_id, token_symbol, host, url, method, description, amount
    )
    VALUES (
        wish.id, wish.merchant_id, wish.environment, wish.network, wish.chain_id, wish.token_symbol, wish.host, wish.url,
        wish.method, wish.description, wish.amount
    )
    ON CONFLICT (id) DO UPDATE SET
        network = excluded.network, chain_id = excluded.chain_id, token_symbol = excluded.token_symbol, host = excluded.host,
        description = excluded.description, amount = excluded.amount, updated_at = clock_timestamp()
    RETURNING r.*;
END
$$;
