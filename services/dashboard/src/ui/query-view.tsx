import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failed, Waiting } from "./states";

interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a query read; grey bars before, and in words why there is nothing. Old data stays while new data cannot be read. */
export function QueryView<T>({ query, rows = 4, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error !== null) return <Failed error={query.error} retry={() => query.refetch()} />;
  return <Waiting query={query} rows={rows} />;
}
