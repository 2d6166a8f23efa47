import type { SignedMessage } from "@lunas/domain/webhook/deliver";
import { webhookSignature } from "@lunas/protocol/events/sign-webhook";

/** The three headers of Standard Webhooks 1.0.0. */
export function signedHeaders({ id, timestampSeconds, body, secrets }: SignedMessage): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestampSeconds),
    "webhook-signature": webhookSignature({ id, timestampSeconds, body, secrets }),
  };
}
