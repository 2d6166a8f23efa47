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
import { RefundRow } from "./refund-row";

const statuses = ["confirmed", "pending", "failed"];

export function Refunds() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/refunds" });
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const status = statuses.find((each) => each === search.status);
  const query = useQuery(queries.refunds(environment, { status, page, limit: 25 }));
  const choose = (chosen: string) => {
    setPage(1);
    void navigate({
      to: "/refunds",
      search: (now) => ({ ...now, status: chosen === "" ? undefined : chosen }),
    });
  };
  return (
    <>
      <PageHead title={t("refunds.title")} lead={t("refunds.lead")} />
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
      <QueryView query={query}>
        {({ refunds, pagination }) => (
          <Card flush>
            {refunds.length === 0 ? (
              <Empty icon="refund" title={t(status === undefined ? "refunds.none" : "refunds.noneMatch")}>
                {status === undefined && t("refunds.noneMore")}
              </Empty>
            ) : (
              <ul className="rows">
                {refunds.map((refund) => (
                  <RefundRow key={refund.refundId} refund={refund} linksPayment />
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
