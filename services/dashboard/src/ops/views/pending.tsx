import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card, PageHead } from "../../ui/card";
import { SelectField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Empty, Notice } from "../../ui/states";
import { secondsText } from "../amounts";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import { PaymentLink } from "../payment-link";
import type { Backlog, StuckPayment } from "../types";

const choices = ["0", "60", "300", "1800"] as const;
const ages = ["under1m", "under5m", "under30m", "over30m"] as const;

export function OpsPending() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState("60");
  const query = useQuery({ ...opsQueries.pending(seconds), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t("nav.pending")} lead={t("pending.lead")}>
        <SelectField label={t("pending.olderThan")} value={seconds} onChange={({ target }) => setSeconds(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`pending.seconds.${choice}`)}
            </option>
          ))}
        </SelectField>
      </PageHead>
      <QueryView query={query}>
        {({ chains, payments, limit }) => (
          <>
            <ByAge chains={chains} />
            {payments.length === limit && <Notice tone="warn">{t("pending.more", { limit })}</Notice>}
            <Stuck payments={payments} />
          </>
        )}
      </QueryView>
    </>
  );
}

function ByAge({ chains }: { readonly chains: readonly Backlog[] }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t("pending.age")}>
      <DataTable
        label={t("pending.age")}
        heads={[t("health.network"), ...ages.map((age) => t(`pending.${age}`)), t("health.oldest")]}
        rows={chains}
        keyOf={({ network }) => network}
        cells={({ network, pending, oldestPendingSeconds }) => [
          network,
          ...ages.map((age) => pending[age]),
          secondsText(oldestPendingSeconds),
        ]}
      />
    </Card>
  );
}

function Stuck({ payments }: { readonly payments: readonly StuckPayment[] }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t("pending.stuck")}>
      {payments.length === 0 ? (
        <Empty icon="check" title={t("pending.empty")} />
      ) : (
        <DataTable
          label={t("pending.stuck")}
          heads={["pending.payment", "health.network", "pending.pendingFor", "pending.why"].map((head) => t(head))}
          rows={payments}
          keyOf={({ id }) => id}
          cells={({ id, network, ageMs, why, remedy }) => [
            <PaymentLink key="id" id={id} />,
            network,
            <span key="age" className="nowrap">
              {secondsText(ageMs / 1_000)}
            </span>,
            <div key="why" className="ops-wide break">
              <p>{why}</p>
              <p className="small muted">{t(`pending.remedy.${remedy}`, { id })}</p>
            </div>,
          ]}
        />
      )}
    </Card>
  );
}
