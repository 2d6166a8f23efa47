-- payments_payer_pending_idx has its place: nothing reads it any more.
DROP INDEX CONCURRENTLY IF EXISTS payments_in_flight_idx;
