-- The widest pause that a payment falls under, or NULL. Their names happen to be in that order.
CREATE OR REPLACE FUNCTION paused_by(on_chain integer, of_merchant text, of_payer text) RETURNS text
LANGUAGE sql STABLE AS $$ SELECT paused FROM widest_pause(on_chain, of_merchant, of_payer) $$;
