/** Whether a JSON value has more levels than that. Walks level by level, because deep nesting breaks recursion. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  let holders = [value].filter(isHolder);
  for (let level = 0; level < levels && holders.length > 0; level += 1) holders = holdersIn(holders);
  return holders.some((holder) => Object.keys(holder).length > 0);
}

/** The objects and lists inside these. */
function holdersIn(holders: readonly object[]): object[] {
  const found: object[] = [];
  for (const holder of holders) {
    for (const held of Object.values(holder) as readonly unknown[]) if (isHolder(held)) found.push(held);
  }
  return found;
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
