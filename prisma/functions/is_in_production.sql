-- Whether the merchant ever had a production key. A revoked key counts: a thief of the account could revoke it.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION is_in_production(merchant text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM api_keys k WHERE k.merchant_id = merchant AND k.environment = 'production')
$$;
