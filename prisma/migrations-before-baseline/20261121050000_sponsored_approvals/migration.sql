-- A payer's pre-signed approval of Permit2 that is paid for: written with its payment, before anything of it is sent. One
-- row for each grant, with its wei.

-- CreateTable
CREATE TABLE "sponsorships" (
    "payment_id" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "merchant_id" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "approval_hash" TEXT NOT NULL,
    "raw_approval" TEXT NOT NULL,
    "approval_nonce" BIGINT NOT NULL,
    "max_fee_per_gas_wei" DECIMAL(78,0) NOT NULL,
    "need_wei" DECIMAL(78,0) NOT NULL,
    "gas_wei" DECIMAL(78,0) NOT NULL,
    "granted_wei" DECIMAL(78,0),
    "granted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sponsorships_pkey" PRIMARY KEY ("payment_id")
);

-- CreateIndex
CREATE INDEX "sponsorships_chain_id_created_at_idx" ON "sponsorships"("chain_id", "created_at");

-- CreateIndex
CREATE INDEX "sponsorships_chain_id_payer_created_at_idx" ON "sponsorships"("chain_id", "payer", "created_at");

-- AddForeignKey
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sponsorships"
    ADD CONSTRAINT "sponsorships_wei_check" CHECK ("need_wei" >= 0 AND "gas_wei" >= 0),
    ADD CONSTRAINT "sponsorships_grant_check" CHECK ("granted_wei" > 0 AND "granted_wei" <= "need_wei"),
    ADD CONSTRAINT "sponsorships_granted_check" CHECK (("granted_wei" IS NULL) = ("granted_at" IS NULL));

ALTER TABLE "transactions" DROP CONSTRAINT "transactions_purpose_check",
    ADD CONSTRAINT "transactions_purpose_check" CHECK ("purpose" IN ('payment', 'filler', 'grant', 'funding'));
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_purpose_check",
    ADD CONSTRAINT "attempts_purpose_check" CHECK ("purpose" IN ('payment', 'filler', 'grant', 'funding'));

-- What sponsoring has cost on a UTC day, or may yet: a grant counts with the gas that sends it, one that may still be made
-- with all that it can be. What ended without a grant has cost nothing. merchant NULL: all of the chain.
CREATE FUNCTION sponsoring_spent(on_chain integer, of_merchant text) RETURNS numeric
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(coalesce(s.granted_wei, s.need_wei) + s.gas_wei), 0)
    FROM sponsorships s JOIN payments p ON p.id = s.payment_id
    WHERE s.chain_id = on_chain AND s.created_at >= date_trunc('day', now(), 'UTC')
        AND (of_merchant IS NULL OR s.merchant_id = of_merchant)
        AND (s.granted_wei IS NOT NULL OR p.status = 'pending')
$$;

-- The first bound that leaves no room for this sponsorship, or NULL. Under the chain's lock, so that of two at the same
-- moment the second sees the first.
-- wanted: {need_wei, gas_wei, merchant_daily_wei, chain_daily_wei}
CREATE FUNCTION sponsor_bound_reached(wanted jsonb, on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    worst numeric := (wanted ->> 'need_wei')::numeric + (wanted ->> 'gas_wei')::numeric;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('sponsorships %s', on_chain), 0));
    RETURN CASE
        WHEN EXISTS (
            SELECT FROM sponsorships s JOIN payments p ON p.id = s.payment_id
            WHERE s.chain_id = on_chain AND s.payer = of_payer AND s.created_at > now() - interval '24 hours'
                AND (s.granted_wei IS NOT NULL OR p.status = 'pending')
        ) THEN 'payer_sponsored_lately'
        WHEN sponsoring_spent(on_chain, of_merchant) + worst > (wanted ->> 'merchant_daily_wei')::numeric THEN 'merchant_budget'
        WHEN sponsoring_spent(on_chain, NULL) + worst > (wanted ->> 'chain_daily_wei')::numeric THEN 'chain_budget'
    END;
