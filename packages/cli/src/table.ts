import { oneLine } from "./safe-text";

/** Rows in aligned columns, two spaces apart; nothing after the last cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const plainRows = rows.map((row) => row.map(oneLine));
  const widths = plainRows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  );
  return plainRows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
