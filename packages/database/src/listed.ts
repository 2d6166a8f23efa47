import type { PageRequest } from "@lunas/domain/payment/books";
import type { Database } from "./connect";

/** A page of a list, and what the list is filtered by. */
export interface Listed<Filter> {
  readonly filter: Filter;
  readonly request: PageRequest;
}

/** A list is read from `reads`, which may be a replica; the checkpoints that it counts from are written to `database`, the primary. */
export interface Places {
  readonly database: Database;
  readonly reads: Database;
}
