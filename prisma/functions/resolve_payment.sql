-- Ends a pending payment by an operator's word, as a settler ends one: the same event, the same rule that a settlement counts once.
-- Nothing is noted where nothing ended. entry: {id, actor_kind, actor_id, action, target, details}
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
