import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card, PageHead } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { SelectField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { etherOf } from "../amounts";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";

const choices = ["1", "7", "30", "90"] as const;

export function OpsGas() {
  const { t } = useTranslation();
  const [days, setDays] = useState("7");
  const query = useQuery({ ...opsQueries.gas(days), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t("nav.gas")} lead={t("gas.lead")}>
        <SelectField label={t("gas.days")} value={days} onChange={({ target }) => setDays(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t("gas.last", { days: choice })}
            </option>
          ))}
        </SelectField>
      </PageHead>
      <Card flush>
        <QueryView query={query}>
          {({ spent }) =>
            spent.length === 0 ? (
              <Empty icon="flask" title={t("gas.empty")} />
            ) : (
              <DataTable
                label={t("nav.gas")}
                heads={["gas.day", "health.network", "merchants.name", "gas.ether"].map((head) => t(head))}
                rows={spent}
                keyOf={({ day, network, merchantId }) => `${day} ${network} ${merchantId}`}
                cells={({ day, network, merchantId, merchantName, wei }) => [
                  <span key="day" className="nowrap">
                    {day}
                  </span>,
                  network,
                  <div key="merchant">
                    <p className="break">{merchantName}</p>
                    <Copyable text={merchantId} />
                  </div>,
                  <span key="wei" className="amount">
                    {etherOf(wei)}
                  </span>,
                ]}
              />
            )
          }
        </QueryView>
      </Card>
    </>
  );
}
