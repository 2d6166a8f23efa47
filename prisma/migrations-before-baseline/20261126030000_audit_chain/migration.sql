-- The audit log of merchants and keys beside that of operators, chained by hash. What is personal stands in rows of its own, which may
-- be erased: the entry keeps a salted hash of it, and the chain holds as well without it.

-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN "merchant_id" TEXT, ADD COLUMN "personal_hash" TEXT;

-- Entries that were written before, none of them chained yet.
ALTER TABLE "audit_log" DISABLE TRIGGER audit_log_stays;
UPDATE "audit_log" SET "merchant_id" = "target" WHERE "target" LIKE 'mer\_%';
UPDATE "audit_log" e SET "merchant_id" = p."merchant_id" FROM "payments" p WHERE p."id" = e."target";
ALTER TABLE "audit_log" ENABLE TRIGGER audit_log_stays;

CREATE INDEX "audit_log_merchant_id_at_id_idx" ON "audit_log" ("merchant_id", "at" DESC, "id" DESC);

-- CreateTable: hash = SHA-256 of the salt, followed by the contents as they stand here (JSON).
CREATE TABLE "audit_personal" (
    "audit_id" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "contents" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_personal_pkey" PRIMARY KEY ("audit_id"),
    CONSTRAINT "audit_personal_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit_log" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "audit_personal_contents_check" CHECK (length("contents") <= 262144)
);

CREATE INDEX "audit_personal_at_idx" ON "audit_personal" ("at");

-- CreateTable: entries that the relay has not chained yet.
CREATE TABLE "audit_unchained" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "audit_id" TEXT NOT NULL,

    CONSTRAINT "audit_unchained_pkey" PRIMARY KEY ("at", "audit_id"),
    CONSTRAINT "audit_unchained_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit_log" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "position" BIGINT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("position"),
    CONSTRAINT "audit_chain_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit_log" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "audit_chain_audit_id_key" ON "audit_chain" ("audit_id");

INSERT INTO "audit_unchained" ("at", "audit_id") SELECT "at", "id" FROM "audit_log";

CREATE TRIGGER audit_chain_stays BEFORE UPDATE OR DELETE ON "audit_chain" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whether whoever runs the statement is one of the services' roles (packages/database/src/roles/grants.ts).
CREATE FUNCTION is_service() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_user IN ('lunas_gateway', 'lunas_settler', 'lunas_dispatcher')
$$;

-- The time is the database's, and no service speaks for an operator.
CREATE FUNCTION check_audit_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.actor_kind = 'operator' AND is_service() THEN
        RAISE EXCEPTION 'a service writes no entry of an operator';
    END IF;
    NEW.at := now();
    RETURN NEW;
END
$$;

CREATE TRIGGER audit_log_check BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION check_audit_entry();

CREATE FUNCTION await_audit_chain() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_unchained (at, audit_id) VALUES (NEW.at, NEW.id);
    RETURN NULL;
END
$$;

CREATE TRIGGER audit_log_awaits_chain AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION await_audit_chain();

-- Each field with its length in bytes, so that no two entries read alike; `-` is NULL. packages/domain computes the same by itself.
CREATE FUNCTION audit_hash(place bigint, previous text, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT encode(sha256(convert_to(string_agg(
        coalesce(octet_length(convert_to(field.value, 'UTF8')) || ':' || field.value, '-'), ',' ORDER BY field.n
    ), 'UTF8')), 'hex')
    FROM unnest(ARRAY[
        place::text, previous, entry.id, entry.actor_kind, entry.actor_id, entry.action, entry.target, entry.merchant_id,
        entry.details::text, (extract(epoch FROM entry.at) * 1000)::bigint::text, entry.personal_hash
    ]) WITH ORDINALITY AS field (value, n)
$$;

-- Chains committed entries, one relay at a time: positions without gaps, each hash over the entry and the hash before it. Answers
-- how many.
CREATE FUNCTION chain_audit_entries(most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
    head audit_chain;
    waiting audit_unchained;
    entry audit_log;
    chained integer := 0;
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) THEN
        RETURN 0;
    END IF;
    SELECT * INTO head FROM audit_chain c ORDER BY c.position DESC LIMIT 1;
    FOR waiting IN SELECT * FROM audit_unchained w ORDER BY w.at, w.audit_id LIMIT most LOOP
        SELECT * INTO entry FROM audit_log e WHERE e.id = waiting.audit_id;
        head.position := coalesce(head.position, 0) + 1;
        head.hash := audit_hash(head.position, coalesce(head.hash, ''), entry);
        INSERT INTO audit_chain (position, audit_id, hash) VALUES (head.position, entry.id, head.hash);
        DELETE FROM audit_unchained w WHERE w.at = waiting.at AND w.audit_id = waiting.audit_id;
        chained := chained + 1;
    END LOOP;
    RETURN chained;
END
$$;

-- As before, and the entry names the payment's merchant.
CREATE OR REPLACE FUNCTION resolve_payment(outcome jsonb, entry jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM finish_settlements(NULL, NULL, NULL, '[]', jsonb_build_array(outcome));
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details, merchant_id)
    SELECT row.id, row.actor_kind, row.actor_id, row.action, row.target, coalesce(row.details, '{}'),
        (SELECT p.merchant_id FROM payments p WHERE p.id = row.target)
    FROM jsonb_to_record(entry) AS row (id text, actor_kind text, actor_id text, action text, target text, details jsonb);
    RETURN true;
END
$$;
