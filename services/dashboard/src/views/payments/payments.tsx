import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Environment, PaymentFilter } from "../../api/calls";
import { useEnvironment } from "../../shell/environment";
import type { PaymentsSearch } from "../../shell/search";
import { Button } from "../../ui/button";
import { PageHead } from "../../ui/card";
import { Empty, Failed, Waiting } from "../../ui/states";
import { Export } from "./export";
import { filterOf, isSearched, matchesSearch } from "./filter";
import { Filters } from "./filters";
import { mostRows } from "./pages-in-sight";
import { PaymentTable } from "./payment-table";
import { usePaymentPages, usePaymentSearch } from "./use-payment-pages";

export function Payments() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/payments" });
  const navigate = useNavigate();
  const set = (next: PaymentsSearch) => navigate({ to: "/payments", search: (now) => ({ ...now, ...next }) });
  const clear = () => set(noFilter);
  const filter = filterOf(search);
  const list = usePaymentPages(environment, filter);
  /** The API cannot filter by it: the pages are read and searched here. */
  const isLocal = isSearched(search);
  const isFiltered = filters.some((name) => search[name] !== undefined);
  const { query, error, total } = list;
  const lead = isLocal ? t("payments.exportWhole") : query.data && t("payments.total", { count: total });
  return (
    <>
      <PageHead title={t("payments.title")} lead={lead}>
        <Export environment={environment} filter={filter} isPossible={total > 0 && !isLocal} />
      </PageHead>
      <Filters search={search} onChange={set} onClear={clear} isFiltered={isFiltered} />
      {error !== null && <Failed error={error} retry={() => query.refetch()} />}
      {isLocal && <Found environment={environment} filter={filter} search={search} onClear={clear} />}
      {!isLocal && query.isPending && <Waiting query={query} rows={8} />}
      {!isLocal && query.data && total === 0 && <None isFiltered={isFiltered} onClear={clear} />}
      {!isLocal && total > 0 && (
        <PaymentTable entries={list.entries} count={Math.min(total, mostRows)} onSight={list.onSight} />
      )}
      {!isLocal && total > mostRows && <p className="small muted">{t("payments.cut", { count: mostRows })}</p>}
    </>
  );
}

const filters = ["status", "from", "resource", "since", "until", "q"] as const satisfies (keyof PaymentsSearch)[];
const noFilter: PaymentsSearch = Object.fromEntries(filters.map((name) => [name, undefined]));

function None({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="card">
      <Empty icon="payments" title={t(isFiltered ? "payments.noMatch" : "home.nothingYet")}>
        {isFiltered ? <Button onClick={onClear}>{t("payments.clear")}</Button> : t("payments.emptyMore")}
      </Empty>
    </div>
  );
}

interface FoundProps {
  readonly environment: Environment;
  readonly filter: PaymentFilter;
  readonly search: PaymentsSearch;
  readonly onClear: () => void;
}

/** The payments with these words, or those that were refunded, of as many as were searched. */
function Found({ environment, filter, search, onClear }: FoundProps) {
  const { t } = useTranslation();
  const { query, loaded, total, loadMore } = usePaymentSearch(environment, filter);
  const found = loaded.filter((payment) => matchesSearch(payment, search));
  const entries = found.map((payment, index) => ({ index, payment }));
  return (
    <>
      {query.error !== null && <Failed error={query.error} retry={() => query.refetch()} />}
      {query.isPending && <Waiting query={query} rows={8} />}
      {query.data && found.length === 0 && <None isFiltered onClear={onClear} />}
      {found.length > 0 && <PaymentTable entries={entries} count={found.length} onSight={stay} />}
      {loaded.length < total && (
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

/** All of the list is loaded. */
const stay = () => undefined;
