-- Ends a pending payment by an operator's decision, with the same event and rules as a settler, and writes the audit entry.
-- Nothing is written where nothing ended.
-- entry: {id, actor_kind, actor_id, action, target, details}
-- Locks: what finish_settlements locks without a lane.
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
