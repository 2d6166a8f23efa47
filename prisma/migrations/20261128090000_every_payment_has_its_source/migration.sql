-- A payment is by an API key, or by a payment link. A refund may be by a session, which has no key.
ALTER TABLE payments ADD CONSTRAINT payments_api_key_check
    CHECK (api_key_id IS NOT NULL OR refund_of IS NOT NULL OR link_id IS NOT NULL);
