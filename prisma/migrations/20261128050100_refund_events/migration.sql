-- Events about refunds: after the migration that checks the form of a type.
ALTER TABLE events
    DROP CONSTRAINT events_type_check,
    ADD CONSTRAINT events_type_check CHECK (type ~ '^(payment|refund|merchant|webhook)\.[a-z_]+$');
