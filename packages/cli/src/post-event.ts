import { webhookSignature } from "@lunas/protocol/events/sign-webhook";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";

export interface Posted {
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly durationMs: number;
}

const timeoutMs = 15_000;

/** Posts an event as the service posts a webhook: the same headers, the same signature, no redirects. Never throws. */
export async function postEvent(url: string, event: WebhookBody, secret: string): Promise<Posted> {
  const body = JSON.stringify(event);
  const timestampSeconds = Math.floor(Date.now() / 1_000);
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      "content-type": "application/json",
      "user-agent": "Lunas-Webhooks/1",
      "webhook-id": event.id,
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": webhookSignature({ id: event.id, timestampSeconds, body, secrets: [secret] }),
    },
    body,
  }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  return { status: answer?.status ?? null, durationMs: Math.round(performance.now() - startedAt) };
}
