-- Whether the merchant ever had a production key. One that was revoked counts: who stole an account could revoke it.
CREATE OR REPLACE FUNCTION is_in_production(merchant text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM api_keys k WHERE k.merchant_id = merchant AND k.environment = 'production')
$$;
