import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ago, fullTime } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty, Notice } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import type { Instance } from "../types";

const shownCommit = 9;

export function OpsInstances() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.instances());
  return (
    <>
      <PageHead title={t("nav.instances")} lead={t("instances.lead")} />
      <QueryView query={query}>
        {({ instances }) => (
          <>
            <Versions instances={instances} />
            <Card flush>
              {instances.length === 0 ? (
                <Empty icon="alert" title={t("instances.empty")} />
              ) : (
                <InstanceTable instances={instances} />
              )}
            </Card>
          </>
        )}
      </QueryView>
    </>
  );
}

/** During an upgrade, or after one that stopped half-way. */
function Versions({ instances }: { readonly instances: readonly Instance[] }) {
  const { t } = useTranslation();
  const running = instances.filter(({ isMissing }) => !isMissing);
  const versions = [...new Set(running.map(versionOf))];
  if (versions.length > 1)
    return <Notice tone="warn">{t("instances.several", { versions: versions.join(", ") })}</Notice>;
  return instances.length > running.length ? <Notice tone="warn">{t("instances.missingText")}</Notice> : null;
}

function InstanceTable({ instances }: { readonly instances: readonly Instance[] }) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  const heads = ["instances.service", "health.state", "instances.version", "instances.since", "instances.seen"];
  return (
    <DataTable
      label={t("nav.instances")}
      heads={[...heads, "instances.instance"].map((head) => t(head))}
      rows={instances}
      keyOf={({ id }) => id}
      cells={(instance) => [
        instance.service,
        instance.isMissing ? (
          <Badge key="state" tone="bad">
            {t("instances.missing")}
          </Badge>
        ) : (
          <Badge key="state" tone="good">
            {t("instances.runs")}
          </Badge>
        ),
        <span key="version" className="nowrap mono small">
          {versionOf(instance)}
        </span>,
        <span key="since" className="nowrap">
          {fullTime(new Date(instance.startedAtMs).toISOString(), i18n.language)}
        </span>,
        <span key="seen" className="nowrap">
          {ago(new Date(instance.seenAtMs).toISOString(), nowMs, i18n.language)}
        </span>,
        <span key="id" className="mono small break">
          {instance.id}
        </span>,
      ]}
    />
  );
}

function versionOf({ version, commit }: Instance): string {
  return `${version} (${commit.slice(0, shownCommit)})`;
}
