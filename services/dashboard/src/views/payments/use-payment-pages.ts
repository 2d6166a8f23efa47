import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, type Environment, type PaymentFilter } from "../../api/calls";
import { queries } from "../../api/queries";
import type { PaymentRecord } from "../../api/schemas";
import { type PagesInSight, pageSize, pagesOf } from "./pages-in-sight";

/** A payment with its place in the list. */
export interface Entry {
  readonly index: number;
  readonly payment: PaymentRecord;
}

/**
 * The pages whose rows are in sight. The list can be scrolled to any place at once; an event reads these pages anew and no
 * others.
 */
export function usePaymentPages(environment: Environment, filter: PaymentFilter) {
  const client = useQueryClient();
  const [sight, setSight] = useState<PagesInSight>({ pages: [1], isScrolling: false });
  const pageQuery = (page: number) => queries.payments(environment, { ...filter, page, limit: pageSize });
  const isLoaded = (page: number) => client.getQueryData(pageQuery(page).queryKey) !== undefined;
  const first = useQuery(pageQuery(1));
  const results = useQueries({
    // While the list is dragged past hundreds of pages, only the neighbours of loaded pages are read.
    queries: sight.pages.map((page) => ({
      ...pageQuery(page),
      enabled: !sight.isScrolling || [page - 1, page, page + 1].some(isLoaded),
    })),
  });
  const entries = results.flatMap(({ data }, at) => {
    const start = ((sight.pages[at] ?? 1) - 1) * pageSize;
    return (data?.payments ?? []).map((payment, index): Entry => ({ index: start + index, payment }));
  });
  const onSight = useCallback((firstRow: number, lastRow: number, isScrolling: boolean) => {
    const pages = pagesOf(firstRow, lastRow);
    setSight((now) =>
      now.isScrolling === isScrolling && now.pages.join() === pages.join() ? now : { pages, isScrolling },
    );
  }, []);
  const error = first.error ?? results.find((each) => each.error !== null)?.error ?? null;
  return { query: first, error, entries, total: first.data?.pagination.total ?? 0, onSight };
}

/** The newest payments, page by page, for a search in words that the API does not have. */
export function usePaymentSearch(environment: Environment, filter: PaymentFilter) {
  const query = useInfiniteQuery({
    queryKey: ["searched", environment, filter],
    queryFn: ({ pageParam }) => api.payments(environment, { ...filter, page: pageParam, limit: pageSize }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  // A payment that came meanwhile moves others to the next page: each is shown once.
  const loaded = [...new Map(pages.flatMap(({ payments }) => payments).map((each) => [each.paymentId, each])).values()];
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  return { query, loaded, total: pages[0]?.pagination.total ?? 0, loadMore };
}
