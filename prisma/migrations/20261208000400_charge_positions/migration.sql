-- A charge's place in the feed is the number of its transaction. A database that was restored from a dump begins again with small numbers:
-- `ahead` is what is added to them there, so that new charges still come after the old ones.
CREATE TABLE charge_positions (
    only_row boolean NOT NULL DEFAULT true,
    ahead bigint NOT NULL,
    CONSTRAINT charge_positions_pkey PRIMARY KEY (only_row),
    CONSTRAINT charge_positions_check CHECK (only_row AND ahead >= 0)
);
INSERT INTO charge_positions (ahead) VALUES (0);
