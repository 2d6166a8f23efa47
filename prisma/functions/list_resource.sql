-- Lists a merchant's resource, or replaces the one with the same id: the id follows from merchant, environment, method and
-- address. No row, and nothing is written, if the merchant already lists `most` others in this environment.
-- Locks: the merchant's listed resources in this environment (advisory), so that parallel requests cannot pass `most`.
CREATE OR REPLACE FUNCTION list_resource(wanted jsonb, most integer) RETURNS SETOF listed_resources
LANGUAGE plpgsql AS $$
DECLARE
    new_resource listed_resources := jsonb_populate_record(NULL::listed_resources, wanted);
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('resources %s %s', new_resource.merchant_id, new_resource.environment), 0));
    IF most <= (
        SELECT count(*) FROM listed_resources r
        WHERE r.merchant_id = new_resource.merchant_id AND r.environment = new_resource.environment
            AND r.id <> new_resource.id
    ) THEN
        RETURN;
    END IF;
    RETURN QUERY INSERT INTO listed_resources AS r (
        id, merchant_id, environment, network, chain_id, token_symbol, host, url, method, description, amount
    )
    VALUES (
        new_resource.id, new_resource.merchant_id, new_resource.environment, new_resource.network, new_resource.chain_id, new_resource.token_symbol, new_resource.host, new_resource.url,
        new_resource.method, new_resource.description, new_resource.amount
    )
    ON CONFLICT (id) DO UPDATE SET
        network = excluded.network, chain_id = excluded.chain_id, token_symbol = excluded.token_symbol, host = excluded.host,
        description = excluded.description, amount = excluded.amount, updated_at = clock_timestamp()
    RETURNING r.*;
END
$$;
