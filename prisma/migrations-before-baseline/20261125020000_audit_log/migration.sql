-- What merchants, keys, operators and the service have changed. Rows are added, never changed: whoever wants to change one has to take
-- the trigger away first. Personal values do not belong here: they could never be erased.

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_kind_check" CHECK ("actor_kind" IN ('merchant', 'key', 'operator', 'system'));

CREATE INDEX "audit_log_at_idx" ON "audit_log" ("at");
CREATE INDEX "audit_log_target_at_idx" ON "audit_log" ("target", "at");

CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Ends a pending payment by an operator's word, as a settler ends one: the same event, the same rule that a settlement counts once.
-- Nothing is noted where nothing ended. entry: {id, actor_kind, actor_id, action, target, details}
CREATE FUNCTION resolve_payment(outcome jsonb, entry jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM finish_settlements(NULL, NULL, NULL, '[]', jsonb_build_array(outcome));
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details)
    SELECT row.id, row.actor_kind, row.actor_id, row.action, row.target, coalesce(row.details, '{}')
    FROM jsonb_to_record(entry) AS row (id text, actor_kind text, actor_id text, action text, target text, details jsonb);
    RETURN true;
END
$$;
