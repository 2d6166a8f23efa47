-- An operator approves merchants. Those that nobody has approved share a part of a chain's gas: gas_spent_unapproved holds what their
-- settlements have cost, by chain and UTC day, as gas_spent holds it for each merchant.
ALTER TABLE merchants ADD COLUMN approved_at timestamptz(3);

CREATE TABLE "gas_spent_unapproved" (
    "chain_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "wei" DECIMAL(78,0) NOT NULL DEFAULT 0,

    CONSTRAINT "gas_spent_unapproved_pkey" PRIMARY KEY ("chain_id","day")
);
ALTER TABLE "gas_spent_unapproved" ADD CONSTRAINT "gas_spent_unapproved_wei_check" CHECK ("wei" >= 0);

INSERT INTO gas_spent_unapproved (chain_id, day, wei) SELECT chain_id, day, sum(wei) FROM gas_spent GROUP BY chain_id, day;

-- By whatever way a merchant's gas is counted, that of those who are not approved is counted here. After the statement that counts it,
-- so that all who count lock gas_spent first and this afterwards.
CREATE FUNCTION count_unapproved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO gas_spent_unapproved AS spent (chain_id, day, wei)
    SELECT n.chain_id, n.day, sum(n.wei) FROM is_now n JOIN merchants m ON m.id = n.merchant_id
    WHERE m.approved_at IS NULL GROUP BY n.chain_id, n.day ORDER BY n.chain_id, n.day
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = spent.wei + excluded.wei;
    RETURN NULL;
END
$$;

CREATE FUNCTION recount_unapproved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM gas_spent_unapproved s
    WHERE (s.chain_id, s.day) IN (SELECT n.chain_id, n.day FROM is_now n) ORDER BY s.chain_id, s.day FOR NO KEY UPDATE;
    UPDATE gas_spent_unapproved spent SET wei = greatest(0, spent.wei + change.wei)
    FROM (
        SELECT n.chain_id, n.day, sum(n.wei - w.wei) AS wei
        FROM is_now n JOIN was w ON w.chain_id = n.chain_id AND w.merchant_id = n.merchant_id AND w.day = n.day
        JOIN merchants m ON m.id = n.merchant_id
        WHERE m.approved_at IS NULL GROUP BY n.chain_id, n.day
    ) AS change
    WHERE spent.chain_id = change.chain_id AND spent.day = change.day;
    RETURN NULL;
END
$$;

CREATE TRIGGER gas_spent_insert_unapproved AFTER INSERT ON gas_spent
REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION count_unapproved_gas();
CREATE TRIGGER gas_spent_update_unapproved AFTER UPDATE ON gas_spent
REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION recount_unapproved_gas();

-- With its approval a merchant takes what it has spent today along, and brings it back when the approval is taken back. What a settler
-- counts at the same moment may stay on the wrong side until the day ends.
CREATE FUNCTION move_approved_gas() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO gas_spent_unapproved AS spent (chain_id, day, wei)
    SELECT s.chain_id, s.day, CASE WHEN NEW.approved_at IS NULL THEN s.wei ELSE 0 END FROM gas_spent s
    WHERE s.merchant_id = NEW.id AND s.day = (now() AT TIME ZONE 'utc')::date ORDER BY s.chain_id, s.day
    ON CONFLICT (chain_id, day) DO UPDATE SET wei = greatest(0, spent.wei + CASE WHEN NEW.approved_at IS NULL THEN excluded.wei ELSE (
        SELECT -s.wei FROM gas_spent s
        WHERE s.merchant_id = NEW.id AND s.chain_id = spent.chain_id AND s.day = spent.day
    ) END);
    RETURN NULL;
END
$$;

CREATE TRIGGER merchants_approval_moves_gas AFTER UPDATE OF approved_at ON merchants
FOR EACH ROW WHEN ((OLD.approved_at IS NULL) <> (NEW.approved_at IS NULL)) EXECUTE FUNCTION move_approved_gas();

DROP FUNCTION look_up_payments(jsonb);
DROP FUNCTION gas_standing(integer, text, text);
DROP FUNCTION gas_of_merchant(integer, text);

