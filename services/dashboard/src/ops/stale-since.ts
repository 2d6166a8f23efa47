/** What is needed of a query of the cache. */
interface ReadState {
  readonly queryKey: readonly unknown[];
  readonly isActive: boolean;
  readonly error: unknown;
  /** Of the last answer; 0 before the first one. */
  readonly dataUpdatedAt: number;
}

/**
 * Since when what is shown is old, in milliseconds; null while all of it is current. A view that never had an answer shows its
 * failure itself. The session is read once: its failure says nothing of what is shown.
 */
export function staleSince(queries: readonly ReadState[]): number | null {
  const old = queries
    .filter(({ queryKey, isActive, error }) => isActive && error !== null && queryKey[0] !== "session")
    .flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []));
  return old.length === 0 ? null : Math.min(...old);
}
