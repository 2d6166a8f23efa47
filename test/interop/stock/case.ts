import type { Payers } from "./requests";

/** `valid`, x402's reason, or `error` where the answer has none of x402's fields. */
export type Outcome = string;

/** A request that is sent to the stock facilitator and to Lunas. */
export interface Case {
  readonly name: string;
  readonly make: (payers: Payers) => Promise<unknown>;
  /** Of both; or of each, and why they differ. */
  readonly outcome: Outcome | Difference;
  /** The reason of `settle`, of both, where it is another one than that of `verify`. */
  readonly settled?: Outcome;
}

/** A charge that a shop sends to settle: `settled`, x402's reason, or `error`. */
export interface Charge {
  /** Base units, as they are written in the request. */
  readonly amount: string;
  readonly outcome: Outcome | Difference;
}

export interface Difference {
  readonly stock: Outcome;
  readonly lunas: Outcome;
  readonly because: string;
}
