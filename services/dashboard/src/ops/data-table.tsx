import type { ReactNode } from "react";

interface DataTableProps<T> {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The cells of a row, one for each head. */
  readonly cells: (row: T) => readonly ReactNode[];
}

/** A table that scrolls by itself where the page is narrow. */
export function DataTable<T>({ label, heads, rows, keyOf, cells }: DataTableProps<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {cells(row).map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
