import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { WebhookDeliveryDetail } from "../../api/schemas";
import { duration, fullTime } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Code, Copyable } from "../../ui/copy";
import { Crumbs } from "../../ui/crumbs";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { AboutLink } from "./about-link";
import { kindOf } from "./about-of";
import { Redeliver } from "./redeliver";

/** A webhook: where it went, and what was answered each time. */
export function Delivery() {
  const { t } = useTranslation();
  const { deliveryId } = useParams({ from: "/signed-in/webhooks/$deliveryId" });
  const query = useQuery(queries.delivery(deliveryId));
  return (
    <>
      <Crumbs to="/webhooks" title={t("webhooks.title")} />
      <QueryView query={query}>{(delivery) => <Shown delivery={delivery} />}</QueryView>
    </>
  );
}

function Shown({ delivery }: { readonly delivery: WebhookDeliveryDetail }) {
  const { t, i18n } = useTranslation();
  const { id, eventType, eventId, status, url, paymentId, environment, nextAttemptAt } = delivery;
  return (
    <>
      <header className="payment-head">
        <div>
          <h1 className="mono">{eventType}</h1>
          <Copyable text={id} />
        </div>
        <StatusBadge status={status} />
        <Redeliver deliveryId={id} />
      </header>
      <Card>
        <dl className="details">
          <Row name={t("webhooks.url")}>{url}</Row>
          <Row name={t("webhooks.event")}>
            <Copyable text={eventId} />
          </Row>
          <Row name={t("shell.environment")}>{t(`shell.${environment}`)}</Row>
          {paymentId !== null && (
            <Row name={t(`webhooks.${kindOf(paymentId)}`)}>
              <AboutLink about={paymentId} environment={environment} />
            </Row>
          )}
          {nextAttemptAt !== null && (
            <Row name={t("webhooks.nextAttempt")}>{fullTime(nextAttemptAt, i18n.language)}</Row>
          )}
        </dl>
      </Card>
      <Attempts delivery={delivery} />
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Attempts({ delivery: { attempts } }: { readonly delivery: WebhookDeliveryDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t("webhooks.attemptsTitle")}>
      {attempts.length === 0 && <Empty icon="clock" title={t("webhooks.noAttempts")} />}
      <ol className="attempts">
        {attempts.map(({ at, httpStatus, durationMs, responseExcerpt, error }) => (
          <li key={at}>
            <p>
              <Badge tone={httpStatus !== null && httpStatus >= 200 && httpStatus < 300 ? "good" : "bad"}>
                {String(httpStatus ?? t("webhooks.noAnswer"))}
              </Badge>{" "}
              <time dateTime={at}>{fullTime(at, i18n.language)}</time>{" "}
              <span className="muted">{duration(durationMs, i18n.language)}</span>
            </p>
            {error !== null && <p className="small">{error}</p>}
            {responseExcerpt !== null && responseExcerpt !== "" && (
              <Code text={responseExcerpt} label={t("webhooks.answer")} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
