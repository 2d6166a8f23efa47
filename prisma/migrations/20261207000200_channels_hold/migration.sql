ALTER TABLE payments VALIDATE CONSTRAINT payments_channel_check;
ALTER TABLE merchants VALIDATE CONSTRAINT merchants_channel_settings_check;
ALTER TABLE transactions VALIDATE CONSTRAINT transactions_action_id_fkey;
ALTER TABLE transactions VALIDATE CONSTRAINT transactions_purpose_check;
ALTER TABLE transactions VALIDATE CONSTRAINT transactions_action_check;
ALTER TABLE attempts VALIDATE CONSTRAINT attempts_purpose_check;
ALTER TABLE events VALIDATE CONSTRAINT events_type_check;
ALTER TABLE events VALIDATE CONSTRAINT events_data_check;
