-- What is due is looked for merchant by merchant, and counted in all, by deliveries_due_by_merchant_idx. This one, from before there was
-- that one, was only written: an entry for each delivery.
DROP INDEX "deliveries_due_idx";
