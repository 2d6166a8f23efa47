import type { DeliveryBacklog } from "@lunas/database/backlog";
import type { Metrics } from "@lunas/runtime/metrics";
import { sampledGauges } from "@lunas/runtime/sampled-gauges";

interface Backlog {
  readonly read: () => Promise<DeliveryBacklog>;
  readonly onFault: (error: unknown) => void;
}

/** What is not told yet, by the rows: every dispatcher shows the same, of all dispatchers together. */
export function measureBacklog(metrics: Metrics, { read, onFault }: Backlog): void {
  sampledGauges(metrics, {
    gauges: {
      lunas_outbox_events: "Events that the relay has not taken up yet.",
      lunas_outbox_lag_seconds: "How old the oldest of them is.",
      lunas_webhook_deliveries_pending: "Deliveries that are not over, due or waiting for their next attempt.",
      lunas_webhook_deliveries_due: "Those of them that are due now.",
      lunas_webhook_oldest_due_seconds: "For how long the oldest of them has been due.",
    },
    labels: [],
    read: async () => {
      const { outbox, outboxLagSeconds, pending, due, oldestDueSeconds } = await read();
      const values = {
        lunas_outbox_events: outbox,
        lunas_outbox_lag_seconds: outboxLagSeconds,
        lunas_webhook_deliveries_pending: pending,
        lunas_webhook_deliveries_due: due,
        lunas_webhook_oldest_due_seconds: oldestDueSeconds,
      };
      return [{ labels: {}, values }];
    },
    onFault,
  });
}
