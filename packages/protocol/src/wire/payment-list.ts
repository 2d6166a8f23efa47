import type { PaymentRecord } from "./api";

/** Which page of a list it is, and how much there is in all. */
export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
}

export interface PaymentList {
  readonly payments: PaymentRecord[];
  readonly pagination: Pagination;
}

/** Times are exclusive; without a filter, the newest 20 of all. */
export interface PaymentFilter {
  readonly page?: number;
  readonly limit?: number;
  readonly status?: PaymentRecord["status"];
  /** The chain, by its name in `/config`. */
  readonly network?: string;
  readonly from?: string;
  /** The whole URL of the paid content. */
  readonly resource?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The path and query of a list. */
export function paymentListPath(filter: PaymentFilter): `/payments?${string}` {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return `/payments?${query}`;
}
