import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { shortHash } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Card, PageHead } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { etherOf } from "../amounts";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import type { Lane } from "../types";

export function OpsLanes() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.lanes());
  const heads = ["health.network", "lanes.signer", "lanes.state", "lanes.balance", "lanes.nonce", "lanes.open"];
  return (
    <>
      <PageHead title={t("nav.lanes")} lead={t("lanes.lead")} />
      <Card flush>
        <QueryView query={query}>
          {({ lanes }) =>
            lanes.length === 0 ? (
              <Empty icon="wallet" title={t("lanes.empty")}>
                {t("lanes.emptyText")}
              </Empty>
            ) : (
              <DataTable
                label={t("nav.lanes")}
                heads={[...heads, "lanes.holder"].map((head) => t(head))}
                rows={lanes}
                keyOf={({ network, address }) => `${network} ${address}`}
                cells={(lane) => [
                  lane.network,
                  <Copyable key="signer" text={lane.address} shown={shortHash(lane.address)} />,
                  <LaneState key="state" lane={lane} />,
                  <span key="balance" className="amount">
                    {lane.balanceWei === null ? t("ops.none") : etherOf(lane.balanceWei)}
                  </span>,
                  lane.nextNonce,
                  lane.oldestOpenNonce === null
                    ? lane.openTransactions
                    : `${lane.openTransactions}, ${t("lanes.oldestOpen", { nonce: lane.oldestOpenNonce })}`,
                  <span key="holder" className="small break">
                    {lane.heldBy ?? t("ops.none")}
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

function LaneState({ lane: { settles, resting, heldBy, retiredAtMs } }: { readonly lane: Lane }) {
  const { t } = useTranslation();
  if (retiredAtMs !== null) return <Badge tone="info">{t("lanes.retired")}</Badge>;
  if (heldBy === null) return <Badge tone="bad">{t("lanes.unheld")}</Badge>;
  if (resting) return <Badge tone="warn">{t("lanes.resting")}</Badge>;
  return settles ? <Badge tone="good">{t("lanes.ready")}</Badge> : <Badge tone="info">{t("lanes.treasury")}</Badge>;
}
