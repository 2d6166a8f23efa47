import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "../../shell/environment";
import type { PaymentsSearch } from "../../shell/search";
import { Button } from "../../ui/button";
import { PageHead } from "../../ui/card";
import { Empty, Failed, Loading } from "../../ui/states";
import { Export } from "./export";
import { filterOf, holds } from "./filter";
import { Filters } from "./filters";
import { PaymentTable } from "./payment-table";
import { usePaymentPages } from "./use-payment-pages";

export function Payments() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/payments" });
  const navigate = useNavigate();
  const set = (next: PaymentsSearch) => navigate({ to: "/payments", search: (now) => ({ ...now, ...next }) });
  const clear = () => set({ status: undefined, from: undefined, since: undefined, until: undefined, q: undefined });
  const { query, loaded, total, loadMore } = usePaymentPages(environment, filterOf(search));
  const shown = search.q === undefined ? loaded : loaded.filter((payment) => holds(payment, search.q ?? ""));
  const { q, status, from, since, until } = search;
  const isFiltered = [q, status, from, since, until].some((each) => each !== undefined);
  return (
    <>
      <PageHead title={t("payments.title")} lead={query.data && t("payments.total", { count: total })}>
        <Export environment={environment} filter={filterOf(search)} total={total} />
      </PageHead>
      <Filters search={search} onChange={set} onClear={clear} isFiltered={isFiltered} />
      {query.error !== null && <Failed error={query.error} retry={() => query.refetch()} />}
      {query.isPending && <Loading rows={8} />}
      {query.data && shown.length === 0 && (
        <div className="card">
          <Empty icon="payments" title={t(isFiltered ? "payments.noMatch" : "home.nothingYet")}>
            {isFiltered ? <Button onClick={clear}>{t("payments.clear")}</Button> : t("payments.emptyMore")}
          </Empty>
        </div>
      )}
      {shown.length > 0 && (
        <PaymentTable payments={shown} total={search.q === undefined ? total : shown.length} onEnd={loadMore} />
      )}
      {search.q !== undefined && loaded.length < total && (
        <p className="small muted">
          {t("payments.searched", { count: loaded.length, total })}{" "}
          <Button small onClick={loadMore} busy={query.isFetchingNextPage}>
            {t("payments.searchMore")}
          </Button>
        </p>
      )}
    </>
  );
}
