import type { ReactNode } from "react";
import type { Pagination } from "../api/schemas";
import { Card } from "./card";
import { EmptyPage, Pager } from "./pager";

interface PagedRowsProps {
  readonly rows: readonly ReactNode[];
  /** Shown where the list has no rows. */
  readonly none: ReactNode;
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** A page of a list's records, each in a row of its own. */
export function PagedRows({ rows, none, pagination, onPage }: PagedRowsProps) {
  return (
    <Card flush>
      {rows.length === 0 ? (
        <EmptyPage pagination={pagination} onPage={onPage}>
          {none}
        </EmptyPage>
      ) : (
        <>
          <ul className="rows">{rows}</ul>
          <Pager pagination={pagination} onPage={onPage} />
        </>
      )}
    </Card>
  );
}
