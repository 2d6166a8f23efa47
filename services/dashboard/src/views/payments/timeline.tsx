import { useTranslation } from "react-i18next";
import type { PaymentTimeline, TimelineStage } from "../../api/schemas";
import { duration, fullTime } from "../../format/time";
import { timelineTone } from "../../format/timeline-tone";
import { Copyable } from "../../ui/copy";

/** Every stage of a payment, from its request to the merchant's endpoint. */
export function Timeline({ timeline }: { readonly timeline: PaymentTimeline }) {
  const { t, i18n } = useTranslation();
  const { stages, totalCostWei } = timeline;
  return (
    <>
      <ol className="timeline">
        {stages.map((stage) => (
          <Stage key={`${stage.stage}-${stage.at}-${stage.txHash}-${stage.webhook?.attempt}`} stage={stage} />
        ))}
      </ol>
      {totalCostWei !== "0" && (
        <p className="small muted">{t("payment.gas", { eth: etherOf(totalCostWei, i18n.language) })}</p>
      )}
    </>
  );
}

function Stage({ stage }: { readonly stage: TimelineStage }) {
  const { t, i18n } = useTranslation();
  const { at, durationMs, reason, txHash, webhook } = stage;
  const answered = webhook === undefined ? null : (webhook.httpStatus ?? webhook.error);
  const tone = timelineTone(stage.stage, webhook?.httpStatus);
  return (
    <li className={`stage is-${tone}`}>
      <div className="stage-head">
        <strong>{t(`payment.stages.${stage.stage}`, { defaultValue: stage.stage })}</strong>
        {answered !== null && <span className="badge badge-quiet">{answered}</span>}
        {durationMs !== null && <span className="stage-duration">+{duration(durationMs, i18n.language)}</span>}
      </div>
      <time className="small muted" dateTime={at}>
        {fullTime(at, i18n.language)}
      </time>
      {reason !== null && <p className="small">{reason}</p>}
      {txHash !== null && ["broadcast", "replaced", "included"].includes(stage.stage) && <Copyable text={txHash} />}
    </li>
  );
}

/** Wei as ETH with three significant digits, without floating point before the last step. */
function etherOf(wei: string, language: string): string {
  const format = new Intl.NumberFormat(language === "id" ? "id-ID" : "en-GB", { maximumSignificantDigits: 3 });
  return format.format(Number(BigInt(wei) / 1_000_000_000n) / 1e9);
}
