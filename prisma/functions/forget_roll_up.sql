-- Trigger of payments: a payment that is inserted with an old time, or deleted, makes its merchant's checkpoints wrong. They
-- are deleted and summed up again.
-- Locks: the merchant's roll-up in that environment, so that roll_up_payments does not write a checkpoint meanwhile.
CREATE OR REPLACE FUNCTION forget_roll_up() RETURNS trigger
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
    DELETE FROM refund_checkpoints c WHERE c.merchant_id = of_merchant AND c.environment = in_environment;
    DELETE FROM payment_payers k WHERE k.merchant_id = of_merchant AND k.environment = in_environment;
    DELETE FROM payment_payer_days d WHERE d.merchant_id = of_merchant AND d.environment = in_environment;
    RETURN NULL;
END
$$;
