import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { ago } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";

export function WebhookHealth({ merchant }: { readonly merchant: Merchant }) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  const query = useQuery(queries.deliveries({ limit: 20 }));
  if (merchant.webhookUrl === null) {
    return (
      <Card title={t("home.webhook")}>
        <Empty icon="webhook" title={t("home.noWebhook")}>
          <Button small asChild>
            <Link to="/webhooks">{t("home.setWebhook")}</Link>
          </Button>
        </Empty>
      </Card>
    );
  }
  return (
    <Card title={t("home.webhook")} aside={<Link to="/webhooks">{t("home.all")}</Link>}>
      <p className="mono small break">{merchant.webhookUrl}</p>
      <QueryView query={query} rows={2}>
        {({ deliveries }) => {
          const ended = deliveries.filter(({ status }) => status !== "pending");
          const good = ended.filter(({ status }) => status === "succeeded").length;
          const tone = ended.length === good ? "good" : good * 2 > ended.length ? "warn" : "bad";
          const [last] = deliveries;
          return last === undefined ? (
            <p className="muted">{t("home.noDeliveries")}</p>
          ) : (
            <>
              <Badge tone={tone}>{t("home.delivered", { good, count: ended.length })}</Badge>
              <ol className="ticks" aria-label={t("home.lastDeliveries")}>
                {[...deliveries].reverse().map(({ id, status, eventType }) => (
                  <li key={id} className={`tick is-${status}`} title={`${eventType}: ${t(`status.${status}`)}`} />
                ))}
              </ol>
              <p className="small muted">
                {t("home.lastDelivery", { ago: ago(last.createdAt, nowMs, i18n.language) })}
              </p>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
