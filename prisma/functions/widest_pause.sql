-- The widest pause that a payment falls under, or no row. The names of the scopes sort from wide to narrow.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION widest_pause(on_chain integer, of_merchant text, of_payer text) RETURNS TABLE (paused text)
LANGUAGE sql STABLE AS $$
    SELECT p.scope FROM pauses p
    WHERE (p.scope, p.subject) IN (('chain', on_chain::text), ('merchant', of_merchant), ('payer', of_payer))
    ORDER BY p.scope LIMIT 1
$$;
