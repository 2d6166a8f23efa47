import type { Pagination } from "@lunas/protocol/wire/payment-list";

/** A page of a list, and how many it has at most. */
export interface PageFilter {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page of what was stored in a period. */
export interface PeriodFilter extends PageFilter {
  /** Exclusive. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Which page of a list was read, and how much there is in all. */
export interface ListPage {
  readonly pagination: Pagination;
}
