-- The code has the list of the events; the database checks the form of a type. A new event needs no migration.
ALTER TABLE "events"
    DROP CONSTRAINT "events_type_check",
    ADD CONSTRAINT "events_type_check" CHECK ("type" ~ '^(payment|merchant|webhook)\.[a-z_]+$');
