/** How many results one memory holds, at least the newest half of them. */
const defaultSize = 8_192;

/**
 * The same function with a memory for what was asked lately: for pure functions alone, as a result is never asked for
 * again. Two generations instead of an order of use: a look costs one or two look-ups, and whoever asks for ever new
 * things makes it forget, not grow.
 */
export function remembered<T extends NonNullable<unknown>>(
  make: (key: string) => T,
  size: number = defaultSize,
): (key: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (key) => {
    const kept = young.get(key);
    if (kept !== undefined) return kept;
    const value = old.get(key) ?? make(key);
    if (young.size >= size / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
