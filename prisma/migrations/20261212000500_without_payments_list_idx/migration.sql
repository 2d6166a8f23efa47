-- The index by time has taken its place.
DROP INDEX CONCURRENTLY payments_list_idx;
