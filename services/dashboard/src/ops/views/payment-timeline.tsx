import { useTranslation } from "react-i18next";
import { duration, fullTime } from "../../format/time";
import { timelineTone } from "../../format/timeline-tone";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import type { PaymentDetail, Stage } from "../types";

/** The stages of a payment, from its request to the merchant's endpoint, as its merchant sees them. */
export function PaymentTimeline({ timeline }: { readonly timeline: NonNullable<PaymentDetail["timeline"]> }) {
  const { t } = useTranslation();
  const { stages, omitted } = timeline;
  return (
    <Card title={t("payment.timeline")}>
      <ol className="timeline">
        {stages.map((stage, index) => (
          <TimelineRow key={index} stage={stage} />
        ))}
      </ol>
      {omitted.attempts + omitted.webhooks > 0 && <p className="small muted">{t("payment.omitted", omitted)}</p>}
    </Card>
  );
}

function TimelineRow({ stage: { stage, atMs, durationMs, reason, txHash, webhook } }: { readonly stage: Stage }) {
  const { t, i18n } = useTranslation();
  const tone = timelineTone(stage, webhook === null ? undefined : webhook.statusCode);
  const at = new Date(atMs).toISOString();
  return (
    <li className={`stage is-${tone}`}>
      <div className="stage-head">
        <strong>{t(`payment.stages.${stage}`, { defaultValue: stage })}</strong>
        {webhook !== null && <span className="badge badge-quiet">{webhook.statusCode ?? webhook.error}</span>}
        {durationMs !== null && <span className="stage-duration">+{duration(durationMs, i18n.language)}</span>}
      </div>
      <time className="small muted" dateTime={at}>
        {fullTime(at, i18n.language)}
      </time>
      {reason !== null && <p className="small">{reason}</p>}
      {txHash !== null && ["broadcast", "replaced", "included"].includes(stage) && (
        <div>
          <Copyable text={txHash} />
        </div>
      )}
    </li>
  );
}
