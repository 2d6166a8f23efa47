-- Which processes run, of which version: each writes its own row, every half minute.
CREATE TABLE "instances" (
    "id" text NOT NULL,
    "service" text NOT NULL,
    "version" text NOT NULL,
    "commit" text NOT NULL,
    "started_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "instances_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "instances_service_check" CHECK (service IN ('gateway', 'settler', 'dispatcher', 'console')),
    CONSTRAINT "instances_length_check" CHECK (length(id) <= 200 AND length(version) <= 100 AND length(commit) <= 100)
);
CREATE INDEX "instances_seen_at_idx" ON "instances" ("seen_at");
