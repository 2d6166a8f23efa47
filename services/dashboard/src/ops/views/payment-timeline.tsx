import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { showsTransaction, TimelineRow } from "../../ui/timeline-row";
import type { PaymentDetail, Stage } from "../types";

/** The stages of a payment, from its request to the merchant's endpoint, as its merchant sees them. */
export function PaymentTimeline({ timeline }: { readonly timeline: NonNullable<PaymentDetail["timeline"]> }) {
  const { t } = useTranslation();
  const { stages, omitted } = timeline;
  return (
    <Card title={t("payment.timeline")}>
      <ol className="timeline">
        {stages.map((stage, index) => (
          <Row key={index} stage={stage} />
        ))}
      </ol>
      {omitted.attempts + omitted.webhooks > 0 && <p className="small muted">{t("payment.omitted", omitted)}</p>}
    </Card>
  );
}

function Row({ stage: { stage, atMs, durationMs, reason, txHash, webhook } }: { readonly stage: Stage }) {
  const at = new Date(atMs).toISOString();
  const answer = webhook === null ? undefined : { status: webhook.statusCode, error: webhook.error };
  return (
    <TimelineRow {...{ stage, at, durationMs, reason }} webhook={answer}>
      {txHash !== null && showsTransaction(stage) && (
        <div>
          <Copyable text={txHash} />
        </div>
      )}
    </TimelineRow>
  );
}
