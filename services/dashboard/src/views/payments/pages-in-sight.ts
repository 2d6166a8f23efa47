export const pageSize = 100;

/** Browsers draw no page that is higher than some seventeen million pixels; a row has 49. */
export const mostRows = 300_000;

export interface PagesInSight {
  readonly pages: readonly number[];
  readonly isScrolling: boolean;
}

/** The API's pages, from 1, that hold these rows, counted from 0. */
export function pagesOf(firstRow: number, lastRow: number): readonly number[] {
  const first = Math.floor(Math.max(firstRow, 0) / pageSize) + 1;
  const last = Math.floor(Math.max(lastRow, firstRow, 0) / pageSize) + 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
