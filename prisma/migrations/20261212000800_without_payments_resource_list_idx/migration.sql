-- The index by time has taken its place.
DROP INDEX CONCURRENTLY payments_resource_list_idx;
