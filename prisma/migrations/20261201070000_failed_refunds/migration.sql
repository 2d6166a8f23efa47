-- Few refunds fail: their list reads no others.
CREATE INDEX CONCURRENTLY payments_failed_refund_list_idx ON payments (merchant_id, environment, created_at DESC, id DESC)
WHERE refund_of IS NOT NULL AND status = 'failed';
