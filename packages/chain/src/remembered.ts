/** The most results in one cache; at least the newest half of them stay. */
const defaultSize = 8_192;

/**
 * Caches the results of a pure function. Two generations instead of an order of use: a look-up costs one or two map
 * reads, and a caller with ever new keys empties the cache instead of growing it.
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
