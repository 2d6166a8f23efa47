/**
 * Works through a list in order, at most `mostAtOnce` at a time. Rejects with the first rejection, after all running
 * work has ended.
 */
export async function runBounded<T>(
  list: readonly T[],
  mostAtOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const entries = list.entries();
  const worker = async () => {
    for (const [index, item] of entries) await work(item, index);
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(mostAtOnce, list.length) }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
