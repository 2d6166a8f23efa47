import { createHash, randomUUID } from "node:crypto";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload, UptoPayload } from "@lunas/protocol/wire/x402";

/**
 * The Idempotency-Keys of gates that ended without an outcome, so that the payer's same header can join its payment
 * again.
 */
export interface Unfinished {
  /** The key of an earlier request with this body that stayed open, for one caller only; otherwise a new random key. */
  take(body: SentBody): string;
  /** The outcome stayed open. */
  putBack(body: SentBody, idempotencyKey: string, open: LunasError): void;
  /** The known facts of an authorization that stayed open, whatever is demanded for it now. */
  openOf(payload: AnyPayload): LunasError | undefined;
}

type AnyPayload = PaymentPayload | UptoPayload;

/** What a gate sends: a payment, or a hold. */
export interface SentBody {
  readonly paymentPayload: string | AnyPayload;
}

const MOST = 10_000;
/** Every payment has ended this long after its deadline. */
const ENDED_AFTER_SECONDS = 300n;

interface Entry {
  readonly key: string;
  readonly authorization: string;
  readonly open: LunasError;
}

/**
 * One caller gets a key, and never after a success: two callers with the same key would both get the one payment, and
 * both would serve. The keys are lost with the process; the payment then answers `nonce_already_used`, and a webhook
 * reports it.
 */
export function rememberUnfinished(newKey: () => string = randomUUID, now: () => number = Date.now): Unfinished {
  const entries = new Map<string, Entry>();
  return {
    take(body) {
      const id = digestOf(body);
      const key = entries.get(id)?.key ?? newKey();
      entries.delete(id);
      return key;
    },
    putBack(body, key, open) {
      const payload = body.paymentPayload as AnyPayload;
      entries.set(digestOf(body), { key, authorization: authorizationOf(payload), open });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
    openOf(payload) {
      if (!mayBeOpen(payload, now())) return undefined;
      const wanted = authorizationOf(payload);
      for (const { authorization, open } of entries.values()) if (authorization === wanted) return open;
      return undefined;
    },
  };
}

export function digestOf(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64");
}

/** Whether a payment of this authorization can have an open outcome: every one ends some time after its deadline. */
export function mayBeOpen({ payload }: AnyPayload, nowMs: number): boolean {
  return BigInt(payload.permit2Authorization.deadline) + ENDED_AFTER_SECONDS >= BigInt(Math.floor(nowMs / 1_000));
}

/** Payer and nonce identify a payment, not the signature. */
export function authorizationOf({ payload }: AnyPayload): string {
  const { from, nonce } = payload.permit2Authorization;
  return `${from.toLowerCase()} ${nonce}`;
}
