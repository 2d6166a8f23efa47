import { createHmac } from "node:crypto";
import { webhookKey } from "./webhook-secret";

/** The signed content: the `webhook-id` and `webhook-timestamp` headers, and the body's exact bytes. */
export interface SignedContent {
  readonly id: string;
  /** Unix time of the attempt, in seconds. */
  readonly timestampSeconds: number;
  readonly body: string | Uint8Array;
}

/** HMAC-SHA256 of `id.timestamp.body`, as in Standard Webhooks 1.0.0. */
export function webhookMac(key: Uint8Array, { id, timestampSeconds, body }: SignedContent): Buffer {
  return createHmac("sha256", key).update(`${id}.${timestampSeconds}.`).update(body).digest();
}

/**
 * The value of the `webhook-signature` header: one `v1,<base64>` per live secret, separated by spaces.
 * @param secrets `whsec_` and base64 each; throws for a malformed one
 */
export function webhookSignature({
  secrets,
  ...content
}: SignedContent & { readonly secrets: readonly string[] }): string {
  const signatures = secrets.map((secret) => {
    const key = webhookKey(secret);
    // The message does not contain the secret.
    if (key === undefined) throw new Error("malformed webhook secret");
    return `v1,${webhookMac(key, content).toString("base64")}`;
  });
  return signatures.join(" ");
}
