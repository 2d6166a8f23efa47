/** The lines of a table; columns of `text` are flush left, all others flush right. A cell without a value is blank. */
export function tableLines(columns, rows, text) {
  const cells = (row) => columns.map((column) => String(row[column] ?? ""));
  const table = [columns, ...rows.map(cells)];
  const widths = columns.map((_, index) => Math.max(...table.map((line) => line[index].length)));
  const padded = (cell, index) =>
    text.includes(columns[index]) ? cell.padEnd(widths[index]) : cell.padStart(widths[index]);
  return table.map((line) => line.map(padded).join("  ").trimEnd());
}
