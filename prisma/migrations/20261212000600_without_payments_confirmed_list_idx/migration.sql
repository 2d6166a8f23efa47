-- The index by time has taken its place.
DROP INDEX CONCURRENTLY payments_confirmed_list_idx;
