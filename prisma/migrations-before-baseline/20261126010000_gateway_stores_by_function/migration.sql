-- The gateway's role inserts no payment any more: it calls these functions, which run as their owner and store a payment as pending, with
-- none of the columns that tell of an outcome, and for a wallet of its merchant alone. They cost what they cost before.

-- One row where payments to a wallet may be stored for a merchant, or none. Who connects as the owner of the tables may store any.
CREATE FUNCTION payable_wallets(of_merchant text, wallet text) RETURNS TABLE (payable text)
LANGUAGE sql STABLE AS $$
    SELECT m.id FROM merchants m
    WHERE m.id = of_merchant AND (m.wallet_address = wallet OR session_user = current_user)
$$;

-- As before, and what tells of an outcome is not taken from `wanted`. 'foreign_wallet': it would be paid to a wallet that is not its
-- merchant's, which no gateway asks for.
CREATE OR REPLACE FUNCTION accept_payment(wanted jsonb, balance numeric, allowance numeric, read_at_block bigint, lease interval)
RETURNS TABLE (kind text, in_flight numeric, payment payments)
LANGUAGE plpgsql AS $$
DECLARE
    wish payments := jsonb_populate_record(NULL::payments, wanted);
    approval sponsorships := jsonb_populate_record(NULL::sponsorships, wanted -> 'sponsorship');
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('payer %s %s %s', wish.chain_id, wish.asset, wish.payer), 0));
    in_flight := payer_in_flight(wish.chain_id, wish.payer, wish.asset, read_at_block);

    SELECT p.* INTO payment FROM payments p
    WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    IF FOUND THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wanted ? 'gas_terms' THEN
        kind := gas_bound_reached(wanted -> 'gas_terms', wish.chain_id, wish.merchant_id, wish.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    -- least() passes over an unlimited (NULL) allowance.
    IF in_flight + wish.amount > least(balance, allowance) THEN
        kind := 'short';
        RETURN NEXT;
        RETURN;
    END IF;

    IF wanted ? 'sponsorship' THEN
        kind := sponsor_bound_reached(wanted -> 'sponsorship', wish.chain_id, wish.merchant_id, wish.payer);
        IF kind IS NOT NULL THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    IF NOT EXISTS (SELECT FROM payable_wallets(wish.merchant_id, wish.pay_to)) THEN
        kind := 'foreign_wallet';
        RETURN NEXT;
        RETURN;
    END IF;

    wish.status := 'pending';
    wish.created_at := clock_timestamp();
    wish.asker_until := clock_timestamp() + lease;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments (
        id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
        amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
        body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
        idempotency_key, payment_identifier, status, created_at, asker_until
    )
    SELECT wish.id, wish.merchant_id, wish.api_key_id, wish.environment, wish.network, wish.chain_id, wish.permit2,
        wish.payer, wish.nonce, wish.token_symbol, wish.asset, wish.amount, wish.pay_to, wish.spender, wish.deadline,
        wish.valid_after, wish.signature, wish.resource, wish.description, wish.metadata, wish.source,
        wish.body_hash, wish.checked_at_block, wish.payer_has_code, wish.received_at, wish.verified_at,
        wish.asker_id, wish.key_lineage, wish.idempotency_key, wish.payment_identifier, wish.status, wish.created_at,
        wish.asker_until
    ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    ELSIF wanted ? 'sponsorship' THEN
        INSERT INTO sponsorships (
            payment_id, chain_id, merchant_id, payer, approval_hash, raw_approval, approval_nonce, max_fee_per_gas_wei,
            need_wei, gas_wei, created_at
        )
        SELECT wish.id, wish.chain_id, wish.merchant_id, wish.payer, approval.approval_hash, approval.raw_approval,
            approval.approval_nonce, approval.max_fee_per_gas_wei, approval.need_wei, approval.gas_wei, clock_timestamp();
    END IF;
    RETURN NEXT;
END
$$;

-- As before, as its owner, and a payment to a wallet that is not its merchant's is left to accept_payment_once, which refuses it.
-- Stores several payments in one transaction. What they lock is locked beforehand, in the one order in which everybody does who locks
-- more than one: keys, then payers. Then all that is clearly in order is written by one statement: one payment of each payer, without
-- an Idempotency-Key or an approval to be paid for, with the lease of the first, covered by what its payer has left, and so far from
-- the bounds of the gas that there is room for all that came and many more. Whatever is not as clear, or finds its authorization
-- taken, is judged alone afterwards, by accept_payment_once, which has the rules: nothing is refused here, and nothing stored that
-- would be refused there.
-- kind and payment are accept_payment_once's; a payment that is stored is as it was wished, stored_at.
-- wishes:       [a row of payments: of its columns those that are named below; its status and times are given here]
-- reservations: [{balance, allowance, read_at_block, lease_ms, gas_terms, sponsorship}], at the places of the wishes
CREATE OR REPLACE FUNCTION accept_together(wishes jsonb, reservations jsonb)
RETURNS TABLE (place integer, kind text, in_flight numeric, stored_at timestamptz, payment payments)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    came integer := jsonb_array_length(wishes);
    -- What another gateway's statement stores at this moment is not seen. So near a bound each is judged by what is stored just then.
    room integer := came + 64;
    of_lease_ms integer := reservations -> 0 ->> 'lease_ms';
    clear_ids text[];
    clear_places integer[];
    stored integer[];
    fresh payments;
    reserved jsonb;
BEGIN
    IF wishes @? '$[*].idempotency_key ? (@ != null)' THEN
        PERFORM pg_advisory_xact_lock(keys.key) FROM (
            SELECT DISTINCT hashtextextended(format('idempotency %s %s', row.key_lineage, row.idempotency_key), 0) AS key
            FROM jsonb_to_recordset(wishes) AS row (key_lineage text, idempotency_key text)
            WHERE row.idempotency_key IS NOT NULL ORDER BY 1
        ) AS keys;
    END IF;
    PERFORM pg_advisory_xact_lock(payers.key) FROM (
        SELECT DISTINCT hashtextextended(format('payer %s %s %s', row.chain_id, row.asset, row.payer), 0) AS key
        FROM jsonb_to_recordset(wishes) AS row (chain_id integer, asset text, payer text) ORDER BY 1
    ) AS payers;

    WITH asked AS MATERIALIZED (
        SELECT DISTINCT ON (row.payer, row.chain_id) row.* FROM ROWS FROM (
            jsonb_to_recordset(wishes) AS (
                id text, merchant_id text, chain_id integer, payer text, asset text, amount numeric, pay_to text, idempotency_key text
            ),
            jsonb_to_recordset(reservations) AS (
                balance numeric, allowance numeric, read_at_block bigint, lease_ms integer, gas_terms jsonb, sponsorship jsonb
            )
        ) WITH ORDINALITY AS row
        WHERE row.idempotency_key IS NULL AND row.sponsorship IS NULL AND row.lease_ms = of_lease_ms
        ORDER BY row.payer, row.chain_id, row.ordinality
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT a.chain_id, a.merchant_id FROM asked a WHERE a.gas_terms IS NOT NULL) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT array_agg(asked.id), array_agg(asked.ordinality - 1) INTO clear_ids, clear_places
    FROM asked CROSS JOIN LATERAL in_flight_of(asked.chain_id, asked.payer, asked.asset, asked.read_at_block) AS flight
    -- least() passes over an unlimited (NULL) allowance.
    WHERE flight.base_units + asked.amount <= least(asked.balance, asked.allowance)
        AND EXISTS (SELECT FROM payable_wallets(asked.merchant_id, asked.pay_to))
        AND (asked.gas_terms IS NULL OR EXISTS (
            SELECT FROM merchants m
            CROSS JOIN LATERAL gas_of_payer(asked.chain_id, asked.payer) AS payer
            CROSS JOIN LATERAL (
                SELECT (asked.gas_terms ->> 'gas_limit')::numeric
                    * coalesce(m.fee_cap, (asked.gas_terms ->> 'fee_ceiling_wei')::numeric) AS wei
            ) AS worst
            WHERE m.merchant_id = asked.merchant_id AND m.chain_id = asked.chain_id
                AND cardinality(payer.revert_ages) < (asked.gas_terms ->> 'payer_reverts_per_hour')::integer
                AND payer.payer_pending < (asked.gas_terms ->> 'payer_in_flight')::integer
                AND m.merchant_pending + room <= (asked.gas_terms ->> 'merchant_in_flight')::integer
                AND m.merchant_spent + (m.merchant_pending + room) * worst.wei <= (asked.gas_terms ->> 'merchant_daily_wei')::numeric
                AND m.chain_pending + room <= (asked.gas_terms ->> 'chain_in_flight')::integer
                AND m.chain_spent + (m.chain_pending + room) * worst.wei <= (asked.gas_terms ->> 'chain_daily_wei')::numeric
        ));

    fresh.status := 'pending';
    fresh.created_at := clock_timestamp();
    fresh.asker_until := clock_timestamp() + of_lease_ms * interval '1 millisecond';
    IF clear_ids IS NOT NULL THEN
        -- The locks do not cover the same nonce signed for another token: the unique key does.
        WITH written AS (
            INSERT INTO payments (
                id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
                amount, pay_to, spender, deadline, valid_after, signature, resource, description, metadata, source,
                body_hash, checked_at_block, payer_has_code, received_at, verified_at, asker_id, key_lineage,
                idempotency_key, payment_identifier, status, created_at, asker_until
            )
            SELECT p.id, p.merchant_id, p.api_key_id, p.environment, p.network, p.chain_id, p.permit2, p.payer, p.nonce,
                p.token_symbol, p.asset, p.amount, p.pay_to, p.spender, p.deadline, p.valid_after, p.signature, p.resource,
                p.description, p.metadata, p.source, p.body_hash, p.checked_at_block, p.payer_has_code, p.received_at,
                p.verified_at, p.asker_id, p.key_lineage, p.idempotency_key, p.payment_identifier, fresh.status, fresh.created_at,
                fresh.asker_until
            FROM jsonb_populate_recordset(fresh, wishes) AS p WHERE p.id = ANY (clear_ids)
            ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
            RETURNING payments.id
        )
        SELECT array_agg(clear_places[array_position(clear_ids, written.id)]) INTO stored FROM written;
        RETURN QUERY SELECT each, 'stored', NULL::numeric, fresh.created_at, NULL::payments FROM unnest(stored) AS each;
    END IF;
    IF cardinality(stored) = came THEN
        RETURN;
    END IF;

    FOR at IN 0 .. came - 1 LOOP
        CONTINUE WHEN at = ANY (stored);
        reserved := reservations -> at;
        RETURN QUERY SELECT at, alone.kind, alone.in_flight, (alone.payment).created_at, alone.payment FROM accept_payment_once(
            (wishes -> at) || reserved, (reserved ->> 'balance')::numeric, (reserved ->> 'allowance')::numeric,
            (reserved ->> 'read_at_block')::bigint, (reserved ->> 'lease_ms')::integer * interval '1 millisecond'
        ) AS alone;
    END LOOP;
END
$$;

ALTER FUNCTION accept_identified_payment(jsonb, numeric, numeric, bigint, interval) SECURITY DEFINER SET search_path = public, pg_temp;
-- The sums of a merchant's payments are no one's to write either: they follow from the payments.
ALTER FUNCTION roll_up_payments(text, text, integer) SECURITY DEFINER SET search_path = public, pg_temp;

-- A function is everybody's to call unless that is taken away. A gateway that runs meanwhile keeps what it calls.
REVOKE EXECUTE ON FUNCTION accept_together(jsonb, jsonb), roll_up_payments(text, text, integer),
    accept_identified_payment(jsonb, numeric, numeric, bigint, interval) FROM PUBLIC;
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'lunas_gateway') THEN
        GRANT EXECUTE ON FUNCTION accept_together(jsonb, jsonb), roll_up_payments(text, text, integer),
            accept_identified_payment(jsonb, numeric, numeric, bigint, interval) TO lunas_gateway;
    END IF;
END
$$;
