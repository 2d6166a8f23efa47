import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { queries } from "../../api/queries";
import type { WebhookDelivery } from "../../api/schemas";
import { shortTime } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { EmptyPage, Pager } from "../../ui/pager";
import { QueryView } from "../../ui/query-view";
import { Empty, Failed } from "../../ui/states";
import { StatusFilter } from "../../ui/status-filter";
import { toast } from "../../ui/toasts";
import { usePage } from "../../ui/use-page";
import { failedSince } from "./sent-again";
import { useFailed } from "./use-failed";

const limit = 20;
const statuses = ["succeeded", "pending", "failed"];

export function DeliveryLog() {
  const { t } = useTranslation();
  const { status } = useSearch({ from: "/signed-in/webhooks" });
  const navigate = useNavigate();
  const known = statuses.includes(status ?? "") ? status : undefined;
  const [page, setPage] = usePage(known);
  const query = useQuery(queries.deliveries({ page, limit, status: known }));
  const choose = (chosen: string | undefined) =>
    navigate({ to: "/webhooks", search: (now) => ({ ...now, status: chosen }) });
  return (
    <Card flush title={t("webhooks.log")} aside={<StatusFilter statuses={statuses} chosen={known} onChoose={choose} />}>
      <QueryView query={query}>
        {({ deliveries, pagination }) =>
          deliveries.length === 0 ? (
            <EmptyPage pagination={pagination} onPage={setPage}>
              <Empty icon="webhook" title={t("webhooks.none")} />
            </EmptyPage>
          ) : (
            <>
              <ul className="rows">
                {deliveries.map((delivery) => (
                  <DeliveryLine key={delivery.id} delivery={delivery} />
                ))}
              </ul>
              <div className="card-foot">
                <RedeliverFailed />
                <Pager pagination={pagination} onPage={setPage} />
              </div>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t, i18n } = useTranslation();
  const { id, eventType, status, attemptCount, createdAt, environment } = delivery;
  return (
    <li>
      <Link to="/webhooks/$deliveryId" params={{ deliveryId: id }} className="row-link">
        <span className="mono">{eventType}</span>
        <StatusBadge status={status} />
        <span className="small muted">
          <Badge tone={environment === "sandbox" ? "warn" : "good"}>{t(`shell.${environment}`)}</Badge>{" "}
          {t("webhooks.attempts", { count: attemptCount })}
        </span>
        <time className="small muted" dateTime={createdAt}>
          {shortTime(createdAt, i18n.language)}
        </time>
      </Link>
    </li>
  );
}

/** All that failed in the last week, without tests. */
function RedeliverFailed() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { count, number } = useFailed();
  const redeliver = useMutation({
    mutationFn: () => api.redeliverFailed(failedSince(Date.now())),
    onSuccess: ({ redelivered }) => {
      toast(t("webhooks.redelivered", { count: redelivered }));
      void client.invalidateQueries({ queryKey: ["live"] });
    },
  });
  if (count === 0) return <span />;
  return (
    <>
      <Button small busy={redeliver.isPending} onClick={() => redeliver.mutate()}>
        {t("webhooks.redeliverFailed", { count, number })}
      </Button>
      {redeliver.error !== null && <Failed error={redeliver.error} />}
    </>
  );
}
