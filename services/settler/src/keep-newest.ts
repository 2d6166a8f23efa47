/** What ends elsewhere is never told here: beyond this many the oldest entries are let go. */
const most = 20_000;

export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
