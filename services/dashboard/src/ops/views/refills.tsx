import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullTime, shortHash } from "../../format/time";
import { Badge, type Tone } from "../../ui/badge";
import { Card, PageHead } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { etherOf } from "../amounts";
import { opsQueries } from "../api";
import { DataTable } from "../data-table";
import type { Refills } from "../types";

const tones: Readonly<Record<Refills["refills"][number]["state"], Tone>> = {
  open: "info",
  arrived: "good",
  reverted: "bad",
  abandoned: "warn",
  replaced: "quiet",
};

export function OpsRefills() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.refills());
  return (
    <>
      <PageHead title={t("nav.refills")} lead={t("refills.lead")} />
      <QueryView query={query} rows={8}>
        {(data) => (
          <>
            <Low low={data.low} />
            <Today today={data.today} />
            <Sent {...data} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Low({ low }: Pick<Refills, "low">) {
  const { t } = useTranslation();
  const heads = ["health.network", "lanes.signer", "lanes.state", "lanes.balance", "refills.bound"];
  return (
    <Card flush title={t("refills.low")}>
      {low.length === 0 ? (
        <Empty icon="check" title={t("refills.noneLow")} />
      ) : (
        <DataTable
          label={t("refills.low")}
          heads={heads.map((head) => t(head))}
          rows={low}
          keyOf={({ network, address }) => `${network} ${address}`}
          cells={({ network, address, isTreasury, isEmpty, balanceWei, boundWei }) => [
            network,
            <Copyable key="signer" text={address} shown={shortHash(address)} />,
            <div key="state" className="ops-actions">
              {isTreasury && <Badge tone="info">{t("refills.treasury")}</Badge>}
              <Badge tone={isEmpty ? "bad" : "warn"}>{isEmpty ? t("refills.isEmpty") : t("refills.isLow")}</Badge>
            </div>,
            <Ether key="balance" wei={balanceWei} />,
            <Ether key="bound" wei={boundWei} />,
          ]}
        />
      )}
    </Card>
  );
}

function Today({ today }: Pick<Refills, "today">) {
  const { t } = useTranslation();
  const amount = (name: string, wei: string | null) =>
    wei === null ? (
      <span key={name} className="small muted">
        {t("refills.unknown")}
      </span>
    ) : (
      <Ether key={name} wei={wei} />
    );
  const isUnknown = today.some(({ dailyWei }) => dailyWei === null);
  return (
    <Card flush title={t("refills.today")}>
      {today.length === 0 ? (
        <Empty icon="wallet" title={t("refills.noTreasury")} />
      ) : (
        <>
          <DataTable
            label={t("refills.today")}
            heads={["health.network", "refills.sent", "refills.daily", "refills.left"].map((head) => t(head))}
            rows={today}
            keyOf={({ network }) => network}
            cells={({ network, sentWei, dailyWei, leftWei }) => [
              network,
              <Ether key="sent" wei={sentWei} />,
              amount("daily", dailyWei),
              amount("left", leftWei),
            ]}
          />
          {isUnknown && (
            <p className="card-foot small muted">
              <span>{t("refills.unknownText")}</span>
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function Sent({ refills, limit }: Pick<Refills, "refills" | "limit">) {
  const { t, i18n } = useTranslation();
  const heads = ["refills.when", "health.network", "refills.lane", "refills.amount", "lanes.state", "refills.hash"];
  return (
    <Card flush title={t("refills.list")}>
      {refills.length === 0 ? (
        <Empty icon="wallet" title={t("refills.empty")} />
      ) : (
        <DataTable
          label={t("refills.list")}
          heads={heads.map((head) => t(head))}
          rows={refills}
          keyOf={({ atMs, treasury, lane, hash }) => `${atMs} ${treasury} ${lane} ${hash}`}
          cells={({ atMs, network, lane, wei, state, hash }) => [
            <span key="when" className="nowrap">
              {fullTime(new Date(atMs).toISOString(), i18n.language)}
            </span>,
            network,
            <Copyable key="lane" text={lane} shown={shortHash(lane)} />,
            <Ether key="wei" wei={wei} />,
            <Badge key="state" tone={tones[state]}>
              {t(`refills.states.${state}`)}
            </Badge>,
            hash === null ? t("refills.notStored") : <Copyable key="hash" text={hash} shown={shortHash(hash)} />,
          ]}
        />
      )}
      {refills.length === limit && (
        <p className="card-foot small muted">
          <span>{t("refills.more", { limit })}</span>
        </p>
      )}
    </Card>
  );
}

function Ether({ wei }: { readonly wei: string }) {
  return <span className="amount">{etherOf(wei)}</span>;
}
