const isFull = process.env.CHAOS_SIZE === "full";

/** How much is in flight: what the design demands for `npm run chaos`, enough to be hurt in `npm test`. */
export const sizes = {
  /** Whether faults are done that take long by their nature. */
  hasLong: isFull || process.env.CHAOS_LONG === "1",
  /** The most settlements in a transaction; 1: each has its own. */
  bundleMax: Number(process.env.CHAOS_BUNDLE_MAX ?? 1),
  inFlight: Number(process.env.CHAOS_IN_FLIGHT ?? (isFull ? 50 : 24)),
  /** Payments of others that are timed before a fault, and at least so many during it. */
  others: isFull ? 60 : 20,
  /** Payments whose outcomes cannot be read. */
  unreadable: isFull ? 500 : 120,
  /** Sponsored payments that their payers keep waiting. */
  sponsored: isFull ? 512 : 128,
  /** For how long these can be settled. */
  sponsoredSeconds: isFull ? 45 : 25,
  severalSettlers: isFull ? 400 : 100,
  /** Of the changes among settlers, the last ones. */
  settlerChanges: isFull ? 2 : 1,
  /** How long a signer hangs. */
  hangMs: isFull ? 60_000 : 15_000,
  /** How long a stock payer's authorization lives, and for how much of it no block comes. */
  stockAuthorizationSeconds: isFull ? 60 : 20,
  stockHoldSeconds: isFull ? 55 : 15,
  /** How long packets vanish: while lanes are leased, and on any other link. */
  cutMs: isFull ? 30_000 : 8_000,
  shortCutMs: isFull ? 12_000 : 8_000,
  storm: isFull ? 1_000 : 120,
} as const;
