-- Where the feed of charges stood at a time: a reader of the charges since then does not go through all before them.
CREATE TABLE charge_marks (
    at timestamp(3) with time zone NOT NULL,
    xid xid8 NOT NULL,
    CONSTRAINT charge_marks_pkey PRIMARY KEY (at)
);
