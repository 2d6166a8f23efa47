import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { rupiah } from "../../format/money";
import { useEnvironment } from "../../shell/environment";
import { Button } from "../../ui/button";
import { QueryView } from "../../ui/query-view";
import { ClaimDialog } from "./claim-dialog";
import { PayOutDialog } from "./pay-out-dialog";

/** What is charged and not claimed, what is claimed and not paid out, and the two actions about them. */
export function Waiting() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const query = useQuery(queries.payouts(environment, 1));
  const [question, setQuestion] = useState<"claim" | "payOut" | null>(null);
  const close = () => setQuestion(null);
  return (
    <QueryView query={query} rows={2}>
      {({ waiting }) => {
        const unclaimed = BigInt(waiting?.unclaimed ?? 0);
        const unpaid = BigInt(waiting?.unpaid ?? 0);
        return (
          <section className="stack" aria-label={t("channels.waiting")}>
            <dl className="stats">
              <div className="stat">
                <dt>{t("channels.unclaimed")}</dt>
                <dd>{rupiah(unclaimed)}</dd>
              </div>
              <div className="stat">
                <dt>{t("channels.unpaid")}</dt>
                <dd>{rupiah(unpaid)}</dd>
              </div>
            </dl>
            <p className="small muted">{t("channels.waitingMore")}</p>
            <div className="page-actions">
              <Button kind="primary" disabled={unclaimed + unpaid === 0n} onClick={() => setQuestion("payOut")}>
                {t("channels.payOut")}
              </Button>
              <Button disabled={unclaimed === 0n} onClick={() => setQuestion("claim")}>
                {t("channels.claim")}
              </Button>
            </div>
            {question === "claim" && <ClaimDialog amount={unclaimed} onClose={close} />}
            {question === "payOut" && <PayOutDialog amount={unclaimed + unpaid} onClose={close} />}
          </section>
        );
      }}
    </QueryView>
  );
}
