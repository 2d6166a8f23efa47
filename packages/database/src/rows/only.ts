/** The one row that a statement must answer with. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, the database answered ${rows.length}`);
  return row;
}

/** One row for each place; the order in which they come is PostgreSQL's affair. */
export function inOrder<Row extends { readonly place: number }>(rows: readonly Row[], count: number): readonly Row[] {
  const sorted = rows.toSorted((one, other) => one.place - other.place);
  if (sorted.length !== count || sorted.some(({ place }, index) => place !== index))
    throw new Error(`expected ${count} rows, one for each place`);
  return sorted;
}
