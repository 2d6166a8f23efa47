-- Tables by month (decision 0031): what is there becomes one partition, and this CHECK will spare it a scan under a lock. Ids of the
-- months begin with "000000"; an id from before begins so by chance once in 57 billion.
ALTER TABLE events ADD CONSTRAINT events_before_months CHECK (id >= 'evt_000001') NOT VALID;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_before_months CHECK (id >= 'dlv_000001') NOT VALID;
ALTER TABLE delivery_attempts ADD CONSTRAINT delivery_attempts_before_months CHECK (delivery_id >= 'dlv_000001') NOT VALID;
