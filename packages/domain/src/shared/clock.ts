/** Where the time comes from, so that tests and simulations can make it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
