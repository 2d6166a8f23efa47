import type { ReactNode } from "react";
import type { Pagination } from "../api/schemas";
import { Card } from "./card";
import { Pager } from "./pager";

interface PagedRowsProps {
  readonly rows: readonly ReactNode[];
  /** Shown where there are no rows. */
  readonly none: ReactNode;
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** A page of a list's records, each in a row of its own. */
export function PagedRows({ rows, none, pagination, onPage }: PagedRowsProps) {
  return (
    <Card flush>
      {rows.length === 0 ? none : <ul className="rows">{rows}</ul>}
      <Pager pagination={pagination} onPage={onPage} />
    </Card>
  );
}
