-- Lists and statistics of payments whose cost does not grow with how many there are: docs/decisions/0006.

-- In the order of the lists. The status beside it counts without the rows; the id decides within a millisecond.
CREATE INDEX "payments_list_idx" ON "payments"("merchant_id", "environment", "created_at" DESC, "id" DESC) INCLUDE ("status");
CREATE INDEX "payments_confirmed_list_idx" ON "payments"("merchant_id", "environment", "created_at" DESC, "id" DESC) WHERE "status" = 'confirmed';
CREATE INDEX "payments_failed_list_idx" ON "payments"("merchant_id", "environment", "created_at" DESC, "id" DESC) WHERE "status" = 'failed';
CREATE INDEX "payments_payer_list_idx" ON "payments"("merchant_id", "environment", "payer", "created_at" DESC, "id" DESC) INCLUDE ("status");
-- The first one takes its place.
DROP INDEX "payments_merchant_id_environment_created_at_idx";

-- What a merchant's payments in an environment sum up to, from the first up to and with one of them: every 200th. None of
-- them can change any more, so these figures cannot either.
CREATE TABLE "payment_checkpoints" (
    "merchant_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "payment_id" TEXT NOT NULL,
    "payments" BIGINT NOT NULL,
    "confirmed" BIGINT NOT NULL,
    "failed" BIGINT NOT NULL,
    -- Of the confirmed: token symbol to base units, as text.
    "volumes" JSONB NOT NULL,

    CONSTRAINT "payment_checkpoints_pkey" PRIMARY KEY ("merchant_id","environment","created_at","payment_id")
);

-- When a payer's last confirmed payment was stored, of those that the checkpoints count.
CREATE TABLE "payment_payers" (
    "merchant_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_payers_pkey" PRIMARY KEY ("merchant_id","environment","payer")
);

-- How many payers' last payment was on a UTC day.
CREATE TABLE "payment_payer_days" (
    "merchant_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "payers" BIGINT NOT NULL,

    CONSTRAINT "payment_payer_days_pkey" PRIMARY KEY ("merchant_id","environment","day")
);

-- AddForeignKey
ALTER TABLE "payment_checkpoints" ADD CONSTRAINT "payment_checkpoints_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_payers" ADD CONSTRAINT "payment_payers_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_payer_days" ADD CONSTRAINT "payment_payer_days_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By time alone: its condition keeps it from being taken where a payer is looked for.
CREATE INDEX "payment_payers_last_idx" ON "payment_payers"("merchant_id", "environment", "last_at") WHERE "last_at" > '-infinity';

-- From a place in a list to the checkpoint behind it.
CREATE INDEX "payment_checkpoints_payments_idx" ON "payment_checkpoints"("merchant_id", "environment", "payments", "created_at");
CREATE INDEX "payment_checkpoints_confirmed_idx" ON "payment_checkpoints"("merchant_id", "environment", "confirmed", "created_at");
CREATE INDEX "payment_checkpoints_failed_idx" ON "payment_checkpoints"("merchant_id", "environment", "failed", "created_at");

-- What is stored or ended this recently may still be on its way to its commit: no statement lives as long.
CREATE FUNCTION roll_up_age() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '10 minutes' $$;

CREATE FUNCTION add_volumes(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(symbol, units::text), '{}') FROM (
        SELECT key AS symbol, sum(value::numeric) AS units
        FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS each GROUP BY key
    ) AS sums
$$;

-- The newest checkpoint that counts nothing created at this time or later; one of nothing before the first.
CREATE FUNCTION checkpoint_before(of_merchant text, in_environment text, before timestamptz) RETURNS payment_checkpoints
LANGUAGE plpgsql STABLE AS $$
DECLARE
    found_one payment_checkpoints;
BEGIN
    SELECT c.* INTO found_one FROM payment_checkpoints c
    WHERE c.merchant_id = of_merchant AND c.environment = in_environment AND c.created_at < before
    ORDER BY c.created_at DESC, c.payment_id DESC LIMIT 1;
    IF NOT FOUND THEN
        found_one := ROW(of_merchant, in_environment, '-infinity', '', 0, 0, 0, '{}');
    END IF;
    RETURN found_one;
END
$$;

-- Each of these reads a short stretch of an index. A plan that is made for any stretch may take it for a long one and read
-- the table; so the plans are made for the very figures, and what the lists' order is said for leaves them one index, also
-- while the table's statistics are old.

