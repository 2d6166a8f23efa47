-- Ends an action that did nothing: its channels are free for another one, or in the refund that a reorg opened again meanwhile. A
-- payout's end has an event.
-- Locks: the action; then its channels in the order of their ids.
CREATE OR REPLACE FUNCTION fail_channel_action(of_action text, code text, message text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    failed channel_actions;
BEGIN
    UPDATE channel_actions SET status = 'failed', ended_at = now(), failure_code = code, failure_message = message
    WHERE id = of_action AND ended_at IS NULL RETURNING * INTO failed;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    PERFORM FROM channels WHERE action_id = of_action ORDER BY id FOR NO KEY UPDATE;
    UPDATE channels SET
        action_id = (SELECT held.id FROM channel_actions held WHERE held.id = reserved_signature AND held.id <> of_action),
        reserved_until = CASE WHEN reserved_signature = of_action THEN NULL ELSE reserved_until END,
        reserved_signature = CASE WHEN reserved_signature = of_action THEN NULL ELSE reserved_signature END
    WHERE action_id = of_action;
    IF failed.kind = 'payout' THEN
        PERFORM write_channel_event('payout.failed', failed.merchant_id, failed.environment, payout_record(failed));
    END IF;
END
$$;
