-- Writes signed transactions before they are sent: all or none. kind is 'committed', 'lane_lost', or 'taken' with the payments
-- that are no longer pending, that another open transaction carries, or whose payer named another sender. A retired lane settles
-- only payments whose payer named it.
-- planned: [{nonce, purpose, payment_id, action_id, hash, raw_transaction, fee_cap_wei, tip_wei, created_at, granted_wei, order_text}]
-- order_text: of an order that its job carried, all that was signed by it. Such a payment is taken, too, where differs_from_row says so.
-- Where an action of channels is taken, the kind is 'taken' without payments.
-- Locks: the lane, as hold_lane does, so that a settler with an old fencing token writes nothing; then the payments in the order of
-- their ids, so that of two lanes that want one payment the second sees the first one's transaction; then the actions of channels. Every function takes
-- lane before payments.
-- Plans: as in finish_settlements. OFFSET 0 also keeps EXISTS from being answered by a hash of all rows.
CREATE OR REPLACE FUNCTION commit_transactions(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
DECLARE
    first_nonce bigint;
    last_nonce bigint;
    length bigint;
    free_nonce bigint;
    own_address text;
    own_chain integer;
    retired timestamptz;
BEGIN
    SELECT min((row ->> 'nonce')::bigint), max((row ->> 'nonce')::bigint), count(DISTINCT row ->> 'nonce')
    INTO first_nonce, last_nonce, length FROM jsonb_array_elements(planned) AS row;
    IF length <> jsonb_array_length(planned) OR last_nonce - first_nonce + 1 <> length THEN
        RAISE EXCEPTION 'the planned nonces of % have a gap or a double', lane;
    END IF;

    -- The statement that locks the row reads it: after a wait for the lock it sees what the other settler wrote, where a second read
    -- in one expression with the lock would not.
    SELECT l.next_nonce, l.address, l.chain_id, l.retired_at INTO free_nonce, own_address, own_chain, retired FROM lanes l
    WHERE l.id = lane AND l.owner = holder AND l.fencing_token = token FOR NO KEY UPDATE;
    -- A retired lane gets a nonce for nothing but payments whose payer named it: nobody else can settle those. After a nonce that it
    -- gave up none is mined.
    IF NOT FOUND OR free_nonce IS DISTINCT FROM first_nonce OR (retired IS NOT NULL AND (
        EXISTS (SELECT FROM transactions t WHERE t.lane_id = lane AND t.state = 'abandoned')
        OR EXISTS (
            SELECT FROM jsonb_to_recordset(planned) AS row (purpose text, payment_id text)
            WHERE row.purpose <> 'payment' OR NOT EXISTS (
                SELECT FROM payments p WHERE p.id = row.payment_id AND p.only_sender = own_address OFFSET 0
            )
        )
    )) THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- Two lanes may want the same payment: the second waits here, and then sees the first one's open transaction.
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (
        SELECT row ->> 'payment_id' AS id, row ->> 'purpose' AS purpose, row ->> 'order_text' AS order_text
        FROM jsonb_array_elements(planned) AS row
    ) AS wanted
    WHERE wanted.id IS NOT NULL AND (
        NOT EXISTS (
            SELECT FROM payments p
            WHERE p.id = wanted.id AND p.ended_at IS NULL AND p.status <> 'held'
                AND (p.only_sender IS NULL OR p.only_sender = own_address OR wanted.purpose <> 'payment') OFFSET 0
        )
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state <> 'abandoned' AND t.closed_at IS NULL OFFSET 0)
        OR EXISTS (SELECT FROM bundled_payments b WHERE b.payment_id = wanted.id AND b.closed_at IS NULL OFFSET 0)
        OR (wanted.purpose = 'funding'
            AND NOT EXISTS (SELECT FROM sponsorships s WHERE s.payment_id = wanted.id AND s.granted_wei IS NULL))
        OR (wanted.order_text IS NOT NULL AND differs_from_row(wanted.id, own_chain, wanted.order_text))
    );
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;
    IF planned @? '$[*] ? (@.purpose == "channel")' AND NOT take_channel_actions(planned) THEN
        kind := 'taken';
        payment_ids := '{}';
        RETURN NEXT;
        RETURN;
    END IF;

    INSERT INTO transactions (lane_id, nonce, purpose, payment_id, action_id)
    SELECT lane, row.nonce, row.purpose, row.payment_id, row.action_id
    FROM jsonb_to_recordset(planned) AS row (nonce bigint, purpose text, payment_id text, action_id text);
    INSERT INTO attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei, created_at)
    SELECT row.hash, lane, row.nonce, row.purpose, row.raw_transaction, row.fee_cap_wei, row.tip_wei, row.created_at
    FROM jsonb_to_recordset(planned) AS row (
        nonce bigint, purpose text, hash text, raw_transaction text, fee_cap_wei numeric, tip_wei numeric, created_at timestamptz
    );
    IF planned @? '$[*] ? (@.purpose == "funding")' THEN
        UPDATE sponsorships s SET granted_wei = row.granted_wei, granted_at = now()
        FROM jsonb_to_recordset(planned) AS row (purpose text, payment_id text, granted_wei numeric)
        WHERE row.purpose = 'funding' AND s.payment_id = row.payment_id;
    END IF;
    UPDATE lanes SET next_nonce = last_nonce + 1 WHERE id = lane AND length > 0;
    kind := 'committed';
    RETURN NEXT;
END
$$;
