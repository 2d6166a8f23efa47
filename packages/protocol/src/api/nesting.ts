const childrenOf = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));

/** Whether a JSON value has more levels than that. Walks level by level, since recursion is what deep nesting would break. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  let current = childrenOf([value]);
  for (let level = 0; level < levels && current.length > 0; level += 1) current = childrenOf(current);
  return current.length > 0;
}