END
$$;

-- As before, and with the approval that is to be paid for, where `wanted` brings one as sponsorship: beside the kinds so
-- far the kind may be a bound of sponsoring.
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

    wish.status := 'pending';
    wish.created_at := clock_timestamp();
    wish.asker_until := clock_timestamp() + lease;
    kind := 'stored';
    -- The lock does not cover the same nonce signed for another token: the unique key does.
    INSERT INTO payments SELECT (wish).* ON CONFLICT (chain_id, permit2, payer, nonce) DO NOTHING
    RETURNING payments.* INTO payment;
    IF NOT FOUND THEN
        kind := 'taken';
        SELECT p.* INTO payment FROM payments p
        WHERE p.chain_id = wish.chain_id AND p.permit2 = wish.permit2 AND p.payer = wish.payer AND p.nonce = wish.nonce;
    ELSIF wanted ? 'sponsorship' THEN
        approval.payment_id := wish.id;
        approval.chain_id := wish.chain_id;
        approval.merchant_id := wish.merchant_id;
        approval.payer := wish.payer;
        approval.created_at := clock_timestamp();
        INSERT INTO sponsorships SELECT (approval).*;
    END IF;
    RETURN NEXT;
END
$$;

-- As before, and a funding is written down with what it grants: once for a payment, whatever comes of it.
-- planned: [{nonce, purpose, payment_id, hash, raw_transaction, fee_cap_wei, tip_wei, created_at, granted_wei}]
CREATE OR REPLACE FUNCTION commit_transactions(lane text, holder text, token bigint, planned jsonb)
RETURNS TABLE (kind text, payment_ids text[])
LANGUAGE plpgsql AS $$
DECLARE
    first_nonce bigint;
    last_nonce bigint;
    length bigint;
BEGIN
    SELECT min((row ->> 'nonce')::bigint), max((row ->> 'nonce')::bigint), count(DISTINCT row ->> 'nonce')
    INTO first_nonce, last_nonce, length FROM jsonb_array_elements(planned) AS row;
    IF length <> jsonb_array_length(planned) OR last_nonce - first_nonce + 1 <> length THEN
        RAISE EXCEPTION 'the planned nonces of % have a gap or a double', lane;
    END IF;

    IF NOT hold_lane(lane, holder, token) OR (SELECT next_nonce FROM lanes WHERE id = lane) <> first_nonce THEN
        kind := 'lane_lost';
        RETURN NEXT;
        RETURN;
    END IF;

    -- Two lanes may want the same payment: the second waits here, and then sees the first one's open transaction.
    PERFORM FROM payments WHERE id IN (SELECT row ->> 'payment_id' FROM jsonb_array_elements(planned) AS row)
    ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(wanted.id) INTO payment_ids
    FROM (SELECT row ->> 'payment_id' AS id, row ->> 'purpose' AS purpose FROM jsonb_array_elements(planned) AS row) AS wanted
    WHERE wanted.id IS NOT NULL AND (
        NOT EXISTS (SELECT FROM payments p WHERE p.id = wanted.id AND p.status = 'pending')
        OR EXISTS (SELECT FROM transactions t WHERE t.payment_id = wanted.id AND t.state = 'open')
        OR (wanted.purpose = 'funding'
            AND NOT EXISTS (SELECT FROM sponsorships s WHERE s.payment_id = wanted.id AND s.granted_wei IS NULL))
    );
    IF payment_ids IS NOT NULL THEN
        kind := 'taken';
        RETURN NEXT;
        RETURN;
    END IF;

    INSERT INTO transactions (lane_id, nonce, purpose, payment_id)
    SELECT lane, row.nonce, row.purpose, row.payment_id
    FROM jsonb_to_recordset(planned) AS row (nonce bigint, purpose text, payment_id text);
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
