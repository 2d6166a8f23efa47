-- Charges vouchers of many channels, or keeps their channels for them, in one transaction. kind is
--   'charged': the channel's sum has the amount, and the charge is stored,
--   'repeated': the stored answer again, of the newest charge whose answer was not received, or of an Idempotency-Key (is_keyed),
--   'held': a repeat of the newest charge, whose request may still get its answer,
--   'nothing': an amount of 0 is in order, and nothing is stored,
--   'reserved': until reserved_until no other voucher of the channel is charged,
--   'paused_chain', 'paused_merchant', 'paused_payer': an operator refuses new payments; repeats get their answers,
--   'out_of_step', 'exhausted', 'withdrawing', 'short', 'busy', 'foreign_books' with the channel as it is,
--   'not_found', or 'key_taken' where the Idempotency-Key stands for another request.
-- A closed channel is not found, but by a repeat: what was charged before has its answer.
-- A voucher is in step where it allows the channel's base and the price, no more and no less. The base is what is charged; or what the
-- contract has claimed, where rows that were lost have charged it: a voucher below that is worth nothing. Its signature, and that the channel's terms
-- are the merchant's, the gateway has checked; the settler checks the signature again before it claims.
-- requests: [{place, nth, channel_id, merchant_id, environment, charge_id, price, amount, max_claimable, signature, body_hash, resource,
--   description, metadata, key_lineage, idempotency_key, lease_ms, reserve_ms, is_new}]. nth: the how manieth of its channel it is here, from
--   1 to `rounds`; reserve_ms: it only keeps the channel; is_new: and is 'busy' where that is kept for the same voucher.
-- Runs as the owner of the tables: the gateway writes no sum and no charge by itself.
-- Locks: all Idempotency-Keys, then the channels of each round, each sorted. Two rounds would lock in another order than one of another
-- statement: so where there are several, all channels are locked before the first.
CREATE OR REPLACE FUNCTION charge_channels(requests jsonb, rounds integer)
RETURNS TABLE (
    place integer, kind text, is_keyed boolean, charge_id text, amount numeric, cumulative numeric, status text, managed_by text,
    balance numeric, claimed numeric, refund_nonce numeric, withdraw_requested_at bigint, charged numeric, signed_max numeric,
    voucher_signature text, last_charge_at timestamptz, opened_at timestamptz, reserved_until timestamptz
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    -- Almost always there is none, and then no voucher looks for one.
    has_pauses boolean := EXISTS (SELECT FROM pauses);
BEGIN
    IF requests @? '$[*].idempotency_key ? (@ != null)' THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('charge %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(requests) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    IF rounds > 1 THEN
        PERFORM FROM channels c
        WHERE c.id IN (SELECT row.channel_id FROM jsonb_to_recordset(requests) AS row (channel_id text))
        ORDER BY c.id FOR NO KEY UPDATE;
    END IF;

    FOR round IN 1 .. rounds LOOP
        RETURN QUERY WITH came AS MATERIALIZED (
            SELECT row.* FROM jsonb_to_recordset(requests) AS row (
                place integer, nth integer, channel_id text, merchant_id text, environment text, charge_id text, price numeric,
                amount numeric, max_claimable numeric, signature text, body_hash text, resource text, description text,
                metadata jsonb, key_lineage text, idempotency_key text, lease_ms integer, reserve_ms integer, is_new boolean
            ) WHERE row.nth = round ORDER BY row.channel_id
        ), judged AS MATERIALIZED (
            SELECT came.*, clock.at, kept.charge_id AS kept_id, kept.amount AS kept_amount, kept.cumulative AS kept_cumulative,
                c.status, c.managed_by, c.balance, c.claimed, c.refund_nonce, c.withdraw_requested_at, c.charged, c.signed_max,
                c.voucher_signature, c.last_charge_id, c.last_amount, c.last_charge_at, c.opened_at, c.base,
                CASE
                    WHEN kept.body_hash <> came.body_hash THEN 'key_taken'
                    WHEN c.id IS NULL THEN 'not_found'
                    WHEN kept.charge_id IS NOT NULL THEN 'repeated'
                    WHEN c.status = 'closed' AND (c.managed_by <> 'lunas' OR came.reserve_ms IS NOT NULL) THEN 'not_found'
                    WHEN c.managed_by <> 'lunas' THEN 'foreign_books'
                    -- What a refund gives back is signed: its hold lasts as long as it is under way, and no repeat takes it over.
                    WHEN came.reserve_ms IS NOT NULL AND (
                        c.reserved_signature = c.action_id
                        OR (came.is_new AND c.reserved_until > clock.at AND c.reserved_signature = came.signature)
                    ) THEN 'busy'
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND came.reserve_ms IS NOT NULL
                        AND NOT c.answered THEN 'reserved'
                    -- After an earlier charge was voided, the sum of the newest one is in step again: once that is answered it is a new
                    -- charge. The same sum has the same signature.
                    WHEN c.last_charge_id IS NOT NULL AND c.voucher_signature = came.signature AND c.last_body_hash = came.body_hash
                        AND NOT (c.answered AND came.max_claimable = c.base + came.price) THEN
                        CASE WHEN c.answered AND c.status = 'closed' THEN 'not_found' WHEN c.answered THEN 'out_of_step'
                            WHEN c.answer_until > clock.at THEN 'held' ELSE 'repeated' END
                    WHEN c.status = 'closed' THEN 'not_found'
                    WHEN has_pauses AND EXISTS (SELECT FROM widest_pause(c.chain_id, c.merchant_id, c.payer))
                        THEN (SELECT 'paused_' || w.paused FROM widest_pause(c.chain_id, c.merchant_id, c.payer) AS w)
                    WHEN c.reserved_signature = c.action_id
                        OR (c.reserved_until > clock.at AND c.reserved_signature <> came.signature) THEN 'busy'
                    WHEN c.status IN ('withdrawing', 'short') THEN c.status
                    WHEN came.max_claimable <> c.base + came.price THEN 'out_of_step'
                    WHEN came.max_claimable > c.balance THEN 'exhausted'
                    WHEN came.reserve_ms IS NOT NULL THEN 'reserved'
                    WHEN came.amount = 0 THEN 'nothing'
                    ELSE 'charged'
                END AS kind
            FROM came
            CROSS JOIN (SELECT clock_timestamp()::timestamptz(3) AS at) AS clock
            -- One after the other in the order of came, as its ORDER BY has it: the order of the locks.
            LEFT JOIN LATERAL (
                SELECT o.*, greatest(o.charged, o.claimed) AS base FROM channels o WHERE o.id = came.channel_id FOR NO KEY UPDATE
            ) AS c
                ON c.merchant_id = came.merchant_id AND c.environment = came.environment
            LEFT JOIN LATERAL (
                SELECT k.body_hash, k.charge_id, done.amount, done.cumulative
                FROM charge_keys k JOIN charges done ON done.id = k.charge_id
                WHERE k.lineage = came.key_lineage AND k.key = came.idempotency_key
                    AND k.created_at > clock.at - idempotency_window()
            ) AS kept ON true
        ), summed AS (
            UPDATE channels c
            SET charged = j.base + j.amount, uncounted = c.uncounted + j.base - c.charged, charges = c.charges + 1,
                signed_max = j.max_claimable, voucher_signature = j.signature,
                last_charge_id = j.charge_id, last_amount = j.amount, last_body_hash = j.body_hash,
                answer_until = j.at + j.lease_ms * interval '1 millisecond', answered = false, reserved_until = NULL,
                reserved_signature = NULL, last_charge_at = j.at, unclaimed_since = coalesce(c.unclaimed_since, j.at)
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'charged'
        ), written AS (
            INSERT INTO charges (
                id, channel_id, merchant_id, environment, amount, cumulative, resource, description, metadata, created_at, xid
            )
            SELECT j.charge_id, j.channel_id, j.merchant_id, j.environment, j.amount, j.base + j.amount, j.resource, j.description,
                j.metadata, j.at, (SELECT charge_position()) FROM judged j WHERE j.kind = 'charged'
        ), keyed AS (
            INSERT INTO charge_keys (lineage, key, charge_id, channel_id, body_hash, created_at)
            SELECT j.key_lineage, j.idempotency_key, j.charge_id, j.channel_id, j.body_hash, j.at FROM judged j
            WHERE j.kind = 'charged' AND j.idempotency_key IS NOT NULL
            ON CONFLICT (lineage, key) DO UPDATE SET charge_id = excluded.charge_id, channel_id = excluded.channel_id,
                body_hash = excluded.body_hash, created_at = excluded.created_at
        ), leased AS (
            UPDATE channels c SET answer_until = j.at + j.lease_ms * interval '1 millisecond'
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'repeated' AND j.kept_id IS NULL
        ), reserved AS (
            UPDATE channels c SET reserved_until = j.at + j.reserve_ms * interval '1 millisecond', reserved_signature = j.signature
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'reserved'
        ), freed AS (
            UPDATE channels c SET reserved_until = NULL, reserved_signature = NULL
            FROM judged j WHERE c.id = j.channel_id AND j.kind = 'nothing' AND c.reserved_signature = j.signature
        )
        SELECT j.place, j.kind, j.kept_id IS NOT NULL,
            CASE WHEN j.kind = 'charged' THEN j.charge_id ELSE coalesce(j.kept_id, j.last_charge_id) END,
            CASE WHEN j.kind = 'charged' THEN j.amount ELSE coalesce(j.kept_amount, j.last_amount) END,
            CASE WHEN j.kind = 'charged' THEN j.base + j.amount ELSE coalesce(j.kept_cumulative, j.charged) END,
            j.status, j.managed_by, j.balance, j.claimed, j.refund_nonce, j.withdraw_requested_at,
            CASE WHEN j.kind = 'charged' THEN j.base + j.amount ELSE j.charged END,
            CASE WHEN j.kind = 'charged' THEN j.max_claimable ELSE j.signed_max END,
            CASE WHEN j.kind = 'charged' THEN j.signature ELSE j.voucher_signature END,
            CASE WHEN j.kind = 'charged' THEN j.at ELSE j.last_charge_at END,
            j.opened_at, j.at + j.reserve_ms * interval '1 millisecond'
        FROM judged j;
    END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION charge_channels FROM PUBLIC;
