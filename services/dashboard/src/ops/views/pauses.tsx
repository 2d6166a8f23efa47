import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fullTime } from "../../format/time";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { opsQueries } from "../api";
import { ConfirmChange } from "../confirm-change";
import { DataTable } from "../data-table";
import { NewPause } from "../new-pause";
import type { Pause } from "../types";

export function OpsPauses() {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.pauses());
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Pause | null>(null);
  return (
    <>
      <PageHead title={t("nav.pauses")} lead={t("pauses.lead")}>
        <Button kind="danger" disabled={query.data === undefined} onClick={() => setAdding(true)}>
          {t("pauses.add")}
        </Button>
      </PageHead>
      <Card flush title={t("pauses.now")}>
        <QueryView query={query}>
          {({ pauses }) =>
            pauses.length === 0 ? (
              <Empty icon="check" title={t("pauses.empty")} />
            ) : (
              <PauseTable pauses={pauses} onEnd={setEnding} />
            )
          }
        </QueryView>
      </Card>
      {adding && query.data !== undefined && (
        <NewPause networks={query.data.networks} onClose={() => setAdding(false)} />
      )}
      {ending !== null && (
        <ConfirmChange
          title={t("pauses.endTitle", { shown: ending.shown })}
          action={t("pauses.end")}
          words={["resume", ending.scope, ending.shown]}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

interface PauseTableProps {
  readonly pauses: readonly Pause[];
  readonly onEnd: (pause: Pause) => void;
}

function PauseTable({ pauses, onEnd }: PauseTableProps) {
  const { t, i18n } = useTranslation();
  const heads = ["pauses.what", "pauses.reason", "pauses.since", "merchants.actions"];
  return (
    <DataTable
      label={t("pauses.now")}
      heads={heads.map((head) => t(head))}
      rows={pauses}
      keyOf={({ scope, subject }) => `${scope} ${subject}`}
      cells={(pause) => [
        <span key="what" className="break">
          {t(`pauses.scopes.${pause.scope}`)} <code>{pause.shown}</code>
        </span>,
        <span key="reason" className="break">
          {pause.reason}
        </span>,
        <span key="since" className="nowrap">
          {fullTime(new Date(pause.sinceMs).toISOString(), i18n.language)}
        </span>,
        <Button key="end" small onClick={() => onEnd(pause)}>
          {t("pauses.end")}
        </Button>,
      ]}
    />
  );
}
