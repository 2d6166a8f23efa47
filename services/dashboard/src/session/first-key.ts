/** The key that registering made. */
interface FirstKey {
  readonly merchantId: string;
  readonly key: string;
}

/** Kept until its merchant has put it away. In memory only: it is shown once, and to its merchant only. */
let firstKey: FirstKey | null = null;
const listeners = new Set<() => void>();

export function keepFirstKey(kept: FirstKey): void {
  firstKey = kept;
  for (const report of listeners) report();
}

export function forgetFirstKey(): void {
  firstKey = null;
  for (const report of listeners) report();
}

/** Null for any other merchant: after a session has ended, another one may sign in in the same page. */
export function firstKeyOf(merchantId: string): string | null {
  return firstKey?.merchantId === merchantId ? firstKey.key : null;
}

export function watchFirstKey(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
