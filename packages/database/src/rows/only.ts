/** The one row that a statement must answer with. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, the database answered ${rows.length}`);
  return row;
}
