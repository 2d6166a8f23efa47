/** Payments that end elsewhere are not reported here: above this number the oldest entries are dropped. */
const most = 20_000;

export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
