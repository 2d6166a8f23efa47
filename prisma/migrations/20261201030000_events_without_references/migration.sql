-- A month that is dropped would lock every table that it references. Functions write these rows from the rows they name, and neither
-- payments nor merchants are ever deleted. Locked in the order in which a payment ends.
LOCK TABLE payments, events, merchants IN ACCESS EXCLUSIVE MODE;
ALTER TABLE events DROP CONSTRAINT events_payment_id_fkey;
ALTER TABLE events DROP CONSTRAINT events_merchant_id_fkey;
