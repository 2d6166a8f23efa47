-- The origins of live publishable keys, each in a row: an origin that a page brings is looked up by an index of origins, however many keys
-- there are. A look-up in the arrays of api_keys read more blocks with every key.

-- CreateTable
CREATE TABLE "registered_origins" (
    "key_id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "live_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registered_origins_pkey" PRIMARY KEY ("key_id","origin")
);

-- CreateIndex
CREATE INDEX "registered_origins_origin_live_until_idx" ON "registered_origins"("origin", "live_until");

-- AddForeignKey
ALTER TABLE "registered_origins" ADD CONSTRAINT "registered_origins_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Writes the origins of a key as the key now says. One that is revoked has none.
CREATE FUNCTION note_origins() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        DELETE FROM registered_origins o WHERE o.key_id = NEW.id;
    END IF;
    IF NEW.revoked_at IS NULL THEN
        INSERT INTO registered_origins (key_id, origin, merchant_id, live_until)
        SELECT DISTINCT NEW.id, named.origin, NEW.merchant_id, coalesce(NEW.expires_at, 'infinity')
        FROM unnest(NEW.allowed_origins) AS named (origin);
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER api_keys_note_origins AFTER INSERT OR UPDATE OF "allowed_origins", "revoked_at", "expires_at" ON "api_keys"
    FOR EACH ROW WHEN (NEW.type = 'publishable') EXECUTE FUNCTION note_origins();

-- What is there already. The trigger's lock keeps keys from changing meanwhile.
INSERT INTO registered_origins (key_id, origin, merchant_id, live_until)
SELECT DISTINCT k.id, named.origin, k.merchant_id, coalesce(k.expires_at, 'infinity')
FROM api_keys k CROSS JOIN LATERAL unnest(k.allowed_origins) AS named (origin)
WHERE k.type = 'publishable' AND k.revoked_at IS NULL;

-- A gateway that runs meanwhile issues keys on.
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'lunas_gateway') THEN
        GRANT SELECT, INSERT, DELETE ON registered_origins TO lunas_gateway;
    END IF;
END
$$;
