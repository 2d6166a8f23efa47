-- Gives back the success of a confirmed payment, for a merchant that could not serve it: the next request with the same
-- authorization gets it once more. Answers 'given_back', 'not_found', 'not_confirmed', 'not_answered', 'too_late', 'refunded' or
-- 'too_often'. of_answer: the id of the success that the caller got; NULL: the newest. A success is given back once, so a
-- repeat of the call never gives back the success that another request has claimed meanwhile.
-- A payment that a server presented loses its Idempotency-Key: another process of the shop has another one. One that came from a
-- page keeps it, because a publishable key is public and the chain shows the authorization.
-- entry: {id, actor_kind, actor_id, target, merchant_id, hash, salt, contents}, of the audit log
-- Runs as the owner of the tables: a trigger refuses a service that gives back a success after 90 seconds.
-- Locks: the payment's row FOR UPDATE. A refund that is stored at this moment waits by its foreign key, or is waited for.
CREATE OR REPLACE FUNCTION give_back_success(wanted text, of_merchant text, of_environment text, of_answer text, entry jsonb)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    paid payments;
BEGIN
    -- The trigger of the log sees the owner here, not the service that calls.
    IF entry ->> 'actor_kind' = 'operator' AND session_user <> current_user THEN
        RAISE EXCEPTION 'a service writes no entry of an operator' USING ERRCODE = 'insufficient_privilege';
    END IF;
    SELECT p.* INTO paid FROM payments p
    WHERE p.id = wanted AND p.merchant_id = of_merchant AND p.environment = of_environment AND p.refund_of IS NULL AND p.channel_id IS NULL
    FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'not_found';
    ELSIF EXISTS (
        SELECT FROM given_back g WHERE g.payment_id = wanted AND (g.answer_id = of_answer OR (of_answer IS NULL AND paid.answered_at IS NULL))
    ) THEN
        RETURN 'given_back';
    ELSIF paid.status <> 'confirmed' THEN
        RETURN 'not_confirmed';
    ELSIF EXISTS (SELECT FROM refunds_of(wanted) AS sums WHERE sums.refunded + sums.pending > 0) THEN
        RETURN 'refunded';
    ELSIF paid.answered_at IS NULL OR paid.asker_id IS NULL OR paid.asker_id <> coalesce(of_answer, paid.asker_id) THEN
        RETURN 'not_answered';
    ELSIF paid.ended_at <= now() - interval '24 hours' THEN
        RETURN 'too_late';
    ELSIF (SELECT count(*) FROM given_back g WHERE g.payment_id = wanted) >= 20 THEN
        RETURN 'too_often';
    END IF;
    UPDATE payments p SET answered_at = NULL, preconfirmed_at = NULL,
        asker_id = p.second_waiter_id, asker_until = p.second_waiter_until, second_waiter_id = NULL, second_waiter_until = NULL,
        key_lineage = CASE WHEN p.source <> 'server' THEN p.key_lineage END,
        idempotency_key = CASE WHEN p.source <> 'server' THEN p.idempotency_key END
    WHERE p.id = wanted;
    INSERT INTO given_back (payment_id, answer_id) VALUES (wanted, paid.asker_id);
    INSERT INTO audit_log (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)
    SELECT row.id, row.actor_kind, row.actor_id, 'payment.give_back', wanted, '{}', of_merchant, row.hash
    FROM jsonb_to_record(entry) AS row (id text, actor_kind text, actor_id text, hash text);
    INSERT INTO audit_personal (audit_id, salt, contents)
    SELECT row.id, row.salt, row.contents FROM jsonb_to_record(entry) AS row (id text, salt text, contents text);
    RETURN 'given_back';
END
$$;
REVOKE EXECUTE ON FUNCTION give_back_success FROM PUBLIC;
