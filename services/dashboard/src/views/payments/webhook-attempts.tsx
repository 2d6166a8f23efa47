import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { PaymentTimeline } from "../../api/schemas";
import { duration, shortTime } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Empty } from "../../ui/states";
import { Redeliver } from "../developers/redeliver";

/** What the merchant's endpoint answered to this payment's webhooks; a delivery's own page has the whole answer. */
export function WebhookAttempts({ timeline }: { readonly timeline: PaymentTimeline }) {
  const { t, i18n } = useTranslation();
  const attempts = timeline.stages.flatMap(({ at, webhook }) => (webhook === undefined ? [] : [{ at, ...webhook }]));
  if (attempts.length === 0) return <Empty icon="webhook" title={t("payment.noWebhooks")} />;
  const last = attempts.at(-1);
  return (
    <>
      <ul className="rows">
        {attempts.map(({ at, deliveryId, eventType, attempt, httpStatus, durationMs, error }) => {
          const good = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
          return (
            <li key={`${deliveryId}-${attempt}-${at}`}>
              <Link to="/webhooks/$deliveryId" params={{ deliveryId }} className="row-link">
                <span className="mono small">{eventType}</span>
                <Badge tone={good ? "good" : "bad"}>{String(httpStatus ?? error ?? "–")}</Badge>
                <span className="small muted">{duration(durationMs, i18n.language)}</span>
                <time className="small muted" dateTime={at}>
                  {shortTime(at, i18n.language)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
      {last && (
        <div className="card-foot">
          <Redeliver deliveryId={last.deliveryId} />
        </div>
      )}
    </>
  );
}
