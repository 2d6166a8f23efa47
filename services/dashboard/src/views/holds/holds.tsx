import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { PageHead } from "../../ui/card";
import { DocumentedNone } from "../../ui/documented-none";
import { PagedRows } from "../../ui/paged-rows";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { StatusFilter } from "../../ui/status-filter";
import { usePage } from "../../ui/use-page";
import { HoldRow } from "./hold-row";
import { openFirst } from "./open-first";

const statuses = ["held", "captured", "released", "expired"];
const limit = 25;

/** All holds: on the first page the open ones on top, whatever their age. */
export function Holds() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/holds" });
  const navigate = useNavigate();
  const status = statuses.find((each) => each === search.status);
  const [page, setPage] = usePage(status);
  const hasOpenOnTop = status === undefined && page === 1;
  const list = useQuery(queries.holds(environment, { status, page, limit }));
  const open = useQuery({
    ...queries.holds(environment, { status: "held", page: 1, limit: 100 }),
    enabled: hasOpenOnTop,
  });
  const choose = (chosen: string | undefined) =>
    navigate({ to: "/holds", search: (now) => ({ ...now, status: chosen }) });
  return (
    <>
      <PageHead title={t("holds.title")} lead={t("holds.lead")} />
      <div className="filters">
        <StatusFilter statuses={statuses} chosen={status} onChoose={choose} />
      </div>
      <QueryView query={hasOpenOnTop && open.data === undefined ? open : list}>
        {({ holds, pagination }) => (
          <PagedRows
            rows={(hasOpenOnTop ? openFirst(open.data?.holds ?? [], holds) : holds).map((hold) => (
              <HoldRow key={hold.holdId} hold={hold} />
            ))}
            none={<None isFiltered={status !== undefined} />}
            pagination={pagination}
            onPage={setPage}
          />
        )}
      </QueryView>
    </>
  );
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <Empty icon="hold" title={t("holds.noneMatch")} />;
  const texts = { none: t("holds.none"), more: t("holds.noneMore"), docs: t("holds.docs") };
  return <DocumentedNone icon="hold" page="holds" texts={texts} />;
}