-- How many payments were created before a time: what a checkpoint counts and what came after it. STABLE, as are those
-- below: they see what the statement that calls them sees.
CREATE FUNCTION payments_before(of_merchant text, in_environment text, of_status text, before timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    RETURN CASE of_status WHEN 'confirmed' THEN base.confirmed WHEN 'failed' THEN base.failed ELSE base.payments END + (
        SELECT count(*) FROM (
            SELECT p.id FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND (of_status IS NULL OR p.status = of_status)
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later
    );
END
$$;

-- How many confirmed payments were created before a time, and their volumes.
CREATE FUNCTION confirmed_before(of_merchant text, in_environment text, before timestamptz, OUT confirmed bigint, OUT volumes jsonb)
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, before);
BEGIN
    SELECT base.confirmed + coalesce(sum(each.payments), 0),
        add_volumes(base.volumes, coalesce(jsonb_object_agg(each.token_symbol, each.units::text) FILTER (WHERE each.token_symbol IS NOT NULL), '{}'))
    INTO confirmed, volumes FROM (
        SELECT later.token_symbol, count(*) AS payments, sum(later.amount) AS units FROM (
            SELECT p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < before
                AND (p.created_at, p.id) > (base.created_at, base.payment_id) AND p.status = 'confirmed'
            ORDER BY p.created_at DESC, p.id DESC OFFSET 0
        ) AS later GROUP BY later.token_symbol
    ) AS each;
END
$$;

-- How many different payers have a confirmed payment that was created after a time: those whose last one that is counted
-- was, by whole days and the part of the first, and those that came back or came new since.
CREATE FUNCTION payers_since(of_merchant text, in_environment text, since timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
    first_day date := (since AT TIME ZONE 'utc')::date;
BEGIN
    -- One lower bound: of two, the index may begin at the older.
    IF base.created_at <= since THEN
        base.created_at := since + interval '1 millisecond';
        base.payment_id := '';
    END IF;
    RETURN (
        SELECT coalesce(sum(d.payers), 0) FROM payment_payer_days d
        WHERE d.merchant_id = of_merchant AND d.environment = in_environment AND d.day > first_day
    ) + (
        SELECT count(*) FROM payment_payers k
        WHERE k.merchant_id = of_merchant AND k.environment = in_environment
            AND k.last_at > '-infinity' AND k.last_at > since AND k.last_at < (first_day + 1)::timestamp AT TIME ZONE 'utc'
    ) + (
        SELECT count(*) FROM (
            SELECT DISTINCT later.payer FROM (
                SELECT p.payer FROM payments p
                WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
                    AND (p.created_at, p.id) > (base.created_at, base.payment_id)
                ORDER BY p.created_at DESC, p.id DESC OFFSET 0
            ) AS later OFFSET 0
        ) AS came WHERE coalesce((
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = came.payer
        ), '-infinity') <= since
    );
END
$$;

-- Whether so many payments came after the newest checkpoint that the next are worth their while.
CREATE FUNCTION roll_up_is_due(of_merchant text, in_environment text) RETURNS boolean
LANGUAGE plpgsql STABLE SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints := checkpoint_before(of_merchant, in_environment, 'infinity');
BEGIN
    RETURN coalesce((
        SELECT p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment
            AND (p.created_at, p.id) > (base.created_at, base.payment_id)
        ORDER BY p.created_at, p.id OFFSET 400 LIMIT 1
    ) < now() - roll_up_age(), false);
END
$$;

-- Writes the next checkpoints, `at_most` so many; answers how many those were. It stops before the oldest pending payment.
-- Nothing depends on when it runs, or whether: what no checkpoint counts is counted row by row.
CREATE FUNCTION roll_up_payments(of_merchant text, in_environment text, at_most integer) RETURNS integer
LANGUAGE plpgsql SET plan_cache_mode = 'force_custom_plan' SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
    base payment_checkpoints;
    last payment_checkpoints;
    next payment_checkpoints;
    up_to timestamptz;
    made integer := 0;
BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(format('roll up %s %s', of_merchant, in_environment), 0)) THEN
        RETURN 0;
    END IF;
    SELECT least(now() - roll_up_age(), min(p.created_at)) INTO up_to FROM payments p
    WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'pending';
    base := checkpoint_before(of_merchant, in_environment, 'infinity');
    last := base;

    WHILE made < at_most LOOP
        WITH segment AS (
            SELECT p.created_at, p.id, p.status, p.token_symbol, p.amount FROM payments p
            WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.created_at < up_to
                AND (p.created_at, p.id) > (last.created_at, last.payment_id)
            ORDER BY p.created_at, p.id LIMIT 200
        ), sums AS (
            SELECT count(*) AS payments, count(*) FILTER (WHERE status = 'confirmed') AS confirmed,
                count(*) FILTER (WHERE status = 'failed') AS failed FROM segment
        ), by_token AS (
            SELECT token_symbol, sum(amount) AS units FROM segment WHERE status = 'confirmed' GROUP BY token_symbol
        )
        INSERT INTO payment_checkpoints (merchant_id, environment, created_at, payment_id, payments, confirmed, failed, volumes)
        SELECT of_merchant, in_environment, newest.created_at, newest.id, last.payments + sums.payments,
            last.confirmed + sums.confirmed, last.failed + sums.failed,
            add_volumes(last.volumes, (SELECT coalesce(jsonb_object_agg(token_symbol, units::text), '{}') FROM by_token))
        FROM sums, (SELECT created_at, id FROM segment ORDER BY created_at DESC, id DESC LIMIT 1) AS newest
        WHERE sums.payments = 200
        RETURNING * INTO next;
        EXIT WHEN NOT FOUND;
        last := next;
        made := made + 1;
    END LOOP;
    IF made = 0 THEN
        RETURN 0;
    END IF;

    WITH ended AS MATERIALIZED (
        SELECT p.payer, p.created_at FROM payments p
        WHERE p.merchant_id = of_merchant AND p.environment = in_environment AND p.status = 'confirmed'
            AND (p.created_at, p.id) > (base.created_at, base.payment_id)
            AND (p.created_at, p.id) <= (last.created_at, last.payment_id)
        ORDER BY p.created_at, p.id
    ), seen AS MATERIALIZED (
        SELECT each.payer, each.last_at, (
            SELECT k.last_at FROM payment_payers k
            WHERE k.merchant_id = of_merchant AND k.environment = in_environment AND k.payer = each.payer
        ) AS before_at
        FROM (SELECT ended.payer, max(ended.created_at) AS last_at FROM ended GROUP BY ended.payer) AS each
    ), moved AS (
        SELECT (last_at AT TIME ZONE 'utc')::date AS day, 1 AS payers FROM seen
        UNION ALL
        SELECT (before_at AT TIME ZONE 'utc')::date, -1 FROM seen WHERE before_at IS NOT NULL
    ), noted AS (
        INSERT INTO payment_payers (merchant_id, environment, payer, last_at)
        SELECT of_merchant, in_environment, payer, last_at FROM seen
        ON CONFLICT (merchant_id, environment, payer) DO UPDATE SET last_at = excluded.last_at
    )
    INSERT INTO payment_payer_days AS days (merchant_id, environment, day, payers)
    SELECT of_merchant, in_environment, day, sum(payers) FROM moved GROUP BY day
    ON CONFLICT (merchant_id, environment, day) DO UPDATE SET payers = days.payers + excluded.payers;
    RETURN made;
END
$$;

-- A payment that comes into the past, or goes: all that was summed up of its merchant there is forgotten, and summed anew.
CREATE FUNCTION forget_roll_up() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
    of_merchant text;
    in_environment text;
BEGIN
    IF TG_OP = 'DELETE' THEN
        of_merchant := OLD.merchant_id;
        in_environment := OLD.environment;
    ELSE
        of_merchant := NEW.merchant_id;
        in_environment := NEW.environment;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(format('roll up %s %s', of_merchant, in_environment), 0));
    DELETE FROM payment_checkpoints c WHERE c.merchant_id = of_merchant AND c.environment = in_environment;
    DELETE FROM payment_payers k WHERE k.merchant_id = of_merchant AND k.environment = in_environment;
    DELETE FROM payment_payer_days d WHERE d.merchant_id = of_merchant AND d.environment = in_environment;
    RETURN NULL;
END
$$;

CREATE TRIGGER payments_insert_forgets AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW.created_at < now() - interval '5 minutes') EXECUTE FUNCTION forget_roll_up();
CREATE TRIGGER payments_delete_forgets AFTER DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION forget_roll_up();

-- What is there already.
DO $$
DECLARE
    each record;
BEGIN
    FOR each IN SELECT m.id, e.environment FROM merchants m, (VALUES ('sandbox'), ('production')) AS e (environment) LOOP
        WHILE roll_up_payments(each.id, each.environment, 1000) > 0 LOOP
        END LOOP;
    END LOOP;
END
$$;
