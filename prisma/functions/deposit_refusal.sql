-- Why a deposit may not be stored: 'channel_busy' where another deposit into the channel is under way, 'too_many_deposits' where the
-- payer has made `most` of them in 24 hours. NULL: it may be stored. What failed does not count.
-- Locks: nothing. The caller holds the lock of the payer, whose channel it is.
CREATE OR REPLACE FUNCTION deposit_refusal(of_payer text, on_chain integer, into_channel text, most integer) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN count(*) FILTER (WHERE p.channel_id = into_channel AND p.ended_at IS NULL) > 0 THEN 'channel_busy'
        WHEN count(*) FILTER (WHERE p.failure_code IS NULL) >= most THEN 'too_many_deposits'
    END
    FROM payments p
    WHERE p.payer = of_payer AND p.chain_id = on_chain AND p.channel_id IS NOT NULL AND p.created_at > now() - interval '24 hours'
$$;
