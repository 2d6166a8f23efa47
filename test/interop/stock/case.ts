import type { Payers } from "./requests";

/** `valid`, x402's reason, or `error` where the answer has none of x402's fields. */
export type Outcome = string;

/** A request that is sent to the stock facilitator and to Lunas. */
export interface Case {
  readonly name: string;
  readonly make: (payers: Payers) => Promise<unknown>;
  /** Of both; or of each, and why they differ. */
  readonly outcome: Outcome | Difference;
}

export interface Difference {
  readonly stock: Outcome;
  readonly lunas: Outcome;
  readonly because: string;
}
