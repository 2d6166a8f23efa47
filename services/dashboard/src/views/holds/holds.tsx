import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { Card, PageHead } from "../../ui/card";
import { SelectField } from "../../ui/field";
import { Pager } from "../../ui/pager";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
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
  const [page, setPage] = useState(1);
  const status = statuses.find((each) => each === search.status);
  const hasOpenOnTop = status === undefined && page === 1;
  const list = useQuery(queries.holds(environment, { status, page, limit }));
  const open = useQuery({
    ...queries.holds(environment, { status: "held", page: 1, limit: 100 }),
    enabled: hasOpenOnTop,
  });
  const choose = (chosen: string) => {
    setPage(1);
    void navigate({ to: "/holds", search: (now) => ({ ...now, status: chosen === "" ? undefined : chosen }) });
  };
  return (
    <>
      <PageHead title={t("holds.title")} lead={t("holds.lead")} />
      <div className="filters">
        <SelectField label={t("payments.status")} value={status ?? ""} onChange={(event) => choose(event.target.value)}>
          <option value="">{t("payments.anyStatus")}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryView query={hasOpenOnTop && open.data === undefined ? open : list}>
        {({ holds, pagination }) => (
          <Card flush>
            {holds.length === 0 ? (
              <None isFiltered={status !== undefined} />
            ) : (
              <ul className="rows">
                {(hasOpenOnTop ? openFirst(open.data?.holds ?? [], holds) : holds).map((hold) => (
                  <HoldRow key={hold.holdId} hold={hold} />
                ))}
              </ul>
            )}
            <Pager pagination={pagination} onPage={setPage} />
          </Card>
        )}
      </QueryView>
    </>
  );
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t, i18n } = useTranslation();
  if (isFiltered) return <Empty icon="hold" title={t("holds.noneMatch")} />;
  return (
    <Empty icon="hold" title={t("holds.none")}>
      <p>{t("holds.noneMore")}</p>
      <a href={i18n.language === "id" ? "/docs/id/holds" : "/docs/holds"} target="_blank" rel="noreferrer">
        {t("holds.docs")}
      </a>
    </Empty>
  );
}
