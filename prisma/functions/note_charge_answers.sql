-- Keeps of channels whether the answer to their newest charge was received. A charge that is not the newest any more has nothing to
-- keep: the next voucher says that the payer had its answer. Its commit does not wait for the disk: what a crash of the server
-- loses lets a repeat get an answer a second time, as a crash of the gateway does.
-- Runs as the owner of the tables: the gateway writes nothing of a channel by itself.
-- Locks: the channels, sorted.
CREATE OR REPLACE FUNCTION note_charge_answers(channel_ids text[], charge_ids text[], are_received boolean[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    WITH answers AS MATERIALIZED (
        SELECT each.* FROM unnest(channel_ids, charge_ids, are_received) AS each (channel_id, charge_id, is_received)
        ORDER BY each.channel_id
    )
    UPDATE channels c
    SET answered = answers.is_received, answer_until = CASE WHEN answers.is_received THEN c.answer_until ELSE clock_timestamp() END
    FROM answers WHERE c.id = answers.channel_id AND c.last_charge_id = answers.charge_id AND NOT c.answered;
END
$$;
REVOKE EXECUTE ON FUNCTION note_charge_answers FROM PUBLIC;
