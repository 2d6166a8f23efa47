-- Adds committed entries to the audit chain, at most `most`: positions without gaps, each hash over the entry and the hash
-- before it. Answers how many.
-- Locks: the audit chain, without waiting: one relay at a time, since each hash needs the one before; a second relay answers
-- 0.
CREATE OR REPLACE FUNCTION chain_audit_entries(most integer) RETURNS integer
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
