import type { WaitLimit } from "./facilitated";

/** The waiting request, and how long its place stays reserved without a renewal. */
export interface Waiter {
  readonly id: string;
  readonly leaseMs: number;
  /** How many requests may wait for the payment, this one included. */
  readonly seats: 1 | 2;
  /** The request's wait limit. */
  readonly waitLimit: WaitLimit;
}
