import { useInfiniteQuery } from "@tanstack/react-query";
import { api, type Environment, type PaymentFilter } from "../../api/calls";

const limit = 100;

/** The list, page by page as it is scrolled. */
export function usePaymentPages(environment: Environment, filter: PaymentFilter) {
  const query = useInfiniteQuery({
    queryKey: ["live", environment, "payment-pages", filter],
    queryFn: ({ pageParam }) => api.payments(environment, { ...filter, page: pageParam, limit }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  // A payment that came meanwhile moves others to the next page: each is shown once.
  const loaded = [...new Map(pages.flatMap(({ payments }) => payments).map((each) => [each.paymentId, each])).values()];
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) query.fetchNextPage();
  };
  return { query, loaded, total: pages[0]?.pagination.total ?? 0, loadMore };
}
