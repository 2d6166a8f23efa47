/** The source of time; tests and simulations replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