-- As before, with whether the merchant is approved, and what those that are not have spent and have in flight.
CREATE FUNCTION gas_of_merchant(on_chain integer, of_merchant text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, merchant_pending bigint, chain_pending bigint, fee_cap numeric,
    day_ends_in double precision, is_approved boolean, unapproved_spent numeric, unapproved_pending bigint
)
LANGUAGE sql STABLE AS $$
    SELECT
        coalesce((SELECT wei FROM gas_spent
            WHERE chain_id = on_chain AND merchant_id = of_merchant AND day = (now() AT TIME ZONE 'utc')::date), 0),
        coalesce((SELECT wei FROM gas_spent_in_all
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        pending.merchants, pending.chains,
        coalesce(
            (SELECT l.gas_price_wei FROM lanes l WHERE l.chain_id = on_chain AND l.gas_price_at > now() - interval '30 seconds'
                ORDER BY l.gas_price_at DESC LIMIT 1),
            (SELECT newest.fee_cap_wei FROM lanes l CROSS JOIN LATERAL (
                SELECT a.fee_cap_wei, a.created_at FROM attempts a WHERE a.lane_id = l.id ORDER BY a.nonce DESC LIMIT 1
            ) AS newest WHERE l.chain_id = on_chain ORDER BY newest.created_at DESC LIMIT 1)
        ),
        extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::double precision,
        coalesce((SELECT m.approved_at IS NOT NULL FROM merchants m WHERE m.id = of_merchant), false),
        coalesce((SELECT wei FROM gas_spent_unapproved
            WHERE chain_id = on_chain AND day = (now() AT TIME ZONE 'utc')::date), 0),
        pending.unapproved
    FROM (
        SELECT coalesce(sum(own.payments) FILTER (WHERE own.merchant_id = of_merchant), 0)::bigint AS merchants,
            coalesce(sum(own.payments), 0)::bigint AS chains,
            coalesce(sum(own.payments) FILTER (WHERE own.is_unapproved), 0)::bigint AS unapproved
        FROM (
            SELECT each.merchant_id, each.payments,
                EXISTS (SELECT FROM merchants m WHERE m.id = each.merchant_id AND m.approved_at IS NULL) AS is_unapproved
            FROM (
                SELECT p.merchant_id, count(*) AS payments FROM payments p
                WHERE p.chain_id = on_chain AND p.status = 'pending' GROUP BY p.merchant_id
            ) AS each
        ) AS own
    ) AS pending
$$;

CREATE FUNCTION gas_standing(on_chain integer, of_merchant text, of_payer text)
RETURNS TABLE (
    merchant_spent numeric, chain_spent numeric, payer_pending bigint, merchant_pending bigint, chain_pending bigint,
    fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_approved boolean, unapproved_spent numeric, unapproved_pending bigint
)
LANGUAGE sql STABLE AS $$
    SELECT m.merchant_spent, m.chain_spent, p.payer_pending, m.merchant_pending, m.chain_pending, m.fee_cap, p.revert_ages, m.day_ends_in,
        m.is_approved, m.unapproved_spent, m.unapproved_pending
    FROM gas_of_merchant(on_chain, of_merchant) AS m CROSS JOIN gas_of_payer(on_chain, of_payer) AS p
$$;

-- As before, with that.
CREATE FUNCTION look_up_payments(sought jsonb)
RETURNS TABLE (
    place integer, in_flight numeric, paused_by text, merchant_spent numeric, chain_spent numeric, payer_pending bigint,
    merchant_pending bigint, chain_pending bigint, fee_cap numeric, revert_ages double precision[], day_ends_in double precision,
    is_approved boolean, unapproved_spent numeric, unapproved_pending bigint,
    is_authorizations boolean, is_keys boolean, payment payments
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
    WITH wanted AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(sought) AS row (
            place integer, chain_id integer, permit2 text, payer text, nonce numeric, token text, merchant_id text,
            key_lineage text, idempotency_key text
        )
    ), merchants AS MATERIALIZED (
        SELECT each.chain_id, each.merchant_id, gas.*
        FROM (SELECT DISTINCT w.chain_id, w.merchant_id FROM wanted w) AS each
        CROSS JOIN LATERAL gas_of_merchant(each.chain_id, each.merchant_id) AS gas
    )
    SELECT wanted.place, flight.base_units, pause.paused, merchants.merchant_spent, merchants.chain_spent, payer.payer_pending,
        merchants.merchant_pending, merchants.chain_pending, merchants.fee_cap, payer.revert_ages, merchants.day_ends_in,
        merchants.is_approved, merchants.unapproved_spent, merchants.unapproved_pending,
        found.is_authorizations, found.is_keys, p
    FROM wanted
    JOIN merchants ON merchants.merchant_id = wanted.merchant_id AND merchants.chain_id = wanted.chain_id
    CROSS JOIN LATERAL in_flight_of(wanted.chain_id, wanted.payer, wanted.token, NULL) AS flight
    CROSS JOIN LATERAL gas_of_payer(wanted.chain_id, wanted.payer) AS payer
    LEFT JOIN LATERAL widest_pause(wanted.chain_id, wanted.merchant_id, wanted.payer) AS pause ON true
    LEFT JOIN LATERAL (
        SELECT each.id, bool_or(each.by_authorization) AS is_authorizations, bool_or(each.by_key) AS is_keys FROM (
            SELECT a.id, true AS by_authorization, false AS by_key FROM payments a
            WHERE a.chain_id = wanted.chain_id AND a.permit2 = wanted.permit2 AND a.payer = wanted.payer AND a.nonce = wanted.nonce
            UNION ALL
            SELECT k.payment_id, false, true FROM idempotency_keys k
            WHERE k.lineage = wanted.key_lineage AND k.key = wanted.idempotency_key
                AND k.created_at > now() - idempotency_window()
        ) AS each GROUP BY each.id
    ) AS found ON true
    LEFT JOIN payments p ON p.id = found.id;
END
$$;

-- What a merchant may spend in a day, and what all that are not approved may spend together: NULL where that bounds nothing, as the
-- merchant is approved or the chain leaves nobody less.
CREATE FUNCTION gas_budget_of(terms jsonb, is_approved boolean) RETURNS TABLE (merchant_wei numeric, unapproved_wei numeric)
LANGUAGE sql IMMUTABLE AS $$
    SELECT
        coalesce(
            CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_merchant_daily_wei')::numeric END,
            (terms ->> 'merchant_daily_wei')::numeric
        ),
        CASE WHEN NOT is_approved THEN (terms ->> 'unapproved_daily_wei')::numeric END
$$;

-- As before, and the bounds of those that are not approved.
-- terms: as before, and {unapproved_merchant_daily_wei, unapproved_daily_wei} where the chain leaves them less
CREATE OR REPLACE FUNCTION gas_bound_reached(terms jsonb, on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN cardinality(gas.revert_ages) >= (terms ->> 'payer_reverts_per_hour')::integer THEN 'payer_reverts'
        WHEN gas.payer_pending >= (terms ->> 'payer_in_flight')::integer THEN 'payer_in_flight'
        WHEN gas.merchant_pending >= (terms ->> 'merchant_in_flight')::integer THEN 'merchant_in_flight'
        WHEN gas.merchant_spent + (gas.merchant_pending + 1) * worst.wei > budget.merchant_wei THEN 'merchant_gas_budget'
        WHEN gas.unapproved_spent + (gas.unapproved_pending + 1) * worst.wei > budget.unapproved_wei THEN 'unapproved_gas_budget'
        WHEN gas.chain_pending >= (terms ->> 'chain_in_flight')::integer THEN 'chain_in_flight'
        WHEN gas.chain_spent + (gas.chain_pending + 1) * worst.wei > (terms ->> 'chain_daily_wei')::numeric THEN 'chain_gas_budget'
    END
    FROM gas_standing(on_chain, of_merchant, of_payer) AS gas, LATERAL (
        SELECT (terms ->> 'gas_limit')::numeric * coalesce(gas.fee_cap, (terms ->> 'fee_ceiling_wei')::numeric) AS wei
    ) AS worst, LATERAL gas_budget_of(terms, gas.is_approved) AS budget
$$;

-- The functions that judge whether a payment is far from, or near, a bound of its merchant's judge by these budgets, too. Two conditions of
-- theirs change; all else of them, their rights included, stays as it stands.
DO $$
DECLARE
    judges constant text[] := ARRAY['accept_together(jsonb, jsonb)', 'lock_gas_near_bounds(jsonb, jsonb)'];
    far constant text := 'AND m.merchant_spent + (m.merchant_pending + room) * worst.wei <= (asked.gas_terms ->> ''merchant_daily_wei'')::numeric';
    near constant text := 'OR gas.merchant_spent + (gas.merchant_pending + room) * worst.wei > (each.gas_terms ->> ''merchant_daily_wei'')::numeric';
    judge text;
    was text;
    is_now text;
BEGIN
    FOREACH judge IN ARRAY judges LOOP
        CONTINUE WHEN to_regprocedure(judge) IS NULL;
        was := pg_get_functiondef(to_regprocedure(judge));
        is_now := replace(replace(was, far, 'AND NOT EXISTS (
                    SELECT FROM gas_budget_of(asked.gas_terms, m.is_approved) AS budget
                    WHERE m.merchant_spent + (m.merchant_pending + room) * worst.wei > budget.merchant_wei
                        OR m.unapproved_spent + (m.unapproved_pending + room) * worst.wei > budget.unapproved_wei
                )'), near, 'OR EXISTS (
                SELECT FROM gas_budget_of(each.gas_terms, gas.is_approved) AS budget
                WHERE gas.merchant_spent + (gas.merchant_pending + room) * worst.wei > budget.merchant_wei
                    OR gas.unapproved_spent + (gas.unapproved_pending + room) * worst.wei > budget.unapproved_wei
            )');
        IF is_now = was THEN
            RAISE EXCEPTION '% judges by another condition than it did', judge;
        END IF;
        EXECUTE is_now;
    END LOOP;
END
$$;
