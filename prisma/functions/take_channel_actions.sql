-- Marks the actions of planned transactions as sent. False, and nothing is marked: one of them has ended, or a transaction that is
-- not closed carries it.
-- planned: as in commit_transactions, with action_id where the purpose is `channel`.
-- Locks: the actions in the order of their ids, so that of two lanes the second sees what the first wrote.
CREATE OR REPLACE FUNCTION take_channel_actions(planned jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    wanted text[] := array(
        SELECT row.action_id FROM jsonb_to_recordset(planned) AS row (purpose text, action_id text)
        WHERE row.purpose = 'channel' ORDER BY row.action_id
    );
BEGIN
    PERFORM FROM channel_actions WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
    IF (SELECT count(*) FROM channel_actions a WHERE a.id = ANY (wanted) AND a.status = 'planned' AND a.calldata IS NOT NULL)
            <> cardinality(wanted)
        OR EXISTS (
            SELECT FROM transactions t WHERE t.action_id = ANY (wanted) AND t.state <> 'abandoned' AND t.closed_at IS NULL
        ) THEN
        RETURN false;
    END IF;
    UPDATE channel_actions SET status = 'sent', sent_at = coalesce(sent_at, now()) WHERE id = ANY (wanted);
    RETURN true;
END
$$;
