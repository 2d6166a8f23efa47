/** The one row that a statement must return. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`expected one row, but the database returned ${rows.length}`);
  return row;
}

/** One row for each place; PostgreSQL does not guarantee their order. */
export function inOrder<Row extends { readonly place: number }>(rows: readonly Row[], count: number): readonly Row[] {
  const sorted = rows.toSorted((one, other) => one.place - other.place);
  if (sorted.length !== count || sorted.some(({ place }, index) => place !== index))
    throw new Error(`expected ${count} rows, one for each place`);
  return sorted;
}
