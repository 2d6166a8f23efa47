ALTER TABLE payments VALIDATE CONSTRAINT payments_kind_check;
ALTER TABLE payments VALIDATE CONSTRAINT payments_terms_check;
ALTER TABLE payments VALIDATE CONSTRAINT payments_hold_check;
ALTER TABLE payments VALIDATE CONSTRAINT payments_status_check;
ALTER TABLE payments VALIDATE CONSTRAINT payments_ended_check;
ALTER TABLE events VALIDATE CONSTRAINT events_type_check;
ALTER TABLE events VALIDATE CONSTRAINT events_payment_check;
