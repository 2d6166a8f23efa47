/** The key that registering made, until the merchant has put it away. In memory only: it is shown once. */
let firstKey: string | null = null;
const listeners = new Set<() => void>();

export function keepFirstKey(key: string | null): void {
  firstKey = key;
  for (const report of listeners) report();
}

export function currentFirstKey(): string | null {
  return firstKey;
}

export function watchFirstKey(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
