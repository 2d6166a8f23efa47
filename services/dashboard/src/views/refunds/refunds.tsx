import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { refundState } from "../../refund/refund-state";
import { useEnvironment } from "../../shell/environment";
import { PageHead } from "../../ui/card";
import { PagedRows } from "../../ui/paged-rows";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { StatusFilter } from "../../ui/status-filter";
import { usePage } from "../../ui/use-page";
import { RefundRow } from "./refund-row";

const statuses = ["confirmed", "pending", "failed"];

export function Refunds() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/refunds" });
  const navigate = useNavigate();
  const status = statuses.find((each) => each === search.status);
  const [page, setPage] = usePage(status);
  const query = useQuery(queries.refunds(environment, { status, page, limit: 25 }));
  const choose = (chosen: string | undefined) =>
    navigate({ to: "/refunds", search: (now) => ({ ...now, status: chosen }) });
  return (
    <>
      <PageHead title={t("refunds.title")} lead={t("refunds.lead")} />
      <div className="filters">
        <StatusFilter statuses={statuses} chosen={status} onChoose={choose} textOf={refundState} />
      </div>
      <QueryView query={query}>
        {({ refunds, pagination }) => (
          <PagedRows
            rows={refunds.map((refund) => <RefundRow key={refund.refundId} refund={refund} linksPayment />)}
            none={
              <Empty icon="refund" title={t(status === undefined ? "refunds.none" : "refunds.noneMatch")}>
                {status === undefined && t("refunds.noneMore")}
              </Empty>
            }
            pagination={pagination}
            onPage={setPage}
          />
        )}
      </QueryView>
    </>
  );
}
