import type { WebhookFigures } from "./figures";
import { webhookBars } from "./main";

/** Prints it, and answers whether the bars are kept. */
export function printWebhooks({ deliveriesPerSecond, cpuMsPerDelivery, lagMs }: WebhookFigures): boolean {
  const { paymentsPerSecond, p50, p95, p99, most } = lagMs;
  const cpu = cpuMsPerDelivery === null ? "" : `; ${cpuMsPerDelivery.toFixed(2)} ms of the dispatcher's CPU for each`;
  console.log(
    `deliveries: ${Math.round(deliveriesPerSecond)}/s (bar ${webhookBars.deliveriesPerSecond}/s)${cpu}\n` +
      `event to first attempt at ${Math.round(paymentsPerSecond)} payments/s: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, p100 ${most} ms ` +
      `(bar p95 < ${webhookBars.lagP95Ms} ms)`,
  );
  return deliveriesPerSecond >= webhookBars.deliveriesPerSecond && p95 < webhookBars.lagP95Ms;
}
