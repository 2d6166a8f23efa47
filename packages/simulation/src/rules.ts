/** What the real database keeps and the in-memory one has no rows for; each rule is taken out by a mutant of its own. */
export interface Rules {
  /** When a statement fails, each of its calls runs alone. */
  readonly repeatsAlone: boolean;
  /** A wallet that has ceased to be the merchant's is an outcome of its payment, not an error of the statement. */
  readonly foreignWalletIsAnOutcome: boolean;
  /** A failed payment that was settled late takes its link's place again. */
  readonly lateTakesAPlace: boolean;
  /** No service deletes an Idempotency-Key or a used sign-in nonce that still counts. */
  readonly keysStay: boolean;
  readonly nonceStays: boolean;
  /** An event stays until its delivery has ended. */
  readonly pendingEventsStay: boolean;
  /** Events are dropped by a time, and none that is young. */
  readonly dropsNeedATime: boolean;
  /** Attempts stay while their transaction is open. */
  readonly openAttemptsStay: boolean;
  /** What a reopened transaction cost is taken back from the day that it was counted on. */
  readonly gasGoesBackToItsDay: boolean;
}

const allRules: Rules = {
  repeatsAlone: true,
  foreignWalletIsAnOutcome: true,
  lateTakesAPlace: true,
  keysStay: true,
  nonceStays: true,
  pendingEventsStay: true,
  dropsNeedATime: true,
  openAttemptsStay: true,
  gasGoesBackToItsDay: true,
};

/** Those of a history: all, but for what its mutant takes out. */
export function rulesOf({ mutant }: { readonly mutant: { readonly rules?: Partial<Rules> } | null }): Rules {
  return { ...allRules, ...mutant?.rules };
}
