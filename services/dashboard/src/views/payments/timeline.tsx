import { useTranslation } from "react-i18next";
import type { PaymentTimeline, TimelineStage } from "../../api/schemas";
import { Copyable } from "../../ui/copy";
import { showsTransaction, TimelineRow } from "../../ui/timeline-row";

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

function Stage({ stage: { stage, at, durationMs, reason, txHash, webhook } }: { readonly stage: TimelineStage }) {
  const answer = webhook && { status: webhook.httpStatus, error: webhook.error };
  return (
    <TimelineRow {...{ stage, at, durationMs, reason }} webhook={answer}>
      {txHash !== null && showsTransaction(stage) && <Copyable text={txHash} />}
    </TimelineRow>
  );
}

/** Wei as ETH with three significant digits, without floating point before the last step. */
function etherOf(wei: string, language: string): string {
  const format = new Intl.NumberFormat(language === "id" ? "id-ID" : "en-GB", { maximumSignificantDigits: 3 });
  return format.format(Number(BigInt(wei) / 1_000_000_000n) / 1e9);
}
