-- The hash of an audit entry in the chain: each field with its length in bytes, so that no two entries read alike; `-` stands
-- for NULL. packages/domain computes the same hash independently.
-- Locks: nothing.
CREATE OR REPLACE FUNCTION audit_hash(place bigint, previous text, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT encode(sha256(convert_to(string_agg(
        coalesce(octet_length(convert_to(field.value, 'UTF8')) || ':' || field.value, '-'), ',' ORDER BY field.n
    ), 'UTF8')), 'hex')
    FROM unnest(ARRAY[
        place::text, previous, entry.id, entry.actor_kind, entry.actor_id, entry.action, entry.target, entry.merchant_id,
        entry.details::text, (extract(epoch FROM entry.at) * 1000)::bigint::text, entry.personal_hash
    ]) WITH ORDINALITY AS field (value, n)
$$;
