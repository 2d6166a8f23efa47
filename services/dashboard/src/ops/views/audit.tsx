import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullTime } from "../../format/time";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import type { OpsAuditEntry } from "../types";

export function OpsAudit() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.audit());
  return (
    <>
      <PageHead title={t("nav.audit")} lead={t("audit.lead", { limit: query.data?.limit ?? 200 })} />
      <Card flush>
        <QueryView query={query} rows={8}>
          {({ entries }) =>
            entries.length === 0 ? <Empty icon="clock" title={t("audit.empty")} /> : <AuditEntries entries={entries} />
          }
        </QueryView>
      </Card>
    </>
  );
}

export function AuditEntries({ entries }: { readonly entries: readonly OpsAuditEntry[] }) {
  const { t, i18n } = useTranslation();
  return (
    <DataTable
      label={t("nav.audit")}
      heads={["audit.time", "audit.actor", "audit.action", "audit.target"].map((head) => t(head))}
      rows={entries}
      keyOf={({ id }) => id}
      cells={({ atMs, actor, action, target, details }) => [
        <span key="time" className="nowrap">
          {fullTime(new Date(atMs).toISOString(), i18n.language)}
        </span>,
        <span key="actor" className="break">
          {actor.kind} <span className="mono">{actor.id}</span>
        </span>,
        <div key="action">
          <p className="mono">{action}</p>
          {Object.keys(details).length > 0 && <p className="small muted break">{JSON.stringify(details)}</p>}
        </div>,
        <span key="target" className="mono small break">
          {target}
        </span>,
      ]}
    />
  );
}
