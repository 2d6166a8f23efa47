-- Writes an event of a channel or a payout with its record.
-- Locks: nothing but its new row.
CREATE OR REPLACE FUNCTION write_channel_event(event_type text, merchant text, of_environment text, record jsonb) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO events (id, type, merchant_id, environment, data)
    VALUES (
        'evt_' || month_start(now()) || left(replace(gen_random_uuid()::text, '-', ''), 22), event_type, merchant, of_environment, record
    )
$$;
