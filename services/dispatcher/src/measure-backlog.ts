import type { DeliveryBacklog } from "@lunas/database/backlog";
import type { Metrics } from "@lunas/runtime/metrics";
import { sampledGauges } from "@lunas/runtime/sampled-gauges";

interface Backlog {
  readonly read: () => Promise<DeliveryBacklog>;
  readonly onFault: (error: unknown) => void;
}

/** The unsent events, from the rows: every dispatcher shows the sum for all dispatchers. */
export function measureBacklog(metrics: Metrics, { read, onFault }: Backlog): void {
  sampledGauges(metrics, {
    gauges: {
      lunas_outbox_events: "Events that the relay has not processed yet.",
      lunas_outbox_lag_seconds: "Age of the oldest of them.",
      lunas_webhook_deliveries_pending: "Deliveries that have not ended, due or waiting for their next attempt.",
      lunas_webhook_deliveries_due: "Those of them that are due now.",
      lunas_webhook_oldest_due_seconds: "For how long the oldest of them has been due.",
      lunas_audit_oldest_unchained_seconds: "Age of the oldest entry of the audit log that is not chained.",
    },
    labels: [],
    read: async () => {
      const { outbox, outboxLagSeconds, pending, due, oldestDueSeconds, oldestUnchainedSeconds } = await read();
      const values = {
        lunas_outbox_events: outbox,
        lunas_outbox_lag_seconds: outboxLagSeconds,
        lunas_webhook_deliveries_pending: pending,
        lunas_webhook_deliveries_due: due,
        lunas_webhook_oldest_due_seconds: oldestDueSeconds,
        lunas_audit_oldest_unchained_seconds: oldestUnchainedSeconds,
      };
      return [{ labels: {}, values }];
    },
    onFault,
  });
}
