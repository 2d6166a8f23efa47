import { timingSafeEqual } from "node:crypto";
import { type SignedContent, webhookMac } from "./sign-webhook";
import { webhookKey } from "./webhook-secret";

const TOLERANCE_SECONDS = 300;
/** Far more than a sender's live secrets; limits the work that a forged header causes. */
const MAX_SIGNATURES = 20;

const messages = {
  missing_header: "webhook-id, webhook-timestamp and webhook-signature are all required",
  malformed_timestamp: "webhook-timestamp is not a whole number of unix seconds",
  timestamp_too_old:
    "webhook-timestamp is more than five minutes old: the request is an old one, or this machine's clock is ahead; set it",
  timestamp_too_new:
    "webhook-timestamp is more than five minutes in the future: this machine's clock is behind; set it",
  malformed_secret: "the secret is not whsec_ followed by base64 of 24 to 64 bytes",
  no_matching_signature:
    "no signature matches: the secret is of another endpoint or an older one, or the body is not the raw one",
} as const;

export type WebhookProblem = keyof typeof messages;

export type VerifiedWebhook =
  | { readonly ok: true; readonly id: string; readonly timestampSeconds: number }
  | { readonly ok: false; readonly problem: WebhookProblem; readonly message: string };

export interface ReceivedWebhook {
  /** The raw body, before any parsing: the signature covers its bytes. */
  readonly body: string | Uint8Array;
  /** Node's format: lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly secret: string;
  /** Unix time now, in seconds. */
  readonly nowSeconds: number;
}

const refuse = (problem: WebhookProblem): VerifiedWebhook => ({ ok: false, problem, message: messages[problem] });

/** Checks a received webhook against Standard Webhooks 1.0.0 in constant time; allows five minutes either way. Never throws. */
export function verifyWebhook({ body, headers, secret, nowSeconds }: ReceivedWebhook): VerifiedWebhook {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  const signatures = headers["webhook-signature"];
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string") {
    return refuse("missing_header");
  }
  const key = webhookKey(secret);
  if (key === undefined) return refuse("malformed_secret");
  if (!/^(0|[1-9][0-9]{0,11})$/.test(timestamp)) return refuse("malformed_timestamp");
  const timestampSeconds = Number(timestamp);
  if (timestampSeconds < nowSeconds - TOLERANCE_SECONDS) return refuse("timestamp_too_old");
  if (timestampSeconds > nowSeconds + TOLERANCE_SECONDS) return refuse("timestamp_too_new");
  if (!anyMatches(signatures, key, { id, timestampSeconds, body })) return refuse("no_matching_signature");
  return { ok: true, id, timestampSeconds };
}

function anyMatches(signatures: string, key: Uint8Array, content: SignedContent): boolean {
  const expected = webhookMac(key, content);
  const candidates = signatures.split(" ", MAX_SIGNATURES).filter((each) => each.startsWith("v1,"));
  return candidates.some((each) => {
    const given = Buffer.from(each.slice("v1,".length), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
