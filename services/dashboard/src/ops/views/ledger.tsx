import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { duration, fullTime } from "../../format/time";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty, Failed, Notice } from "../../ui/states";
import { opsQueries, startLedger } from "../api";
import type { Ledger } from "../types";

export function OpsLedger() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(opsQueries.ledger());
  const starting = useMutation({
    mutationFn: startLedger,
    onSettled: () => client.invalidateQueries({ queryKey: ["ledger"] }),
  });
  const isRunning = query.data?.state === "running";
  return (
    <>
      <PageHead title={t("nav.ledger")} lead={t("ledger.lead")}>
        <Button kind="primary" busy={isRunning || starting.isPending} onClick={() => starting.mutate()}>
          {t("ledger.start")}
        </Button>
      </PageHead>
      {starting.error !== null && <Failed error={starting.error} />}
      <QueryView query={query}>{(ledger) => <Proof ledger={ledger} />}</QueryView>
    </>
  );
}

function Proof({ ledger }: { readonly ledger: Ledger }) {
  const { t, i18n } = useTranslation();
  const { state, startedAtMs, endedAtMs, operator, nonces, payments, isGood, text } = ledger;
  if (state === "idle" || startedAtMs === undefined) {
    return (
      <Card flush>
        <Empty icon="clock" title={t("ledger.idle")} />
      </Card>
    );
  }
  const time = fullTime(new Date(startedAtMs).toISOString(), i18n.language);
  return (
    <Card title={t("ledger.report")}>
      <p className="small muted">
        {t("ledger.by", { operator, time })}{" "}
        {endedAtMs !== undefined && t("ledger.took", { duration: duration(endedAtMs - startedAtMs, i18n.language) })}
      </p>
      {state === "running" && <Notice>{t("ledger.running", { nonces, payments })}</Notice>}
      {state === "done" && <Notice tone={isGood ? "good" : "bad"}>{t(isGood ? "ledger.good" : "ledger.bad")}</Notice>}
      {state === "failed" && <Notice tone="bad">{t("ledger.failed")}</Notice>}
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="ops-report" tabIndex={0} aria-label={t("ledger.report")}>
          <pre>{text}</pre>
        </section>
      )}
    </Card>
  );
}
