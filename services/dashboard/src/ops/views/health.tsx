import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ago } from "../../format/time";
import { Badge, type Tone } from "../../ui/badge";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";
import { secondsText } from "../amounts";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import { checksOf, endpointsOf } from "../read-report";
import type { Health, PartHealth } from "../types";

const tones: Readonly<Record<string, Tone>> = { ok: "good", degraded: "warn", behind: "warn", resting: "warn" };

export function OpsHealth() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.health());
  return (
    <>
      <PageHead title={t("nav.health")} lead={t("health.lead")} />
      <QueryView query={query} rows={8}>
        {(health) => (
          <>
            <Parts parts={health.parts} />
            <WaitingWork health={health} />
            <Settlers settlers={health.settlers} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Parts({ parts }: Pick<Health, "parts">) {
  const { t } = useTranslation();
  const endpoints = parts.flatMap(endpointsOf);
  if (parts.length === 0) {
    return (
      <Card flush>
        <Empty icon="alert" title={t("health.noParts")}>
          {t("health.noPartsText")}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <Card flush title={t("health.parts")}>
        <DataTable
          label={t("health.parts")}
          heads={[t("health.parts"), t("health.state"), ""]}
          rows={parts}
          keyOf={({ name }) => name}
          cells={(part) => [part.name, <State key="state" state={part.status} />, <Checks key="checks" part={part} />]}
        />
      </Card>
      {endpoints.length > 0 && (
        <Card flush title={t("health.endpoints")}>
          <DataTable
            label={t("health.endpoints")}
            heads={["health.network", "health.endpoint", "health.state", "health.block"].map((head) => t(head))}
            rows={endpoints}
            keyOf={({ network, endpoint }) => `${network} ${endpoint}`}
            cells={({ network, endpoint, state, blockNumber }) => [
              network,
              <span key="endpoint" className="mono">
                {endpoint}
              </span>,
              <State key="state" state={state} />,
              blockNumber ?? t("ops.none"),
            ]}
          />
        </Card>
      )}
    </>
  );
}

function State({ state }: { readonly state: string }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state] ?? "bad"}>{t(`ops.${state}`, { defaultValue: state })}</Badge>;
}

function Checks({ part }: { readonly part: PartHealth }) {
  const { t } = useTranslation();
  if (part.report === null) return <span className="small muted">{t("health.noReport")}</span>;
  return <span className="small muted">{checksOf(part).join(", ")}</span>;
}

function WaitingWork({ health: { chains, deliveries } }: { readonly health: Health }) {
  const { t } = useTranslation();
  const heads = ["health.network", "health.waiting", "health.inFlight", "health.oldest", "health.lanesReady"];
  const figures = [
    ["health.outbox", String(deliveries.outbox)],
    ["health.outboxLag", secondsText(deliveries.outboxLagSeconds)],
    ["health.due", String(deliveries.due)],
    ["health.pendingDeliveries", String(deliveries.pending)],
    ["health.oldestDue", secondsText(deliveries.oldestDueSeconds)],
  ] as const;
  return (
    <>
      <Card flush title={t("health.queues")}>
        <DataTable
          label={t("health.queues")}
          heads={heads.map((head) => t(head))}
          rows={chains}
          keyOf={({ network }) => network}
          cells={(chain) => [
            chain.network,
            chain.waiting,
            chain.inFlight,
            secondsText(chain.oldestPendingSeconds),
            `${Math.max(chain.lanesResting, chain.lanesUnheld)} / ${chain.lanes}`,
          ]}
        />
      </Card>
      <Card flush title={t("health.webhooks")}>
        <dl className="stats">
          {figures.map(([name, value]) => (
            <div key={name} className="stat">
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

function Settlers({ settlers }: Pick<Health, "settlers">) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  return (
    <Card flush title={t("health.settlers")}>
      {settlers.length === 0 ? (
        <Empty icon="alert" title={t("health.noSettlers")} />
      ) : (
        <DataTable
          label={t("health.settlers")}
          heads={["health.settler", "health.network", "health.seen"].map((head) => t(head))}
          rows={settlers}
          keyOf={({ id, network }) => `${id} ${network}`}
          cells={({ id, network, seenAtMs }) => [
            <span key="id" className="mono small">
              {id}
            </span>,
            network,
            ago(new Date(seenAtMs).toISOString(), nowMs, i18n.language),
          ]}
        />
      )}
    </Card>
  );
}
