-- Takes a charge back. kind is 'voided' with the row, also for a repeat, 'claimed' where a claim on the chain or of ours covers it,
-- 'too_old', or 'not_found'. The newest voucher stays, and allows more than is charged; the next one is for less.
-- Runs as the owner of the tables: the gateway writes no sum and no charge by itself.
-- Locks: the roll-up of charges, shared, so that each charge is taken off the day that counts it; the channel; the charge.
CREATE OR REPLACE FUNCTION void_charge(of_merchant text, in_environment text, charge_id text, within interval)
RETURNS TABLE (kind text, charge charges)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    channel channels;
    counted_to xid8;
    covered numeric;
    since timestamptz;
BEGIN
    SELECT r.read_to INTO counted_to FROM charge_roll_ups r FOR SHARE;
    SELECT c.* INTO charge FROM charges c
    WHERE c.id = void_charge.charge_id AND c.merchant_id = of_merchant AND c.environment = in_environment;
    IF NOT FOUND THEN
        kind := 'not_found';
        RETURN NEXT;
        RETURN;
    END IF;
    SELECT c.* INTO channel FROM channels c WHERE c.id = charge.channel_id FOR NO KEY UPDATE;
    SELECT c.* INTO charge FROM charges c WHERE c.id = void_charge.charge_id FOR NO KEY UPDATE;
    IF charge.status = 'voided' THEN
        kind := 'voided';
        RETURN NEXT;
        RETURN;
    END IF;
    -- A channel that is opened again on a chain that began anew has its id of before, and nothing else of that time.
    SELECT coalesce(max(r.reset_at), '-infinity') INTO since FROM chain_resets r WHERE r.chain_id = channel.chain_id;
    -- A claim that a reorganization took back is sent again.
    SELECT greatest(channel.claimed, (
        SELECT max(l.total_claimed) FROM channel_claims l JOIN channel_actions a ON a.id = l.action_id
        WHERE l.channel_id = channel.id AND a.status <> 'failed' AND a.created_at > since
    )) INTO covered;
    kind := CASE
        WHEN charge.created_at <= greatest(clock_timestamp() - within, since) THEN 'too_old'
        -- An earlier charge that is voided leaves less charged than the sum that this one was stored with.
        WHEN charge.cumulative <= covered OR channel.charged - charge.amount < covered THEN 'claimed'
        ELSE 'voided'
    END;
    IF kind <> 'voided' THEN
        charge := NULL;
        RETURN NEXT;
        RETURN;
    END IF;

    UPDATE channels c
    SET charged = c.charged - charge.amount, charges = c.charges - 1,
        -- Its voucher is a new one, should the payer use it again.
        last_charge_id = CASE WHEN c.last_charge_id = charge.id THEN NULL ELSE c.last_charge_id END,
        unclaimed_since = CASE WHEN c.charged - charge.amount > c.claimed THEN c.unclaimed_since END
    WHERE c.id = channel.id;
    UPDATE charges c SET status = 'voided' WHERE c.id = charge.id RETURNING c.* INTO charge;
    IF charge.xid < counted_to THEN
        UPDATE charge_days d SET charges = d.charges - 1, amount = d.amount - charge.amount
        WHERE d.merchant_id = of_merchant AND d.environment = in_environment AND d.chain_id = channel.chain_id
            AND d.asset = channel.asset AND d.day = (charge.created_at AT TIME ZONE 'Asia/Jakarta')::date;
    END IF;
    RETURN NEXT;
END
$$;
REVOKE EXECUTE ON FUNCTION void_charge FROM PUBLIC;
