-- What a key may do and from where. valid_until: the end that was asked for when the key was made, which a successor inherits;
-- expires_at is when the key itself stops working, which the end of a grace can bring forward.
-- A gateway of before names none of these columns: what it makes is a secret key with every scope, or a publishable one.
ALTER TABLE api_keys
    ADD COLUMN scopes text[]
        DEFAULT ARRAY['payments:settle', 'payments:read', 'refunds:write', 'links:write', 'events:read', 'sandbox'],
    ADD COLUMN allowed_ips text[] DEFAULT ARRAY[]::text[],
    ADD COLUMN valid_until timestamptz(3);

UPDATE api_keys SET scopes = ARRAY['payments:settle'] WHERE type = 'publishable';

ALTER TABLE api_keys ADD CONSTRAINT api_keys_scopes_check CHECK (
    scopes IS NOT NULL AND cardinality(scopes) > 0
    AND scopes <@ ARRAY['payments:settle', 'payments:read', 'refunds:write', 'links:write', 'events:read', 'sandbox']
);
ALTER TABLE api_keys ADD CONSTRAINT api_keys_allowed_ips_check CHECK (allowed_ips IS NOT NULL);
