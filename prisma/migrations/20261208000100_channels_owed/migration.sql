-- What waits in a merchant's channels is summed over those with something unclaimed, not over every channel that it ever had.
CREATE INDEX CONCURRENTLY channels_owed_idx ON channels (merchant_id, environment) WHERE unclaimed_since IS NOT NULL;
